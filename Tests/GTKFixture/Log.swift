import CGTK

/// What the view told, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  func clear() {
    lines = []
    Self.warnings = []
  }

  var warnings: [String] { Self.warnings }

  /// GLib's log has one writer for the whole process.
  fileprivate static var warnings: [String] = []

  /// GTK 4.8 says this of any text that goes off while it has the focus, its own included.
  private static let harmless = "did not receive a focus-out event"

  private static func add(warning: String) {
    if !warning.contains(harmless) { warnings.append(warning) }
  }

  /// Keeps the warnings that are written to GLib's log.
  static func capture() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        guard level.rawValue <= G_LOG_LEVEL_WARNING.rawValue else { return G_LOG_WRITER_HANDLED }
        let message = g_log_writer_format_fields(level, fields, count, 0)!
        Log.add(warning: String(cString: message))
        g_free(message)
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }
}
