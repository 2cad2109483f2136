#if canImport(UIKit)
import NumberSelect
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("Telling the host")
struct DelegateTests {
  @Test("A tap is told once, changed and final, when state and view agree")
  func order() {
    let selector = TestedSelector(0...10, current: 3)
    selector.log.onChange = { view in
      #expect(view.currentNumber == 4)
      #expect(view.column.field.text == "4")
      #expect(view.accessibilityValue == "4")
    }
    selector.plus()
    #expect(selector.log.told == ["current 4", "committed 4"])
  }

  @Test("I5: the delegate is told which selector it was")
  func sender() {
    let first = TestedSelector(0...10, current: 3)
    let second = TestedSelector(0...10, current: 3)
    second.view.delegate = first.log
    second.plus()
    first.plus()
    #expect(first.log.senders == [ObjectIdentifier(second.view), ObjectIdentifier(first.view)])
  }

  @Test("I6: a control sends its events: each change, and when it is final")
  func controlEvents() {
    let selector = TestedSelector(0...10, current: 3)
    var sent: [String] = []
    let view = selector.view
    view.addAction(UIAction { _ in sent.append("changed") }, for: .valueChanged)
    view.addAction(UIAction { _ in sent.append("primary") }, for: .primaryActionTriggered)
    view.addAction(UIAction { _ in sent.append("ended") }, for: .editingDidEnd)
    view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 600)
    view.plusButton.sendActions(for: .touchUpInside)
    #expect(sent == ["changed", "primary", "changed", "primary", "ended"])
  }

  @Test("Changes can be awaited one after the other")
  func changes() async {
    let selector = TestedSelector(0...10, current: 3)
    var changes = selector.view.changes.makeAsyncIterator()
    selector.plus()
    selector.minus()
    let first = await changes.next()
    let second = await changes.next()
    #expect(first == NumberChange(old: 3, new: 4, stage: .changedAndCommitted))
    #expect(second == NumberChange(old: 4, new: 3, stage: .changedAndCommitted))
  }

  @Test("The sequence of changes ends with the view")
  func sequenceEnds() async {
    var changes: AsyncStream<NumberChange>.Iterator?
    do {
      let selector = TestedSelector()
      changes = selector.view.changes.makeAsyncIterator()
    }
    #expect(await changes?.next() == nil)
  }

  @Test("I38: the delegate can refuse a change before it happens")
  func refuses() {
    let selector = TestedSelector(0...10, current: 3)
    selector.log.allows = { $0.new != 4 }
    selector.plus()
    #expect(selector.view.currentNumber == 3)
    #expect(selector.log.told.isEmpty)
    selector.minus()
    #expect(selector.view.currentNumber == 2)
  }

  @Test("I38: a refusal ends a hold")
  func refusesHold() {
    let selector = TestedSelector(0...10, current: 0)
    selector.log.allows = { ($0.new ?? 0) < 3 }
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 5000)
    #expect(selector.log.told == ["current 1", "current 2", "committed 2"])
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A selector whose delegate is gone goes on without it")
  func delegateGone() {
    let selector = TestedSelector(0...10, current: 3)
    do {
      let log = DelegateLog()
      selector.view.delegate = log
    }
    #expect(selector.view.delegate == nil)
    selector.plus()
    #expect(selector.view.currentNumber == 4)
  }

  @Test("A delegate that changes the rule inside its callback has its way at once")
  func changesRule() {
    let selector = TestedSelector(0...10, current: 3)
    selector.log.onChange = { view in
      view.maxNumber = 4
      #expect(!view.plusButton.isEnabled)
    }
    selector.plus()
    #expect(selector.view.currentNumber == 4)
    #expect(!selector.view.plusButton.isEnabled)
    #expect(selector.log.told == ["current 4", "committed 4"])
  }

  @Test("A rule that closes the way inside a callback ends the hold")
  func changesRuleInHold() {
    let selector = TestedSelector(0...100, current: 0)
    selector.log.onChange = { $0.maxNumber = 2 }
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 2)
    #expect(selector.log.told == ["current 1", "current 2", "committed 2"])
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("What the user does inside a callback is told after it")
  func reentrancy() {
    let selector = TestedSelector(0...10, current: 3)
    selector.log.onChange = { view in
      guard view.currentNumber == 4 else { return }
      view.accessibilityIncrement()
    }
    selector.plus()
    #expect(selector.view.currentNumber == 5)
    #expect(selector.log.told == ["current 4", "committed 4", "current 5", "committed 5"])
  }

  @Test("A delegate can set the number inside its callback without an end of it")
  func setsNumber() {
    let selector = TestedSelector(0...10, current: 3)
    selector.log.onChange = { $0.currentNumber = 7 }
    selector.plus()
    #expect(selector.view.currentNumber == 7)
    #expect(selector.shown == "7")
    #expect(selector.log.told == ["current 4", "committed 4"])
  }

  @Test("A delegate can let go of the view inside its callback")
  func removesView() {
    let selector = TestedSelector(0...100, current: 0)
    selector.log.onChange = { view in
      view.removeFromSuperview()
      view.delegate = nil
    }
    selector.view.plusButton.sendActions(for: .touchDown)
    selector.clock.turn(by: 5000)
    #expect(selector.view.currentNumber == 1)
    #expect(selector.clock.setAlarms == 0)
  }

  @Test("A view knows its delegate without keeping it")
  func weakDelegate() {
    let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    weak var log: DelegateLog?
    do {
      let strong = DelegateLog()
      log = strong
      view.delegate = strong
    }
    #expect(log == nil)
  }
}
#endif
