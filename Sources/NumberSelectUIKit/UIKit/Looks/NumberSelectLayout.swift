#if canImport(UIKit)
import Foundation

/// Where the parts of a selector are.
///
/// Each button takes the half of the width less half of the column; where there is not enough room
/// for a wide column, the buttons keep some of it and the number gets smaller.
struct NumberSelectLayout: Equatable {
  let bounds: CGRect
  /// The width that the number needs.
  let columnWidth: CGFloat
  /// The width that the number has at least.
  let usualColumnWidth: CGFloat
  /// How wide and high the area of a button is at least where a touch counts.
  let touchSize: CGFloat
  let isRightToLeft: Bool

  private static let smallestButtonWidth: CGFloat = 30

  private var width: CGFloat {
    let room = max(usualColumnWidth, bounds.width - 2 * Self.smallestButtonWidth)
    return min(columnWidth, room, bounds.width)
  }

  private var buttonWidth: CGFloat { (bounds.width - width) / 2 }

  var column: CGRect {
    CGRect(
      x: bounds.minX + buttonWidth, y: bounds.minY, width: width, height: bounds.height)
  }

  private var left: CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: buttonWidth, height: bounds.height)
  }

  private var right: CGRect {
    left.offsetBy(dx: bounds.width - buttonWidth, dy: 0)
  }

  var minus: CGRect { isRightToLeft ? right : left }
  var plus: CGRect { isRightToLeft ? left : right }

  var minusTouchArea: CGRect { touchArea(of: minus, growsLeft: !isRightToLeft) }
  var plusTouchArea: CGRect { touchArea(of: plus, growsLeft: isRightToLeft) }

  /// - Parameter isOnlyTarget: Whether the area can be as wide as it likes, because there is nothing
  ///   to press beside the column.
  func columnTouchArea(isOnlyTarget: Bool) -> CGRect {
    let width = isOnlyTarget ? max(0, touchSize - column.width) : 0
    let height = max(0, touchSize - column.height)
    return column.insetBy(dx: -width / 2, dy: -height / 2)
  }

  /// The area grows away from the number, which can be touched as well.
  private func touchArea(of button: CGRect, growsLeft: Bool) -> CGRect {
    let width = max(0, touchSize - button.width)
    let height = max(0, touchSize - button.height)
    return CGRect(
      x: button.minX - (growsLeft ? width : 0), y: button.minY - height / 2,
      width: button.width + width, height: button.height + height)
  }
}
#endif
