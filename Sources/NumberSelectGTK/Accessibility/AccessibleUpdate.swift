import CGTK
import NumberSelect

/// Properties and states that are told to assistive technology together.
package struct AccessibleUpdate {
  private var properties: [GtkAccessibleProperty] = []
  private var propertyValues: [GValue] = []
  private var states: [GtkAccessibleState] = []
  private var stateValues: [GValue] = []

  package init() {}

  package mutating func set(_ property: GtkAccessibleProperty, _ text: String) {
    properties.append(property)
    propertyValues.append(GValue(text))
  }

  mutating func set(_ property: GtkAccessibleProperty, _ isTrue: Bool) {
    properties.append(property)
    propertyValues.append(GValue(isTrue))
  }

  /// Sets a bound or the number itself, which assistive technology knows as a floating-point
  /// number only.
  mutating func set(_ property: GtkAccessibleProperty, _ number: ExactDecimal) {
    guard let number = Double(number.description) else { return }
    properties.append(property)
    propertyValues.append(GValue(number))
  }

  mutating func set(_ state: GtkAccessibleState, _ isTrue: Bool) {
    states.append(state)
    stateValues.append(GValue(isTrue))
  }

  mutating func setInvalid(_ isInvalid: Bool) {
    states.append(GTK_ACCESSIBLE_STATE_INVALID)
    let token = isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
    stateValues.append(GValue(token))
  }

  /// Tells it all. The update is empty afterwards.
  package mutating func send(to widget: WidgetPointer) {
    if !properties.isEmpty {
      gtk_accessible_update_property_value(
        widget.opaque, gint(properties.count), &properties, propertyValues)
    }
    if !states.isEmpty {
      gtk_accessible_update_state_value(widget.opaque, gint(states.count), &states, stateValues)
    }
    for index in propertyValues.indices { g_value_unset(&propertyValues[index]) }
    self = AccessibleUpdate()
  }
}

/// Makes a widget that was just made a mere decoration.
func hideFromAssistiveTechnology(_ widget: WidgetPointer) {
  var role = GValue()
  g_value_init(&role, gtk_accessible_role_get_type())
  g_value_set_enum(&role, gint(GTK_ACCESSIBLE_ROLE_PRESENTATION.rawValue))
  g_object_set_property(widget.raw.asObject, "accessible-role", &role)
}
