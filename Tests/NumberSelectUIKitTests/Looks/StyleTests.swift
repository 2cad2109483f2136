#if canImport(UIKit)
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("How a selector looks")
struct StyleTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let strong = UITraitCollection(accessibilityContrast: .high)

  static let looks: [UITraitCollection] = [
    light, dark, UITraitCollection(traitsFrom: [light, strong]),
    UITraitCollection(traitsFrom: [dark, strong]),
  ]

  @Test("The default is the look of the original: sizes, corners, white plus and grey minus")
  func original() {
    let style = NumberSelectStyle()
    #expect(style.cornerRadius == 5)
    #expect(style.signSize == 22)
    #expect(style.numberSize == 14)
    #expect(style.columnWidth == 30)
    #expect(luminance(style.plus.backgroundColor, Self.light) == 1)
    let grey = components(style.minus.backgroundColor, Self.light)
    #expect(grey.red == grey.green && grey.green == grey.blue && grey.red < 1)
    let number = components(style.numberColor, Self.light)
    #expect(abs(number.red - 1 / 3) < 0.001 && number.red == number.blue)

    let view = TestedSelector().view
    #expect(view.backgroundColor == nil)
    #expect(view.minusButton.layer.cornerRadius == 5)
    #expect(view.column.field.font?.pointSize == 14)
    #expect(view.column.field.textAlignment == .center)
    #expect(view.plusButton.backgroundColor == style.plus.backgroundColor)
    #expect(view.minusButton.backgroundColor == style.minus.backgroundColor)
  }

  @Test("Signs stand out from their backgrounds, light, dark and with increased contrast")
  func signs() {
    let style = NumberSelectStyle()
    for traits in Self.looks {
      for background in [style.plus.backgroundColor, style.minus.backgroundColor] {
        #expect(contrast(.systemBlue, background, traits) >= 3)
      }
    }
  }

  @Test("Numbers can be read on a light and on a dark page, more so with increased contrast")
  func numbers() {
    let style = NumberSelectStyle()
    for traits in Self.looks {
      let isDark = traits.userInterfaceStyle == .dark
      let page = isDark ? UIColor.black : .white
      let least: CGFloat = traits.accessibilityContrast == .high ? 15 : 7
      #expect(contrast(style.numberColor, page, traits) >= least)
      #expect(contrast(style.problemColor, page, traits) >= 4.5)
    }
  }

  @Test("With increased contrast, buttons have a border")
  func border() {
    let selector = TestedSelector()
    #expect(selector.view.plusButton.layer.borderWidth == 0)
    changeTraits(of: selector, to: Self.strong)
    #expect(selector.view.plusButton.layer.borderWidth == 1)
    #expect(selector.view.minusButton.layer.borderColor != nil)
  }

  @Test("Signs have the tint color unless the style says otherwise")
  func tint() {
    let selector = TestedSelector()
    selector.view.tintColor = .black
    #expect(selector.view.plusButton.tintColor == .black)
    selector.view.style.plus.signColor = .white
    #expect(selector.view.plusButton.tintColor == .white)
    #expect(selector.view.minusButton.tintColor == .black)
    selector.view.style.plus.signColor = nil
    #expect(selector.view.plusButton.tintColor == .black)
  }

  @Test("Each part can be changed by one value")
  func custom() {
    let selector = TestedSelector()
    var style = NumberSelectStyle()
    style.cornerRadius = 12
    style.numberSize = 20
    style.columnWidth = 50
    style.numberColor = .black
    style.minus.backgroundColor = .clear
    selector.view.style = style
    selector.window.layoutIfNeeded()
    #expect(selector.view.plusButton.layer.cornerRadius == 12)
    #expect(selector.view.column.field.font?.pointSize == 20)
    #expect(selector.view.column.field.textColor == .black)
    #expect(selector.view.minusButton.backgroundColor == .clear)
    #expect(selector.view.intrinsicContentSize.width == 120)
  }

  @Test("Text and signs grow with the user's size of text, up to the accessibility sizes")
  func dynamicType() {
    let selector = TestedSelector()
    var sizes = [selector.view.column.field.font?.pointSize ?? 0]
    var heights = [selector.view.intrinsicContentSize.height]
    let categories: [UIContentSizeCategory] = [
      .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for category in categories {
      changeTraits(of: selector, to: UITraitCollection(preferredContentSizeCategory: category))
      sizes.append(selector.view.column.field.font?.pointSize ?? 0)
      heights.append(selector.view.intrinsicContentSize.height)
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
    #expect(heights == heights.sorted() && Set(heights).count == 4)
    #expect(sizes[3] > 30)
  }

  @Test("A pressed button shows it")
  func pressed() {
    let selector = TestedSelector(0...10, current: 3)
    selector.view.plusButton.sendActions(for: .touchDown)
    #expect(selector.view.plusButton.alpha == selector.view.style.pressedOpacity)
    #expect(selector.view.minusButton.alpha == 1)
    selector.view.plusButton.sendActions(for: .touchCancel)
    #expect(selector.view.plusButton.alpha == 1)
  }
}

/// Stands for the user's setting of a trait.
@MainActor
private func changeTraits(of selector: TestedSelector, to traits: UITraitCollection) {
  #if canImport(UIKitStandIn)
  selector.window.changeTraits(to: traits)
  #else
  if #available(iOS 17, *) {
    if traits.accessibilityContrast != .unspecified {
      selector.window.traitOverrides.accessibilityContrast = traits.accessibilityContrast
    }
    if traits.preferredContentSizeCategory != .unspecified {
      selector.window.traitOverrides.preferredContentSizeCategory =
        traits.preferredContentSizeCategory
    }
    selector.view.updateTraitsIfNeeded()
  }
  #endif
}

@MainActor
private func components(
  _ color: UIColor, _ traits: UITraitCollection
) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return (red, green, blue)
}

/// The relative luminance of WCAG 2.
@MainActor
private func luminance(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
  func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  let (red, green, blue) = components(color, traits)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The contrast ratio of WCAG 2, 1 to 21.
@MainActor
private func contrast(_ one: UIColor, _ other: UIColor, _ traits: UITraitCollection) -> CGFloat {
  let values = [luminance(one, traits), luminance(other, traits)].sorted()
  return (values[1] + 0.05) / (values[0] + 0.05)
}
#endif
