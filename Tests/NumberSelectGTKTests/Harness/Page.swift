/// A builder file with a window for the tests.
struct Page {
  private var children: [String] = []

  /// A page with one view, `number`.
  static func view(_ properties: KeyValuePairs<String, String> = [:]) -> Page {
    Page().adding(view: "number", properties)
  }

  /// A page with one view, `number`, which has its name for assistive technology from the file.
  static func view(accessibleName: String) -> Page {
    var page = Page()
    page.children.append(
      """
      <child><object class="NumberSelectView" id="number"><accessibility>
      <property name="label">\(accessibleName)</property>
      </accessibility></object></child>
      """)
    return page
  }

  func adding(view id: String, _ properties: KeyValuePairs<String, String>) -> Page {
    adding(object: "NumberSelectView", id, properties)
  }

  func adding(view id: String, _ properties: [(String, String)]) -> Page {
    adding(object: "NumberSelectView", id, properties)
  }

  func adding(
    object name: String, _ id: String, _ properties: KeyValuePairs<String, String>
  ) -> Page {
    adding(object: name, id, properties.map { ($0, $1) })
  }

  private func adding(
    object name: String, _ id: String, _ properties: [(String, String)]
  ) -> Page {
    let properties = properties.map { "<property name=\"\($0)\">\($1)</property>" }
    var page = self
    page.children.append(
      "<child><object class=\"\(name)\" id=\"\(id)\">\(properties.joined())</object></child>")
    return page
  }

  /// The page in a window of its own.
  var ui: String {
    window(
      """
      <child><object class="GtkBox" id="box">\(margins)
      <property name="orientation">vertical</property>
      <property name="halign">start</property>
      <property name="spacing">12</property>
      \(children.joined())</object></child>
      """)
  }

  /// The page at the top of one that is much higher than its window.
  var scrollingUI: String {
    window(
      """
      <child><object class="GtkScrolledWindow" id="scrolled">
      <child><object class="GtkBox" id="box">\(margins)
      <property name="orientation">vertical</property>
      \(children.joined())
      <child><object class="GtkLabel"><property name="height-request">3000</property></object></child>
      </object></child></object></child>
      """)
  }

  private func window(_ content: String) -> String {
    """
    <interface><object class="GtkWindow" id="window">
    <property name="title">NumberSelect</property>
    <property name="decorated">0</property>
    <property name="default-width">400</property>
    <property name="default-height">300</property>
    \(content)
    </object></interface>
    """
  }

  private var margins: String {
    ["top", "bottom", "start", "end"].map { "<property name=\"margin-\($0)\">40</property>" }
      .joined()
  }
}
