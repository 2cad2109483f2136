#if canImport(UIKitStandIn)
import NumberSelect
import NumberSelectFoundation
import TestSupport
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
      .compactMap { ($0.argument as? NSAttributedString)?.string }
  }

  @Test("An adjustment is announced, once")
  func adjustment() {
    let selector = TestedSelector(1...10, current: 5)
    let said = announced { selector.type("15") }
    #expect(said == ["15 is not possible. Changed to 10."])
  }

  /// What assistive technology is told while something happens: `focus` for a focus that goes to the
  /// selector, `layout` for one that stays where it is, else the words, with `…` if they wait.
  private func told(of view: NumberSelectView, _ happen: () -> Void) -> [String] {
    let before = UIAccessibility.posted.count
    happen()
    return UIAccessibility.posted.suffix(from: before).map { notification, argument in
      if notification == .layoutChanged { return argument == nil ? "layout" : "focus" }
      guard let words = argument as? NSAttributedString else { return "" }
      let waits = words.attribute(
        .accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
      return words.string + (waits as? Bool == true ? "…" : "")
    }
  }

  @Test("What becomes of a text is said after the number that gets the focus, and waits for it")
  func saidAfterFocus() {
    let selector = TestedSelector(1...10, current: 5)
    selector.view.column.field.becomeFirstResponder()
    selector.view.column.field.insertText("15")
    let told = told(of: selector.view) { selector.finishTyping() }
    #expect(told == ["focus", "15 is not possible. Changed to 10.…"])
  }

  @Test("A focus that is elsewhere stays there when typing ends", arguments: [true, false])
  func focusElsewhere(isRemoved: Bool) {
    let selector = TestedSelector(1...10, current: 5)
    let other = UITextField(frame: .zero)
    selector.window.addSubview(other)
    selector.view.column.field.becomeFirstResponder()
    let told = told(of: selector.view) {
      if isRemoved { selector.view.removeFromSuperview() } else { other.becomeFirstResponder() }
    }
    #expect(told == ["layout"])
  }

  @Test("A step is not announced: assistive technology reads the new value by itself")
  func step() {
    let selector = TestedSelector(1...10, current: 5)
    #expect(announced { selector.view.accessibilityIncrement() }.isEmpty)
    #expect(announced { selector.plus() }.isEmpty)
  }

  /// What has been announced so far with a word that only this test says.
  private func announced(with word: String) -> [String] {
    UIAccessibility.posted.filter { $0.notification == .announcement }
      .compactMap { ($0.argument as? NSAttributedString)?.string }
      .filter { $0.contains(word) }
  }

  @Test("The first number of a source is not announced, a later change is, once")
  func sourceChange() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = TestedSelector()
    selector.view.spokenNumber = { "\($0) apples" }
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    #expect(announced(with: "apples").isEmpty)
    await choose(8, at: source)
    selector.view.reload()
    #expect(await comesAbout { selector.view.currentNumber == 8 })
    #expect(announced(with: "apples") == ["Changed to 8 apples by the server"])
    selector.view.reload()
    #expect(await comesAbout { selector.view.activity == .idle })
    #expect(announced(with: "apples").count == 1)
  }

  @Test("A choice that the source refuses is announced as an adjustment only")
  func refusedBySource() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = TestedSelector()
    selector.view.spokenNumber = { "\($0) pears" }
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    var fallen = rule
    fallen.maximum = 9
    await source.setRule(fallen)
    selector.type("15")
    selector.clock.turn(by: 1000)
    #expect(await comesAbout { selector.view.currentNumber == 9 })
    #expect(announced(with: "pears") == ["15 pears is not possible. Changed to 9 pears."])
  }

  @Test("A number that was announced once is announced again when the source comes back to it")
  func comesBack() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = TestedSelector()
    selector.view.spokenNumber = { "\($0) plums" }
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    selector.type("25")
    selector.minus()
    selector.clock.turn(by: 1000)
    #expect(await comesAbout { (try? await source.load().number) == 19 })
    await choose(20, at: source)
    selector.view.reload()
    #expect(await comesAbout { selector.view.currentNumber == 20 })
    #expect(
      announced(with: "plums") == [
        "25 plums is not possible. Changed to 20 plums.", "Changed to 20 plums by the server",
      ])
  }

  @Test("A choice that is given up is announced once, and nothing else with it")
  func gaveUp() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = TestedSelector()
    selector.view.spokenNumber = { "\($0) figs" }
    selector.view.conflictPolicy = .sourceWins
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    await choose(9, at: source)
    selector.plus()
    selector.view.flush()
    #expect(await comesAbout { selector.view.currentNumber == 9 })
    #expect(
      announced(with: "figs") == ["Changed to 9 figs elsewhere. Your choice was not saved."])
  }

  @Test("A text that cannot be read is announced")
  func unreadable() {
    let selector = TestedSelector(1...10, current: 5)
    #expect(announced { selector.type("abc") } == ["Not a valid number"])
    #expect(
      announced { selector.type(String(repeating: "9", count: 40)) } == ["Too many digits"])
  }

  @Test("Numbers are announced as they are spoken")
  func spoken() {
    let selector = TestedSelector(1...10, current: 5)
    selector.view.spokenNumber = { "\($0) bags" }
    #expect(announced { selector.type("15") } == ["15 bags is not possible. Changed to 10 bags."])
  }
}
#endif
