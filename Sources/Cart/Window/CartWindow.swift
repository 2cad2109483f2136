import CGTK
import Foundation
import NumberSelectFoundation
import NumberSelectGTK

/// The window with the lines of a cart, their total and how it gets on with the server.
@MainActor
final class CartWindow {
  private let language: CartLanguage
  private let interface = Interface(PackageResources.cart_ui)
  private var lines: [LineRow] = []
  private var isClosing = false
  private var isNarrow = false
  private var shownStatus = ""

  init(_ shop: Shop, service: NumberService, application: UnsafeMutablePointer<GtkApplication>) {
    language = CartLanguage(currency: shop.currency)
    gtk_window_set_application(window, application)
    gtk_window_set_title(window, language.texts.title)
    gtk_label_set_text(interface["total-title"], language.texts.total)
    gtk_button_set_label(interface.pointer("retry"), language.texts.selector.retry)
    for product in shop.products { add(product, service) }
    connect()
    draw()
  }

  func present() {
    gtk_window_present(window)
    watchWidth()
  }

  func close() {
    gtk_window_close(window)
  }

  private var window: UnsafeMutablePointer<GtkWindow> { interface.pointer("window") }

  private func add(_ product: Product, _ service: NumberService) {
    let line = LineRow(
      product, source: service.number(product.id), language: language, owner: self)
    line.align(
      quantities: interface.pointer("quantities"), amounts: interface.pointer("amounts"))
    gtk_list_box_append(interface["lines"], line.widget)
    lines.append(line)
  }

  private func connect() {
    interface.widget("retry").raw.connect("clicked", to: self) { _, data in
      data.object(CartWindow.self).retry()
    }
    let mayClose: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = {
      _, data in
      (!data.object(CartWindow.self).mayClose()).gboolean
    }
    window.raw.connect(
      "close-request", to: self, callback: unsafeBitCast(mayClose, to: GCallback.self))
  }

  private func retry() {
    for line in lines where line.status.hasFailed { line.retry() }
    draw()
  }
}

extension CartWindow: LineRowOwner {
  func lineDidChange() {
    draw()
    if isClosing, !isSaving { gtk_window_destroy(window) }
  }

  func lineReachedServer() {
    for line in lines where line.status.isOffline { line.retry() }
  }

  private func draw() {
    let status = CartStatus(lines.lazy.map(\.status))
    show(status: language.text(status))
    gtk_stack_set_visible_child_name(interface["sign"], status.sign)
    gtk_widget_set_visible(interface.widget("retry"), status.offersRetry.gboolean)
    gtk_label_set_text(interface["total"], language.text(total))
  }

  /// Assistive technology is told of a new name, but not of a new text.
  private func show(status: String) {
    guard status != shownStatus else { return }
    shownStatus = status
    gtk_label_set_text(interface["status"], status)
    var update = AccessibleUpdate()
    update.set(GTK_ACCESSIBLE_PROPERTY_LABEL, status)
    update.send(to: interface.widget("status"))
  }

  /// The total, or `nil` while it is not known.
  private var total: Decimal? {
    let amounts = lines.compactMap(\.amount)
    return amounts.count == lines.count ? language.total(amounts) : nil
  }
}

// Closing.
extension CartWindow {
  private var isSaving: Bool { lines.contains { $0.status.activity == .saving } }

  /// Whether the window may close now. What was chosen is saved first, out of sight, if the server
  /// is there; if not, it is in the journal and saved when the cart is opened again.
  private func mayClose() -> Bool {
    gtk_window_set_focus(window, nil)
    for line in lines { line.flush() }
    guard isSaving, !isClosing else { return true }
    isClosing = true
    gtk_widget_set_visible(window.raw.asWidget, 0)
    let data = Unmanaged.passUnretained(self).toOpaque()
    g_timeout_add(
      Self.longestWait,
      { data in
        gtk_window_destroy(data!.object(CartWindow.self).window)
        return 0
      }, data)
    return false
  }

  /// How long a window that is closed waits for the server, in milliseconds.
  private static let longestWait: guint = 3000
}

// Narrow windows.
extension CartWindow {
  private func watchWidth() {
    let adapt:
      @convention(c) (UnsafeMutableRawPointer, CInt, CInt, UnsafeMutableRawPointer) -> Void = {
        _, _, _, data in
        data.object(CartWindow.self).adapt()
      }
    gtk_native_get_surface(window.opaque)!.raw.connect(
      "layout", to: self, callback: unsafeBitCast(adapt, to: GCallback.self))
  }

  private func adapt() {
    let isNarrow = gtk_widget_get_width(interface.widget("lines")) < Self.widthOfALine
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    for line in lines { line.stack(isNarrow) }
  }

  /// How wide the list has to be for a line to stand side by side, in pixels.
  private static let widthOfALine: CInt = 440
}
