open class UIColor: NSObject, @unchecked Sendable {
  private enum Kind: Equatable {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic(ObjectIdentifier)
  }

  private let kind: Kind
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(ObjectIdentifier(Token()))
    provider = dynamicProvider
    super.init()
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .fixed(let r, let g, let b, let a) = resolvedColor(with: UITraitCollection()).kind
    else { return false }
    red?.pointee = r
    green?.pointee = g
    blue?.pointee = b
    alpha?.pointee = a
    return true
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(let red, let green, let blue, _) = kind else {
      return UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open var cgColor: CGColor { CGColor(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (provider == nil && kind == other.kind)
  }

  open override var hash: Int { 0 }

  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }

  /// The values that Apple publishes in its guidelines.
  open class var systemBlue: UIColor {
    UIColor { traits in
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
      case (true, false): UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
      case (false, true): UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1)
      case (true, true): UIColor(red: 64 / 255, green: 156 / 255, blue: 1, alpha: 1)
      }
    }
  }
}

private final class Token {}

public final class CGColor: Equatable {
  public let color: UIColor
  init(_ color: UIColor) { self.color = color }
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
}

@MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?

  nonisolated public override init() { super.init() }
}
