#if canImport(UIKit)
import Foundation

/// The platform's log.
enum Log {
  static func warn(_ message: String) {
    NSLog("%@", "NumberSelectView: " + message)
  }
}
#endif
