import CGTK
import Glibc

/// Lets Swift's main actor run inside GLib's main loop.
///
/// Under `g_application_run` nothing that is meant for the main actor or the main dispatch queue
/// would ever run: both wait for a run loop that nobody runs. Attach the pump once, on the main
/// thread, before the loop starts:
///
/// ```swift
/// MainActorPump.attach()
/// g_application_run(application, 0, nil)
/// ```
///
/// The program's entry must be synchronous, and no job of the main actor may run a loop of its own.
@MainActor
public enum MainActorPump {
  private static var source: guint?

  /// Starts the pump. Once it runs, this does nothing.
  public static func attach() {
    guard source == nil else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    source = g_unix_fd_add(
      handle, G_IO_IN,
      { descriptor, _, _ in
        // Unless the count is read, the descriptor stays ready and the loop spins.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return gboolean(1)
      }, nil)
  }
}
