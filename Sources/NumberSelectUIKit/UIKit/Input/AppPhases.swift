#if canImport(UIKit)
import Foundation
import UIKit

/// What happens to the app as a whole.
enum AppPhase {
  case inactive
  case background
  case foreground
  /// The user has changed the language, the region or the signs of numbers in the settings.
  case otherLocale

  fileprivate static var notifications: [(name: Notification.Name, phase: AppPhase)] {
    [
      (UIApplication.willResignActiveNotification, .inactive),
      (UIApplication.didEnterBackgroundNotification, .background),
      (UIApplication.willEnterForegroundNotification, .foreground),
    ]
  }
}

/// Tells of the phases of the app until it is released.
final class AppPhases {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(
    center: NotificationCenter = .default, _ handler: @escaping @MainActor (AppPhase) -> Void
  ) {
    self.center = center
    let locale = NSLocale.currentLocaleDidChangeNotification
    tokens =
      AppPhase.notifications.map { name, phase in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { handler(phase) }
        }
      } + [
        // Foundation does not say on which thread it tells this.
        center.addObserver(forName: locale, object: nil, queue: nil) { _ in
          Task { @MainActor in handler(.otherLocale) }
        }
      ]
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
#endif
