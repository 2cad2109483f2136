import CGTK
import Foundation
import NumberSelect
import NumberSelectFoundation
import NumberSelectGTK

/// One line of the cart: a product, how much of it, and what that costs.
@MainActor
final class LineRow {
  let widget: WidgetPointer
  private(set) var status: LineStatus
  private let product: Product
  private let language: CartLanguage
  private let interface = Interface(PackageResources.line_ui)
  private let view: NumberSelectView
  private unowned let owner: any LineRowOwner

  init(
    _ product: Product, source: any NumberSource, language: CartLanguage, owner: any LineRowOwner
  ) {
    self.product = product
    self.language = language
    self.owner = owner
    status = LineStatus(product: product.name)
    widget = interface.widget("row")
    view = NumberSelectView.of(interface.pointer("quantity"))!
    gtk_label_set_text(interface["name"], product.name)
    view.label = language.texts.quantity(of: product.name)
      .replacingOccurrences(of: "_", with: "__")
    view.showsMessages = false
    view.tellsSaving = false
    view.delegate = self
    view.bind(to: source)
    draw()
  }

  /// What the chosen number costs, or `nil` while it is not known.
  var amount: Decimal? {
    view.currentNumber.map { language.amount(of: $0, product) }
  }

  func retry() {
    status.userRetries()
    view.retry()
  }

  /// Stacks the parts of the line, for a narrow window.
  func stack(_ isStacked: Bool) {
    let orientation = isStacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    gtk_orientable_set_orientation(interface["content"], orientation)
    gtk_widget_set_hexpand(interface.widget("amount"), isStacked.gboolean)
  }

  /// Makes the columns as wide as those of the other lines.
  func align(
    quantities: UnsafeMutablePointer<GtkSizeGroup>, amounts: UnsafeMutablePointer<GtkSizeGroup>
  ) {
    gtk_size_group_add_widget(quantities, view.widget)
    gtk_size_group_add_widget(amounts, interface.widget("amount"))
  }

  private func draw() {
    let appearance = view.appearance
    let rule = appearance.availability == .known ? view.rule : nil
    gtk_label_set_text(interface["details"], language.details(product, rule))
    gtk_label_set_text(interface["amount"], language.text(amount))
    gtk_label_set_text(interface["note"], view.message ?? "")
    gtk_widget_set_visible(interface.widget("note"), (view.message != nil).gboolean)
  }

  private func changed() {
    status.isUnsaved = view.isUnsettled
    draw()
    owner.lineDidChange()
  }
}

extension LineRow: NumberSelectViewDelegate {
  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {
    changed()
  }

  func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange) {
    changed()
  }

  func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?) {
    draw()
  }

  func numberSelectView(_ view: NumberSelectView, didReport activity: NumberActivity) {
    status.take(activity)
    changed()
    if activity == .idle { owner.lineReachedServer() }
  }
}

/// What a line tells.
@MainActor
protocol LineRowOwner: AnyObject {
  /// Number, rule or status are not as they were.
  func lineDidChange()

  /// The server has answered, so it may answer other lines too.
  func lineReachedServer()
}
