public import CGTK
import NumberSelect

/// A number selector, `−  3  +`, for GTK 4.
///
/// ```swift
/// let quantity = NumberSelectView()
/// quantity.minNumber = 1
/// quantity.maxNumber = 10
/// quantity.label = "_Quantity"
/// quantity.delegate = self
/// gtk_box_append(box, quantity.widget)
/// ```
///
/// In a builder file it is an object of the class `NumberSelectView`. Call ``register()`` before the
/// file is read, and ``of(_:)`` to find the view in it:
///
/// ```xml
/// <object class="NumberSelectView" id="quantity">
///   <property name="min-number">1</property>
///   <property name="max-number">10</property>
/// </object>
/// ```
///
/// This object is a handle: it keeps the widget alive but the widget lives without it. An app may
/// let it go, or keep it when the widget has left its window.
@MainActor
public final class NumberSelectView {
  let numberWidget: NumberWidget

  /// Makes a view with the numbers 0, 1, 2 and so on.
  public convenience init() {
    let instance = g_object_new_with_properties(NumberWidgetType.type, 0, nil, nil)!
    self.init(NumberWidgetType.widget(of: instance)!)
  }

  private init(_ numberWidget: NumberWidget) {
    self.numberWidget = numberWidget
    g_object_ref_sink(numberWidget.widget)
    numberWidget.view = self
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// The widget itself, for GTK's functions.
  public var widget: UnsafeMutablePointer<GtkWidget> { numberWidget.widget }

  /// Makes the class `NumberSelectView` known to `GtkBuilder`.
  public static func register() {
    _ = NumberWidgetType.type
  }

  /// The view that an object is, as in `NumberSelectView.of(gtk_builder_get_object(builder, "a"))`.
  ///
  /// - Returns: The same Swift object as long as anybody holds it, or `nil` if the object is no
  ///   `NumberSelectView`.
  public static func of(_ object: UnsafeMutablePointer<GObject>?) -> NumberSelectView? {
    NumberWidgetType.widget(of: object).map(of)
  }

  static func of(_ widget: NumberWidget) -> NumberSelectView {
    widget.view ?? NumberSelectView(widget)
  }
}
