#if canImport(UIKit)
import NumberSelectFoundation
import UIKit

/// A bubble below the number with something that the user should know. It cannot be touched and goes
/// by itself. Assistive technology hears the message in another way.
final class MessageBubble: UIView {
  let label = UILabel(frame: .zero)
  private let clock: any NumberClock
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.isHidden = true }

  init(clock: any NumberClock) {
    self.clock = clock
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.inset
    label.numberOfLines = 0
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A message bubble is made by its selector.")
  }

  /// Shows a message for a while, in place of any before, or none any more.
  func show(_ message: String?) {
    label.text = message ?? label.text
    isHidden = message == nil
    alarm.set(message.map { _ in clock.now + Self.duration })
  }

  func apply(_ style: NumberSelectStyle, _ traits: UITraitCollection) {
    backgroundColor = style.messageColor
    label.textColor = style.messageTextColor
    label.font = style.messageFont(for: traits)
  }

  /// Places the bubble below a rectangle, or above it where there is more room.
  ///
  /// - Parameter room: What can be seen around the rectangle.
  func place(below rect: CGRect, in room: CGRect) {
    let widest = min(Self.widest, room.width - 2 * Self.distance)
    let text = label.sizeThatFits(
      CGSize(width: widest - 2 * Self.inset, height: .greatestFiniteMagnitude))
    let size = CGSize(width: text.width + 2 * Self.inset, height: text.height + 2 * Self.inset)
    let rightmost = max(room.minX, room.maxX - Self.distance - size.width)
    let x = min(max(rect.midX - size.width / 2, room.minX + Self.distance), rightmost)
    let below = rect.maxY + Self.distance
    let fits = below + size.height <= room.maxY
    let y = fits ? below : rect.minY - Self.distance - size.height
    frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    label.frame = bounds.insetBy(dx: Self.inset, dy: Self.inset)
  }

  private static let duration: Int64 = 6000
  private static let widest: CGFloat = 280
  private static let inset: CGFloat = 8
  private static let distance: CGFloat = 6
}
#endif
