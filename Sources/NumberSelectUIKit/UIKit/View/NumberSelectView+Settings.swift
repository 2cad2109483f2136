#if canImport(UIKit)
public import Foundation
public import NumberSelect
public import NumberSelectFoundation
import UIKit

// What the host decides, and how it listens.
extension NumberSelectView {
  /// Whether the user can change the number. If not, it can still be seen and heard.
  @IBInspectable public var isEditable: Bool {
    get { controller.settings.isEditable }
    set { controller.settings.isEditable = newValue }
  }

  /// Whether clearing the text of a selector without a source means "no number". Otherwise the
  /// text goes back to the number.
  @IBInspectable public var allowsNoNumber: Bool {
    get { controller.settings.allowsNoNumber }
    set { controller.settings.allowsNoNumber = newValue }
  }

  /// What becomes of a typed number that the rule refuses.
  public var commitPolicy: NumberSettings.CommitPolicy {
    get { controller.settings.commitPolicy }
    set { controller.settings.commitPolicy = newValue }
  }

  /// Who wins when somebody else has chosen at the source meanwhile.
  public var conflictPolicy: NumberSettings.ConflictPolicy {
    get { controller.settings.conflictPolicy }
    set { controller.settings.conflictPolicy = newValue }
  }

  /// The language that numbers are written and explained in; the user's unless set.
  public var locale: Locale {
    get { language.locale }
    set {
      hasOwnLocale = newValue != .autoupdatingCurrent
      speak(.of(newValue))
    }
  }

  /// The user has other settings now.
  func followUserLocale() {
    if !hasOwnLocale { speak(.of(.current)) }
  }

  private func speak(_ language: NumberLanguage) {
    guard language.locale != self.language.locale else { return }
    self.language = language
    restyle()
  }

  /// What is shown: the number, whether it can go up and down, whether it is still on its way, and
  /// what is wrong with it.
  public var appearance: NumberAppearance { controller.appearance }

  /// How loading and saving are getting on.
  public var activity: NumberActivity { controller.activity }

  /// The changes that the user makes from now on.
  ///
  /// ```swift
  /// for await change in view.changes where change.stage != .changing {
  ///   total = price(of: change.new)
  /// }
  /// ```
  public var changes: AsyncStream<NumberChange> { controller.changes }
}

// The source.
extension NumberSelectView {
  /// Shows the number of a source from now on, and starts over with it. What the user has chosen
  /// before still goes to the source that it was chosen for.
  public func bind(to source: any NumberSource) {
    columnWidth = ColumnWidth()
    controller.bind(to: source)
  }

  /// Belongs to no source any more, and starts over with its own settings.
  public func unbind() {
    columnWidth = ColumnWidth()
    controller.unbind()
  }

  /// Loads the number once more.
  public func reload() {
    controller.reload()
  }

  /// Sends at once what waits for a moment of quiet. The view does so by itself when the app goes
  /// to the background.
  public func flush() {
    controller.flush()
  }

  /// Tries at once what failed. The view does so by itself when the app comes to the foreground.
  public func retry() {
    controller.retry()
  }

  /// Gets the selector of a cell ready for another row: what is being typed counts, a press ends,
  /// and the number and its source are let go. The settings stay, and so does the delegate.
  public func prepareForReuse() {
    finish()
    unbind()
  }
}

extension NumberSelectView {
  /// Writes once into the log what contradicts itself in the settings.
  func logFault() {
    let fault = rule.fault
    guard fault != loggedFault else { return }
    loggedFault = fault
    switch fault {
    case .maximumBelowMinimum:
      Log.warn("The maximum \(maxText) is below the minimum \(minText), which counts for both.")
    case .incrementNotPositive: Log.warn("The step \(stepText) is not positive and counts as 1.")
    case nil: break
    }
  }
}
#endif
