#if canImport(UIKitStandIn)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

/// What Apple's UIKit announces cannot be read back, so these run on the stand-in only.
@MainActor
@Suite("Announcements")
struct AnnouncementTests {
  private let rule = NumberRule(minimum: 1, maximum: 20)

  /// What is announced while something happens.
  private func announced(_ happen: () -> Void) -> [String] {
    let before = UIAccessibility.posted.count
    happen()
    return UIAccessibility.posted.suffix(from: before)
      .filter { $0.notification == .announcement }
      .compactMap { $0.argument as? String }
  }

  @Test("An adjustment is announced, once")
  func adjustment() {
    let selector = Selector(1...10, current: 5)
    let said = announced { selector.type("15") }
    #expect(said == ["15 is not possible. Changed to 10."])
  }

  @Test("A step is not announced: assistive technology reads the new value by itself")
  func step() {
    let selector = Selector(1...10, current: 5)
    #expect(announced { selector.view.accessibilityIncrement() }.isEmpty)
    #expect(announced { selector.plus() }.isEmpty)
  }

  @Test("The first number of a source is not announced, a later change is, once")
  func sourceChange() {
    let selector = Selector()
    selector.view.bind(to: SilentSource())
    let first = NumberOnSource(number: 3, rule: rule)
    #expect(announced { selector.view.controller.send(.loaded(first)) }.isEmpty)
    let second = NumberOnSource(number: 8, rule: rule)
    #expect(
      announced { selector.view.controller.send(.loaded(second)) }
        == ["Changed to 8 by the server"])
    #expect(announced { selector.view.controller.send(.loaded(second)) }.isEmpty)
  }

  @Test("A choice that the source refuses is announced as an adjustment only")
  func refusedBySource() {
    let selector = Selector()
    selector.view.bind(to: SilentSource())
    selector.view.controller.send(.loaded(NumberOnSource(number: 3, rule: rule)))
    selector.type("15")
    var fallen = rule
    fallen.maximum = 9
    let answer = NumberOnSource(number: 3, rule: fallen)
    #expect(
      announced { selector.view.controller.send(.saveRefused(answer)) }
        == ["15 is not possible. Changed to 9."])
    #expect(selector.view.currentNumber == 9)
  }

  @Test("A text that cannot be read is announced")
  func unreadable() {
    let selector = Selector(1...10, current: 5)
    #expect(announced { selector.type("abc") } == ["Not a valid number"])
    #expect(
      announced { selector.type(String(repeating: "9", count: 40)) } == ["Too many digits"])
  }

  @Test("Numbers are announced as they are spoken")
  func spoken() {
    let selector = Selector(1...10, current: 5)
    selector.view.spokenNumber = { "\($0) bags" }
    #expect(announced { selector.type("15") } == ["15 bags is not possible. Changed to 10 bags."])
  }
}
#endif
