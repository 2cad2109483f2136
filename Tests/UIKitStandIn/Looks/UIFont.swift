open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
  }

  public let pointSize: CGFloat
  open var lineHeight: CGFloat { pointSize * 1.2 }

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.pointSize == pointSize
  }

  open override var hash: Int { pointSize.hashValue }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(pointSize: scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    (value * (traitCollection?.preferredContentSizeCategory.scale ?? 1)).rounded()
  }
}

extension NSAttributedString {
  /// Six tenths of an em for each character.
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let pointSize = font?.pointSize ?? 12
    return CGSize(width: CGFloat(string.count) * pointSize * 0.6, height: pointSize * 1.2)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

open class UIImage: NSObject, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public let font: UIFont

    public init(font: UIFont) {
      self.font = font
      super.init()
    }
  }

  /// The name of the symbol.
  public let name: String

  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
