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
  private let network = BadNetwork()
  private unowned let owner: any CartWindowOwner
  private var isNarrow = false
  private var shownStatus = ""

  init(
    _ shop: Shop, service: NumberService, application: UnsafeMutablePointer<GtkApplication>,
    owner: any CartWindowOwner
  ) {
    language = CartLanguage(currency: shop.currency)
    self.owner = owner
    gtk_window_set_application(window, application)
    write()
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
    let source = DistantSource(source: service.number(product.id), network: network)
    let line = LineRow(product, source: source, language: language, owner: self)
    line.align(
      quantities: interface.pointer("quantities"), amounts: interface.pointer("amounts"))
    gtk_list_box_append(interface["lines"], line.widget)
    lines.append(line)
  }

  private func write() {
    let texts = language.texts
    gtk_window_set_title(window, texts.title)
    gtk_label_set_text(interface["total-title"], texts.total)
    gtk_button_set_label(interface.pointer("retry"), texts.selector.retry)
    gtk_label_set_text_with_mnemonic(interface["bad-network-title"], texts.badNetwork)
    gtk_widget_set_tooltip_text(interface.widget("network"), texts.badNetworkHint)
    gtk_widget_set_tooltip_text(interface.widget("new-window"), texts.newWindow)
    name("new-window", texts.newWindow)
  }

  private func connect() {
    interface.widget("retry").raw.connect("clicked", to: self) { _, data in
      data.object(CartWindow.self).retry()
    }
    interface.widget("new-window").raw.connect("clicked", to: self) { _, data in
      data.object(CartWindow.self).owner.cartWindowWantsAnother()
    }
    let closing: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = {
      _, data in
      let window = data.object(CartWindow.self)
      window.owner.cartWindowCloses(window)
      return 0
    }
    window.raw.connect(
      "close-request", to: self, callback: unsafeBitCast(closing, to: GCallback.self))
    connectNetwork()
  }

  private func retry() {
    for line in lines where line.status.hasFailed { line.retry() }
    draw()
  }
}

extension CartWindow: LineRowOwner {
  func lineDidChange() {
    draw()
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
    name("status", status)
  }

  private func name(_ part: String, _ name: String) {
    var update = AccessibleUpdate()
    update.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    update.send(to: interface.widget(part))
  }

  /// The total, or `nil` while it is not known.
  private var total: Decimal? {
    let amounts = lines.compactMap(\.amount)
    return amounts.count == lines.count ? language.total(amounts) : nil
  }
}

// The network.
extension CartWindow {
  private func connectNetwork() {
    interface["bad-network"].raw.connectPointer("notify::active", to: self) { _, _, data in
      data.object(CartWindow.self).changeNetwork()
    }
  }

  private func changeNetwork() {
    network.isOn = Bool(gtk_switch_get_active(interface["bad-network"]))
    if !network.isOn { retry() }
  }
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
    showTitle(!isNarrow)
    for line in lines { line.stack(isNarrow) }
  }

  /// In a narrow window the title makes room for what the switch beside it is for.
  private func showTitle(_ isShown: Bool) {
    let nothing = isShown ? nil : gtk_label_new(nil)
    if let nothing { gtk_widget_set_visible(nothing, 0) }
    gtk_header_bar_set_title_widget(interface["header"], nothing)
  }

  /// How wide the list has to be for a line to stand side by side, in pixels.
  private static let widthOfALine: CInt = 440
}

/// What a window tells.
@MainActor
protocol CartWindowOwner: AnyObject {
  /// The user wants another window of the same cart.
  func cartWindowWantsAnother()

  /// The window is about to close.
  func cartWindowCloses(_ window: CartWindow)
}
