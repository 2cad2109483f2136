/// The coder that a view of a `.xib` is made with.
@MainActor
final class XibCoder: NSCoder {
  private let element: XibElement
  private let nib: NibLoading

  init(_ element: XibElement, _ nib: NibLoading) {
    self.element = element
    self.nib = nib
    super.init()
  }

  /// Gives a view what Interface Builder archives of every view.
  func decode(_ view: UIView) {
    if let frame = element.child("rect", key: "frame") {
      view.frame = CGRect(
        x: frame.number("x"), y: frame.number("y"),
        width: frame.number("width"), height: frame.number("height"))
    }
    if let color = element.child("color", key: "backgroundColor") {
      view.backgroundColor = color.color
    }
    if let accessibility = element.child("accessibility", key: "accessibilityConfiguration") {
      view.accessibilityLabel = accessibility["label"]
      view.accessibilityHint = accessibility["hint"]
    }
    for child in element.child("subviews")?.children ?? [] {
      nib.makeView(child).map(view.addSubview)
    }
  }

  func decode(_ control: UIControl) {
    if element["enabled"] == "NO" { control.isEnabled = false }
  }
}

/// One reading of a `.xib`.
@MainActor
final class NibLoading {
  private var attributes: [(view: UIView, element: XibElement)] = []

  func makeView(_ element: XibElement) -> UIView? {
    let type = element["customClass"].map(InterfaceBuilder.viewClass) ?? UIView.self
    guard let view = type.init(coder: XibCoder(element, self)) else { return nil }
    let own = element.child("userDefinedRuntimeAttributes")?.children ?? []
    attributes += own.map { (view, $0) }
    return view
  }

  /// Sets what was defined in the document, in its order.
  func applyAttributes() {
    for (view, element) in attributes {
      guard let key = element["keyPath"] else { continue }
      InterfaceBuilder.set(element.attributeValue, forKey: key, of: view)
    }
  }
}

extension XibElement {
  fileprivate func number(_ name: String) -> CGFloat {
    self[name].flatMap(Double.init).map { CGFloat($0) } ?? 0
  }

  fileprivate var color: UIColor? {
    if self["white"] != nil {
      return UIColor(white: number("white"), alpha: number("alpha"))
    }
    guard self["red"] != nil else { return nil }
    return UIColor(
      red: number("red"), green: number("green"), blue: number("blue"), alpha: number("alpha"))
  }

  fileprivate var attributeValue: Any? {
    switch self["type"] {
    case "string": self["value"]
    case "boolean": self["value"] == "YES"
    case "number":
      child("integer")?["value"].flatMap(Int.init) ?? child("real")?["value"].flatMap(Double.init)
    case "color": child("color")?.color
    default: nil
    }
  }
}
