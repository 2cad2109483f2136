@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var phase = Phase.began
  open internal(set) weak var view: UIView?
  var pointInWindow = CGPoint.zero

  nonisolated public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return pointInWindow }
    return view.convert(pointInWindow, from: nil)
  }
}

@MainActor
open class UIEvent: NSObject {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var buttonMask: ButtonMask = []

  nonisolated public override init() { super.init() }
}
