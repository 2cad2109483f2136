@MainActor
open class UIWindow: UIView {
  weak var firstResponder: UIResponder?

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() {}

  /// Gives each touch of the event to the view that it began in, as UIKit does.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      if touch.phase == .began { touch.view = hitTest(touch.location(in: self), with: event) }
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      case .stationary: break
      }
    }
  }
}

@MainActor
open class UIApplication: UIResponder {
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
