#if canImport(UIKit)
import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("What the user is told beside the number")
struct MessageTests {
  private let rule = NumberRule(minimum: 1, maximum: 10)

  /// A selector that shows the 3 of a source.
  private func bound(to source: some NumberSource) async -> TestedSelector {
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    return selector
  }

  /// What stands in the bubble, if it is there.
  private func bubble(of selector: TestedSelector) -> String? {
    selector.view.bubble.isHidden ? nil : selector.view.bubble.label.text
  }

  @Test("A save that takes long is told and marked, and that it is done after all")
  func slow() async {
    let source = SlowSource(number: 3, rule: rule)
    await source.open()
    let selector = await bound(to: source)
    await source.close()
    #expect(selector.view.column.unsavedLine.isHidden)
    selector.plus()
    selector.clock.turn(by: 3299)
    #expect(bubble(of: selector) == nil)
    selector.clock.turn(by: 1)
    #expect(bubble(of: selector) == "Still saving…")
    #expect(selector.view.message == "Still saving…")
    #expect(selector.view.accessibilityValue == "4. Still saving…")
    #expect(!selector.view.column.unsavedLine.isHidden)
    #expect(selector.view.plusButton.isEnabled)
    await source.open()
    #expect(await comesAbout { selector.view.message == "Saved" })
    #expect(selector.view.column.unsavedLine.isHidden)
    #expect(selector.view.accessibilityValue == "4")
    selector.plus()
    #expect(selector.view.message == nil)
    #expect(bubble(of: selector) == nil)
  }

  @Test("A bubble goes after six seconds, and what it says stays to be known")
  func bubbleGoes() {
    let selector = TestedSelector(1...10, current: 5)
    selector.type("15")
    #expect(bubble(of: selector) == "15 is not possible. Changed to 10.")
    selector.clock.turn(by: 6000)
    #expect(bubble(of: selector) == nil)
    #expect(selector.view.message == "15 is not possible. Changed to 10.")
  }

  @Test("A bubble stands below the number, or above it at the end of the screen, and in view")
  func place() {
    let selector = TestedSelector(1...10, current: 5)
    selector.type("15")
    selector.window.layoutIfNeeded()
    let below = selector.view.bubble.frame
    #expect(below.minY > 30)
    #expect(below.minX + 50 >= 0)
    selector.view.frame.origin = CGPoint(x: 300, y: 365)
    selector.type("16")
    selector.window.layoutIfNeeded()
    let above = selector.view.bubble.frame
    #expect(above.maxY < 0)
    #expect(above.maxX + 300 <= 400)
  }

  @Test("A text that cannot be read is told in the bubble until it is edited")
  func unreadable() {
    let selector = TestedSelector(1...10, current: 5)
    selector.type("abc")
    #expect(bubble(of: selector) == "Not a valid number")
    selector.view.column.field.becomeFirstResponder()
    selector.view.column.field.insertText("7")
    #expect(bubble(of: selector) == nil)
    #expect(selector.view.message == nil)
  }

  @Test("A choice that is given up is told in one sentence")
  func conflict() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = await bound(to: source)
    selector.view.conflictPolicy = .sourceWins
    await choose(9, at: source)
    selector.plus()
    selector.view.flush()
    let sentence = "Changed to 9 elsewhere. Your choice was not saved."
    #expect(await comesAbout { bubble(of: selector) == sentence })
    #expect(selector.log.messages == [sentence])
  }

  @Test("A host with a place of its own shows the message there")
  func hostShows() {
    let selector = TestedSelector(1...10, current: 5)
    selector.view.showsMessages = false
    selector.type("15")
    #expect(bubble(of: selector) == nil)
    #expect(selector.log.messages == ["15 is not possible. Changed to 10."])
  }

  @Test("Where the host tells of saving, the view does not")
  func hostTellsOfSaving() async {
    let source = SlowSource(number: 3, rule: rule)
    await source.open()
    let selector = await bound(to: source)
    await source.close()
    selector.view.tellsSaving = false
    selector.plus()
    selector.clock.turn(by: 4000)
    #expect(selector.view.activity == .savingSlowly)
    #expect(selector.view.message == nil)
    #expect(selector.view.accessibilityValue == "4")
    #expect(!selector.view.column.unsavedLine.isHidden)
  }

  @Test("What waits is saved when the view leaves its window")
  func leavesWindow() async {
    let source = InMemoryNumberSource(number: 3, rule: rule)
    let selector = await bound(to: source)
    selector.plus()
    selector.view.removeFromSuperview()
    #expect(await comesAbout { (try? await source.load().number) == 4 })
  }
}
#endif
