#if canImport(UIKit)
import NumberSelect
import TestSupport
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("Where the parts are")
struct LayoutTests {
  @Test(
    "Each button takes half of the width less 15 points, and the number 30 between them",
    arguments: [100, 120, 200, 375] as [CGFloat])
  func original(width: CGFloat) {
    let selector = TestedSelector(size: CGSize(width: width, height: 30))
    let button = width / 2 - 15
    #expect(selector.view.minusButton.frame == CGRect(x: 0, y: 0, width: button, height: 30))
    #expect(selector.view.column.frame == CGRect(x: button, y: 0, width: 30, height: 30))
    #expect(
      selector.view.plusButton.frame == CGRect(x: button + 30, y: 0, width: button, height: 30))
    #expect(selector.view.column.field.frame == selector.view.column.bounds)
  }

  @Test("From right to left, minus is on the right")
  func rightToLeft() {
    let selector = TestedSelector()
    selector.view.semanticContentAttribute = .forceRightToLeft
    selector.window.layoutIfNeeded()
    #expect(selector.view.minusButton.frame.minX == 65)
    #expect(selector.view.plusButton.frame.minX == 0)
    selector.view.semanticContentAttribute = .forceLeftToRight
    selector.window.layoutIfNeeded()
    #expect(selector.view.minusButton.frame.minX == 0)
  }

  @Test("I4: without any constraint or frame a selector has the size that it needs")
  func intrinsicSize() {
    let view = NumberSelectView(frame: .zero)
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 30))
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
  }

  @Test("Both buttons can be touched on 44 points where the frame is smaller, and the frame stays")
  func touchAreas() {
    let selector = TestedSelector()
    let view = selector.view
    #expect(view.frame.size == CGSize(width: 100, height: 30))
    let minus = view.layout.minusTouchArea
    let plus = view.layout.plusTouchArea
    #expect(minus == CGRect(x: -9, y: -7, width: 44, height: 44))
    #expect(plus == CGRect(x: 65, y: -7, width: 44, height: 44))
    #expect(view.hitTest(CGPoint(x: -8, y: -6), with: nil) === view.minusButton)
    #expect(view.hitTest(CGPoint(x: 108, y: 36), with: nil) === view.plusButton)
    #expect(view.hitTest(CGPoint(x: -10, y: 15), with: nil) == nil)
    #expect(view.hitTest(CGPoint(x: 50, y: 15), with: nil) === view.column.field)
  }

  @Test("The number and the button that tries again can be touched on 44 points as well")
  func columnTouchArea() async {
    let selector = TestedSelector()
    let view = selector.view
    #expect(view.hitTest(CGPoint(x: 50, y: -6), with: nil) === view.column.field)
    #expect(view.hitTest(CGPoint(x: 34, y: -6), with: nil) === view.minusButton)
    view.bind(to: BrokenSource(number: 3, rule: NumberRule()))
    #expect(await comesAbout { view.appearance.availability == .failed })
    selector.window.layoutIfNeeded()
    #expect(view.hitTest(CGPoint(x: 50, y: 36), with: nil) === view.column.retryButton)
    #expect(view.hitTest(CGPoint(x: 29, y: 15), with: nil) === view.column.retryButton)
    #expect(view.hitTest(CGPoint(x: 27, y: 15), with: nil) === view.minusButton)
  }

  @Test("A button that is large enough can be touched where it is seen")
  func largeButtons() {
    let selector = TestedSelector(size: CGSize(width: 200, height: 60))
    #expect(selector.view.layout.minusTouchArea == selector.view.minusButton.frame)
    #expect(selector.view.layout.plusTouchArea == selector.view.plusButton.frame)
  }

  @Test("I34: the column is as wide as the widest number from the start and stays so")
  func steadyColumn() {
    let selector = TestedSelector(0...10_000, current: 0)
    selector.window.layoutIfNeeded()
    let width = selector.view.column.frame.width
    let size = selector.view.intrinsicContentSize
    for number in [1, 10, 999, 10_000, 5] {
      selector.view.currentNumber = number
      selector.window.layoutIfNeeded()
      #expect(selector.view.column.frame.width == width)
      #expect(selector.view.intrinsicContentSize == size)
    }
    #expect(size.width > 100)
  }

  @Test("I34: without a maximum the column grows with the number, and does not shrink again")
  func growingColumn() {
    let selector = TestedSelector(size: CGSize(width: 200, height: 30))
    selector.view.currentNumber = 999
    let usual = selector.view.intrinsicContentSize.width
    selector.view.currentNumber = 1_234_567
    let grown = selector.view.intrinsicContentSize.width
    #expect(grown > usual)
    selector.view.currentNumber = 1
    #expect(selector.view.intrinsicContentSize.width == grown)
  }

  @Test("A frame that is too narrow for the number leaves both buttons their room")
  func narrow() {
    let selector = TestedSelector(0...1_000_000, current: 0)
    selector.window.layoutIfNeeded()
    #expect(selector.view.minusButton.frame.width == 30)
    #expect(selector.view.column.frame.width == 40)
    #expect(selector.view.column.field.adjustsFontSizeToFitWidth)
  }

  @Test(
    "A frame of any size gives parts of a size that is not negative",
    arguments: [0, 1, 10, 29, 30, 31, 59, 60] as [CGFloat])
  func tinyFrames(width: CGFloat) {
    let selector = TestedSelector(size: CGSize(width: width, height: width / 2))
    let view = selector.view
    for part in [view.minusButton, view.plusButton, view.column] as [UIView] {
      #expect(part.frame.width >= 0)
      #expect(part.frame.minX >= 0)
      #expect(part.frame.maxX <= width)
    }
  }
}
#endif
