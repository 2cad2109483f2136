#if canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("A number that comes from a source")
struct SourceTests {
  private let rule = NumberRule(defaultNumber: 3, minimum: 1, maximum: 10)

  @Test("Until it is loaded, the number is unknown and both buttons are off")
  func loading() async {
    let selector = TestedSelector()
    let source = SlowSource(number: nil, rule: rule)
    selector.view.bind(to: source)
    #expect(selector.view.appearance.availability == .loading)
    #expect(selector.view.column.spinner.isAnimating)
    #expect(selector.view.column.field.isHidden)
    #expect(!selector.view.plusButton.isEnabled && !selector.view.minusButton.isEnabled)
    await source.open()
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    #expect(!selector.view.column.spinner.isAnimating)
    #expect(!selector.view.column.field.isHidden)
    #expect(selector.view.plusButton.isEnabled)
  }

  @Test("I40: minus is off at the minimum, and of many presses one save goes out at a time")
  func oneSaveAtATime() async {
    let source = CountingSource(number: 2, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 2 })
    selector.minus()
    #expect(!selector.view.minusButton.isEnabled)
    selector.minus()
    for _ in 0..<5 {
      selector.plus()
      selector.view.flush()
    }
    #expect(await comesAbout { await source.saved.last == 6 })
    #expect(await source.mostAtOnce == 1)
    #expect(selector.view.minusButton.isEnabled)
  }

  @Test("What the user chooses is saved")
  func saves() async throws {
    let source = InMemoryNumberSource(rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 3 })
    selector.plus()
    selector.plus()
    selector.clock.turn(by: 300)
    #expect(await comesAbout { (try? await source.load().number) == 5 })
    #expect(selector.log.told.contains("committed 5"))
  }

  @Test("If the number cannot be loaded, that is said, and a press tries once more")
  func retry() async {
    let source = BrokenSource(number: 7, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.appearance.availability == .failed })
    #expect(!selector.view.column.retryButton.isHidden)
    #expect(!selector.view.column.spinner.isAnimating)
    await source.mend()
    selector.view.column.retryButton.sendActions(for: .touchUpInside)
    #expect(await comesAbout { selector.view.currentNumber == 7 })
    #expect(selector.view.column.retryButton.isHidden)
  }

  @Test("Assistive technology tries once more by activating")
  func retryByActivation() async {
    let source = BrokenSource(number: 7, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.appearance.availability == .failed })
    await source.mend()
    #expect(selector.view.accessibilityActivate())
    #expect(await comesAbout { selector.view.currentNumber == 7 })
  }

  @Test("The delegate hears of a failure")
  func failure() async {
    final class Listener: NumberSelectViewDelegate {
      var heard: [NumberActivity] = []
      func numberSelectView(
        _ numberSelectView: NumberSelectView, didReport activity: NumberActivity
      ) {
        heard.append(activity)
      }
    }
    let listener = Listener()
    let selector = TestedSelector()
    selector.view.delegate = listener
    selector.view.bind(to: BrokenSource(number: 7, rule: rule))
    let failure = NumberActivity.failed(.unreachable(reason: "The cable is cut."))
    #expect(await comesAbout { listener.heard.last == failure })
    #expect(selector.view.activity == failure)
  }

  @Test("A change at the source is told to the delegate, and not as the user's")
  func changedAtSource() async {
    let source = InMemoryNumberSource(number: 2, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 2 })
    var other = rule
    other.maximum = 1
    await source.setRule(other)
    selector.view.reload()
    #expect(await comesAbout { selector.view.appearance.problem == .aboveMaximum })
    #expect(selector.view.currentNumber == 2)
    #expect(selector.log.told == ["source none to 2"])
  }

  @Test("A reused cell shows nothing of the row before, not even when its answer comes late")
  func reuseWhileLoading() async {
    let first = SlowSource(number: 9, rule: rule)
    let second = SlowSource(number: 2, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: first)
    selector.view.prepareForReuse()
    #expect(selector.view.appearance.availability == .known)
    selector.view.bind(to: second)
    #expect(selector.view.appearance.availability == .loading)
    await first.open()
    await second.open()
    #expect(await comesAbout { selector.view.currentNumber == 2 })
    #expect(selector.log.told == ["source none to 2"])
  }

  @Test("What was chosen in a cell is saved for its row, though the cell shows another by then")
  func reuseAfterTap() async {
    let first = InMemoryNumberSource(number: 4, rule: rule)
    let second = InMemoryNumberSource(number: 2, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: first)
    #expect(await comesAbout { selector.view.currentNumber == 4 })
    selector.plus()
    selector.view.prepareForReuse()
    selector.view.bind(to: second)
    #expect(await comesAbout { (try? await first.load().number) == 5 })
    #expect(await comesAbout { selector.view.currentNumber == 2 })
    #expect((try? await second.load().number) == 2)
  }

  @Test("A cell that is reused while a button is held ends the hold and keeps what it reached")
  func reuseWhileHeld() async {
    let source = InMemoryNumberSource(number: 4, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 4 })
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    selector.view.prepareForReuse()
    selector.clock.turn(by: 5000)
    #expect(selector.log.told.suffix(1) == ["committed 6"])
    #expect(await comesAbout { (try? await source.load().number) == 6 })
  }

  @Test("A cell that is reused while the number is typed takes what was typed")
  func reuseWhileTyping() async {
    let source = InMemoryNumberSource(number: 4, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 4 })
    selector.view.column.field.becomeFirstResponder()
    selector.view.column.field.insertText("8")
    selector.view.prepareForReuse()
    #expect(!selector.view.column.field.isEditing)
    #expect(await comesAbout { (try? await source.load().number) == 8 })
  }

  @Test("Reuse keeps the settings of the xib and the delegate")
  func reuseKeepsSettings() {
    let selector = TestedSelector(2...9, current: 5)
    selector.view.prepareForReuse()
    #expect(selector.view.minNumber == 2)
    #expect(selector.view.maxNumber == 9)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.view.delegate === selector.log)
  }

  @Test("Where the source wins, a choice that came too late is given up, and that is told")
  func givesUp() async {
    let source = InMemoryNumberSource(number: 2, rule: rule)
    let selector = TestedSelector()
    selector.view.conflictPolicy = .sourceWins
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 2 })
    await choose(9, at: source)
    selector.plus()
    #expect(selector.view.currentNumber == 3)
    selector.view.flush()
    #expect(await comesAbout { selector.view.currentNumber == 9 })
    #expect(selector.log.told.contains("gave up number(3)"))
  }

  @Test("What waits is saved when the app goes to the background")
  func background() async {
    let source = InMemoryNumberSource(number: 4, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.currentNumber == 4 })
    selector.plus()
    selector.view.follow(.background)
    #expect(await comesAbout { (try? await source.load().number) == 5 })
  }

  @Test("What failed is tried again when the app comes to the foreground")
  func foreground() async {
    let source = BrokenSource(number: 7, rule: rule)
    let selector = TestedSelector()
    selector.view.bind(to: source)
    #expect(await comesAbout { selector.view.appearance.availability == .failed })
    await source.mend()
    selector.view.follow(.foreground)
    #expect(await comesAbout { selector.view.currentNumber == 7 })
  }

  @Test("A view that is let go while it loads is gone")
  func deallocatedWhileLoading() async {
    let source = SlowSource(number: 9, rule: rule)
    weak var gone: NumberSelectView?
    do {
      let view = NumberSelectView(frame: .zero)
      gone = view
      view.bind(to: source)
    }
    #expect(gone == nil)
    await source.open()
  }
}
#endif
