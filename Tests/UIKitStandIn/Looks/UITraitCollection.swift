public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// How much larger than usual text of the body style is: Apple's 14 to 53 points over 17.
  var scale: CGFloat {
    switch self {
    case .extraSmall: 14.0 / 17
    case .extraExtraExtraLarge: 23.0 / 17
    case .accessibilityLarge: 33.0 / 17
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    default: 1
    }
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  public override init() { super.init() }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(traits) }
  }

  func limited(
    from least: UIContentSizeCategory?, to most: UIContentSizeCategory?
  ) -> UITraitCollection {
    guard least != nil || most != nil else { return self }
    var category = preferredContentSizeCategory
    if let least, category.scale < least.scale { category = least }
    if let most, category.scale > most.scale { category = most }
    return UITraitCollection(traitsFrom: [
      self, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  private func take(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
    if traits.accessibilityContrast != .unspecified {
      accessibilityContrast = traits.accessibilityContrast
    }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }
}
