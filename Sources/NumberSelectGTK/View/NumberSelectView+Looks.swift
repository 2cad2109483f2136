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

  /// How numbers are written and in which language the view speaks: the user's until it is set.
  public var locale: Locale {
    get { numberWidget.language.locale }
    set { numberWidget.language = .of(newValue) }
  }
}
