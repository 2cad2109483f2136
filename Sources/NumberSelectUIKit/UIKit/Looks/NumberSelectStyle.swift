#if canImport(UIKit)
public import UIKit

/// How a ``NumberSelectView`` looks. Change what you like and give it to the view:
///
/// ```swift
/// var style = NumberSelectStyle()
/// style.plus.backgroundColor = .systemGreen
/// style.cornerRadius = 15
/// view.style = style
/// ```
///
/// Sizes are in points at the usual size of text and grow with Dynamic Type where text does.
public struct NumberSelectStyle: Equatable, Sendable {
  /// How a button looks.
  public struct Button: Equatable, Sendable {
    /// What the sign is drawn on.
    public var backgroundColor: UIColor

    /// The color of the sign, or `nil` for the view's tint color.
    public var signColor: UIColor?

    public init(backgroundColor: UIColor, signColor: UIColor? = nil) {
      self.backgroundColor = backgroundColor
      self.signColor = signColor
    }
  }

  /// The button that leads down.
  public var minus = Button(backgroundColor: Palette.grey)
  /// The button that leads up.
  public var plus = Button(backgroundColor: Palette.white)

  /// The color of the number.
  public var numberColor: UIColor = Palette.darkGrey

  /// The color of a number or a text with which something is wrong. It has a border, too.
  public var problemColor: UIColor = Palette.red

  /// The color of the line below a number that could not be saved for long.
  public var unsavedColor: UIColor = Palette.amber

  /// The color of the bubble with a message.
  public var messageColor: UIColor = Palette.darkGrey

  /// The color of a message.
  public var messageTextColor: UIColor = Palette.white

  /// The size of a message.
  public var messageSize: CGFloat = 13

  /// The size of the number.
  public var numberSize: CGFloat = 14

  /// The size of the signs.
  public var signSize: CGFloat = 22

  /// The width of the number's column. A longer number widens it.
  public var columnWidth: CGFloat = 30

  /// The width of a button in a selector that is as wide as it likes.
  public var buttonWidth: CGFloat = 35

  /// The height of a selector that is as high as it likes.
  public var height: CGFloat = 30

  /// The radius of the buttons' corners.
  public var cornerRadius: CGFloat = 5

  /// How wide and high the area of a button is at least where a touch counts, be the button as
  /// small as it may.
  public var touchSize: CGFloat = 44

  /// How much of a button is left to see while it is pressed, 0 to 1.
  public var pressedOpacity: CGFloat = 0.6

  /// How much of a button is left to see when it can do nothing, 0 to 1.
  public var disabledOpacity: CGFloat = 0.35

  /// Whether a step and the end of the way can be felt.
  public var hasHaptics = true

  /// The look of the original control, with signs that stand out from their backgrounds.
  public init() {}
}

extension NumberSelectStyle {
  func numberFont(for traits: UITraitCollection) -> UIFont {
    Self.metrics.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: numberSize, weight: .regular),
      compatibleWith: traits)
  }

  func messageFont(for traits: UITraitCollection) -> UIFont {
    Self.metrics.scaledFont(for: .systemFont(ofSize: messageSize), compatibleWith: traits)
  }

  func signFont(for traits: UITraitCollection) -> UIFont {
    Self.metrics.scaledFont(for: .systemFont(ofSize: signSize), compatibleWith: traits)
  }

  func scaled(_ size: CGFloat, for traits: UITraitCollection) -> CGFloat {
    Self.metrics.scaledValue(for: size, compatibleWith: traits)
  }

  private static var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
}

/// The colors of the default look.
private enum Palette {
  static let grey = color(light: 0.90, dark: 0.23)
  static let white = color(light: 1, dark: 0.11)
  static let darkGrey = color(light: 1 / 3.0, dark: 0.78, strongLight: 0.1, strongDark: 1)

  static let red = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.55, blue: 0.5, alpha: 1)
      : UIColor(red: 0.72, green: 0.05, blue: 0.05, alpha: 1)
  }

  static let amber = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.75, blue: 0.3, alpha: 1)
      : UIColor(red: 0.75, green: 0.45, blue: 0, alpha: 1)
  }

  private static func color(
    light: CGFloat, dark: CGFloat, strongLight: CGFloat? = nil, strongDark: CGFloat? = nil
  ) -> UIColor {
    UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      let white =
        traits.userInterfaceStyle == .dark
        ? (isStrong ? strongDark ?? dark : dark) : (isStrong ? strongLight ?? light : light)
      return UIColor(white: white, alpha: 1)
    }
  }
}
#endif
