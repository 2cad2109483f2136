import CGTK

extension GValue {
  /// A value that holds a copy of the text. `g_value_unset` it after use.
  init(_ text: String) {
    self.init()
    g_value_init(&self, number_select_type_string())
    g_value_set_string(&self, text)
  }

  init(_ number: Double) {
    self.init()
    g_value_init(&self, number_select_type_double())
    g_value_set_double(&self, number)
  }

  init(_ isTrue: Bool) {
    self.init()
    g_value_init(&self, number_select_type_boolean())
    g_value_set_boolean(&self, isTrue.gboolean)
  }

  init(_ token: GtkAccessibleInvalidState) {
    self.init()
    g_value_init(&self, number_select_type_int())
    g_value_set_int(&self, gint(token.rawValue))
  }

  /// A value that holds the instance and a reference to it.
  init(instance: UnsafeMutableRawPointer) {
    self.init()
    g_value_init(&self, number_select_type_of(instance))
    g_value_set_instance(&self, instance)
  }
}
