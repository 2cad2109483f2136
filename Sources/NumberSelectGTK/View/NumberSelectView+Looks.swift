public import Foundation

extension NumberSelectView {
  /// What the number counts, for assistive technology: `Quantity`. An underscore stands before the
  /// letter that moves the focus here together with Alt.
  ///
  /// The view does not draw it. A `GtkLabel` that does, with this view as its mnemonic widget, makes
  /// this property unnecessary.
  public var label: String {
    get { numberWidget.label }
    set { numberWidget.set(.label, newValue) }
  }

  /// What there is to know about the number, as a sentence: what is wrong with it, what happened to
  /// it without its user's doing, and that it could not be saved for long. `nil` if there is nothing.
  ///
  /// The view shows what is new of it in a bubble, and tells assistive technology.
  public var message: String? { numberWidget.message }

  /// Whether messages are shown in a bubble: `true` until it is set. An app that has a place of its
  /// own for ``message`` shows it there when its delegate hears of one.
  public var showsMessages: Bool {
    get { numberWidget.showsMessages }
    set { numberWidget.showsMessages = newValue }
  }

  /// Whether messages say that saving takes long or does not work, and that it is done after all:
  /// `true` until it is set. An app that tells it once for many numbers sets it to `false`.
  public var tellsSaving: Bool {
    get { numberWidget.tellsSaving }
    set { numberWidget.tellsSaving = newValue }
  }

  /// How numbers are written and in which language the view speaks: the user's until it is set.
  public var locale: Locale {
    get { numberWidget.language.locale }
    set { numberWidget.language = .of(newValue) }
  }
}
