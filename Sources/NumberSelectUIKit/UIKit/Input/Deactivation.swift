#if canImport(UIKit)
import Foundation
import UIKit

/// Watches for the app being put aside, until it is released.
final class Deactivation {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated(handler)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
#endif
