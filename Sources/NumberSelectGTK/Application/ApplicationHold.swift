import CGTK

/// Keeps the program running for a moment after its last window has closed, so that the number that
/// was chosen last arrives. Where nothing can be reached, the journal keeps it.
@MainActor
final class ApplicationHold {
  private let application: UnsafeMutablePointer<GApplication>
  private var timeout: guint?

  /// - Returns: `nil` if the program is no `GApplication`.
  init?() {
    guard let application = g_application_get_default() else { return nil }
    self.application = application
    g_application_hold(application)
    let data = Unmanaged.passRetained(self).toOpaque()
    timeout = g_timeout_add_seconds_full(
      G_PRIORITY_DEFAULT, Self.seconds,
      { data in
        data!.object(ApplicationHold.self).timeout = nil
        data!.object(ApplicationHold.self).giveBack()
        return 0
      }, data, { Unmanaged<ApplicationHold>.fromOpaque($0!).release() })
  }

  var isOver: Bool { timeout == nil }

  /// Lets the program end. Once is enough.
  func release() {
    guard let timeout else { return }
    self.timeout = nil
    giveBack()
    g_source_remove(timeout)
  }

  private func giveBack() {
    g_application_release(application)
  }

  /// How long the user has to wait at most for a program to be gone.
  private static let seconds: guint = 3
}
