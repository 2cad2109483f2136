import CGTK
public import Foundation
import NumberSelectFoundation
import NumberSelectGTK

/// A program with the window of one cart.
@MainActor
public final class CartApplication {
  private let server: URL
  private let shop: Shop
  private var window: CartWindow?

  /// - Parameters:
  ///   - server: The address of the number server.
  ///   - shop: What the lines are about.
  public init(server: URL, shop: Shop) {
    self.server = server
    self.shop = shop
  }

  /// Shows the window and runs until it is closed.
  ///
  /// - Returns: The exit status of the process.
  /// - Throws: ``NoDisplayError`` if there is nowhere to show a window.
  public func run() throws(NoDisplayError) -> Int32 {
    guard Bool(gtk_init_check()) else { throw NoDisplayError() }
    NumberSelectView.register()
    MainActorPump.attach()
    Styles.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    defer { g_object_unref(application) }
    application.raw.connect("activate", to: self) { application, data in
      data.object(CartApplication.self).activate(
        application.assumingMemoryBound(to: GtkApplication.self))
    }
    for signal in [SIGINT, SIGTERM] { close(on: signal) }
    return g_application_run(application.raw.assumingMemoryBound(to: GApplication.self), 0, nil)
  }

  private func activate(_ application: UnsafeMutablePointer<GtkApplication>) {
    let window = CartWindow(shop, service: NumberService(url: server), application: application)
    self.window = window
    window.present()
  }

  /// Closes the window when the process is asked to stop, so that nothing chosen is lost.
  private func close(on signal: Int32) {
    g_unix_signal_add(
      signal,
      { data in
        data!.object(CartApplication.self).window?.close()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

/// There is nowhere to show a window.
public struct NoDisplayError: Error, CustomStringConvertible {
  public let description = "cannot open a display; set DISPLAY or WAYLAND_DISPLAY"
}
