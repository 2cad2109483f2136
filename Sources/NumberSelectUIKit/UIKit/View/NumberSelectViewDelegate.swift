#if canImport(UIKit)
public import NumberSelect
public import NumberSelectFoundation

/// Told what the user does to a ``NumberSelectView`` and what comes from its source.
///
/// Every method has a default that does nothing, so implement what you need. What a method does to
/// the view takes effect at once; what follows from it is told after the method has returned.
@MainActor
public protocol NumberSelectViewDelegate: AnyObject {
  /// The user changed the number. Of a fraction, this is the whole part.
  ///
  /// It comes at each step of a hold; ``numberSelectView(_:didCommit:)`` comes
  /// once at its end.
  func numberSelectView(_ numberSelectView: NumberSelectView, currentNumber: Int)

  /// The user changed the number: the same with exact numbers, and with no number.
  func numberSelectView(_ numberSelectView: NumberSelectView, didChange change: NumberChange)

  /// What the user changed is final. Never comes if nothing has changed since the last time.
  func numberSelectView(_ numberSelectView: NumberSelectView, didCommit number: ExactDecimal?)

  /// Whether the user's change may happen. `false` ends a hold and restores a text.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, mayChange change: NumberChange
  ) -> Bool

  /// The number became another one than was asked for, because the rule refuses that. The user has
  /// been told.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didAdjust adjustment: NumberAdjustment)

  /// The source changed the number. The user has been told, unless it is the first one.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeAtSource change: NumberChange)

  /// A choice is not going to be saved, because somebody else has chosen since. The user has been
  /// told.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didGiveUp conflict: NumberConflict)

  /// There is something else to know about the number, or nothing any more. The user is told by the
  /// view itself, so this is only for a host that shows it in a place of its own.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeMessage message: String?)

  /// Loading or saving began, is done, or did not work.
  func numberSelectView(
    _ numberSelectView: NumberSelectView, didReport activity: NumberActivity)
}

extension NumberSelectViewDelegate {
  public func numberSelectView(_ numberSelectView: NumberSelectView, currentNumber: Int) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didChange change: NumberChange
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didCommit number: ExactDecimal?
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, mayChange change: NumberChange
  ) -> Bool { true }

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didAdjust adjustment: NumberAdjustment
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeAtSource change: NumberChange
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didGiveUp conflict: NumberConflict
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didChangeMessage message: String?
  ) {}

  public func numberSelectView(
    _ numberSelectView: NumberSelectView, didReport activity: NumberActivity
  ) {}
}
#endif
