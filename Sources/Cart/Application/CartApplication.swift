import CGTK
public import Foundation
import NumberSelectFoundation
import NumberSelectGTK

/// A program with windows of one cart.
@MainActor
public final class CartApplication {
  private let shop: Shop
  private let service: NumberService
  private let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
  private var windows: [CartWindow] = []

  /// - Parameters:
  ///   - server: The address of the number server.
  ///   - shop: What the lines are about.
  public init(server: URL, shop: Shop) {
    self.shop = shop
    service = NumberService(url: server)
  }

  isolated deinit {
    g_object_unref(application)
  }

  /// Shows a window and runs until the last one is closed.
  ///
  /// - Returns: The exit status of the process.
  /// - Throws: ``NoDisplayError`` if there is nowhere to show a window.
  public func run() throws(NoDisplayError) -> Int32 {
    guard Bool(gtk_init_check()) else { throw NoDisplayError() }
    NumberSelectView.register()
    MainActorPump.attach()
    Styles.install()
    application.raw.connect("activate", to: self) { _, data in
      data.object(CartApplication.self).openWindow()
    }
    for signal in [SIGINT, SIGTERM] { close(on: signal) }
    return g_application_run(application.raw.assumingMemoryBound(to: GApplication.self), 0, nil)
  }

  private func openWindow() {
    let window = CartWindow(shop, service: service, application: application, owner: self)
    windows.append(window)
    window.present()
  }

  /// Closes the windows when the process is asked to stop, so that nothing chosen is lost.
  private func close(on signal: Int32) {
    g_unix_signal_add(
      signal,
      { data in
        for window in data!.object(CartApplication.self).windows { window.close() }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

extension CartApplication: CartWindowOwner {
  func cartWindowWantsAnother() {
    openWindow()
  }

  /// The window is let go when it has closed.
  func cartWindowCloses(_ window: CartWindow) {
    Task { windows.removeAll { $0 === window } }
  }
}

/// There is nowhere to show a window.
public struct NoDisplayError: Error, CustomStringConvertible {
  public let description = "cannot open a display; set DISPLAY or WAYLAND_DISPLAY"
}
