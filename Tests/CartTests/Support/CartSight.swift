/// What can be seen of a cart.
struct CartSight {
  /// One line of the cart.
  struct Line {
    let field: AccessibleObject
    let amount: String

    /// The number as it is read aloud.
    var number: String { field.description }
  }

  private let objects: [AccessibleObject]

  /// How many windows there are.
  let windows: Int

  /// - Parameter window: The window that is looked at.
  init(_ objects: [AccessibleObject], window: Int = 0) {
    self.objects = objects.filter { $0.window == window }
    windows = Set(objects.map(\.window)).count
  }

  /// The lines by the names of their quantities.
  var lines: [String: Line] {
    var lines: [String: Line] = [:]
    for (index, object) in objects.enumerated() where object.role == "spin button" {
      let amount = objects[index...].first { $0.role == "label" }
      lines[object.name] = Line(field: object, amount: amount?.name ?? "")
    }
    return lines
  }

  subscript(product: String) -> Line? { lines["Quantity of \(product)"] }

  func button(_ name: String) -> AccessibleObject? { button { $0 == name } }

  func button(where isNamed: (String) -> Bool) -> AccessibleObject? {
    objects.first { $0.role == "push button" && isNamed($0.name) }
  }

  func label(_ text: String) -> AccessibleObject? {
    objects.first { $0.role == "label" && $0.name == text }
  }

  var status: String? { objects.last { $0.role == "status bar" }?.name }

  /// The texts that stand in the window, in order.
  var labels: [String] { objects.filter { $0.role == "label" }.map(\.name) }

  var total: String? { labels.drop { $0 != "Total" }.dropFirst().first }
}
