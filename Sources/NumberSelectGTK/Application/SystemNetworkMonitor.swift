import CGTK
import NumberSelectFoundation

/// What the desktop knows of the network.
@MainActor
final class SystemNetworkMonitor: NetworkMonitor {
  func watch(_ handler: @escaping @MainActor () -> Void) -> AnyObject {
    NetworkWatch(handler)
  }
}

/// One who watches.
@MainActor
private final class NetworkWatch {
  private let monitor = g_network_monitor_get_default()!
  private let handler: @MainActor () -> Void

  init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    let changed:
      @convention(c) (UnsafeMutableRawPointer, gboolean, UnsafeMutableRawPointer) -> Void = {
        _, isAvailable, data in
        if Bool(isAvailable) { data.object(NetworkWatch.self).handler() }
      }
    monitor.raw.connect(
      "network-changed", to: self, callback: unsafeBitCast(changed, to: GCallback.self))
  }

  isolated deinit {
    monitor.raw.disconnect(from: self)
  }
}
