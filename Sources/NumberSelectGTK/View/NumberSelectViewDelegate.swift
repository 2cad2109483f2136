public import NumberSelect
public import NumberSelectFoundation

/// Hears of what the user does with a ``NumberSelectView``, and may refuse it.
///
/// Only what the user does is told, by whatever means, assistive technology included; what the app
/// itself sets is not. View and number already agree when it is told. All methods are optional.
@MainActor
public protocol NumberSelectViewDelegate: AnyObject {
  /// Asks whether the user's change may happen. A refusal also ends a hold.
  func numberSelectView(_ view: NumberSelectView, mayChange change: NumberChange) -> Bool

  /// Tells of a change by the user. Its stage says whether more of it may follow.
  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange)

  /// Tells that the source changed the number.
  func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange)

  /// Tells that a number which the rule refuses became the nearest allowed one. The view itself
  /// tells the user.
  func numberSelectView(_ view: NumberSelectView, didAdjust adjustment: NumberAdjustment)

  /// Tells that a choice is not going to be saved, because somebody else has chosen since. The view
  /// itself tells the user.
  func numberSelectView(_ view: NumberSelectView, didGiveUp conflict: NumberConflict)

  /// Tells that there is something else to know about the number, or nothing any more. The view
  /// itself tells the user, so this is only for an app that shows it in a place of its own.
  func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?)

  /// Tells how loading and saving are getting on.
  func numberSelectView(_ view: NumberSelectView, didReport activity: NumberActivity)
}

extension NumberSelectViewDelegate {
  public func numberSelectView(
    _ view: NumberSelectView, mayChange change: NumberChange
  ) -> Bool { true }

  public func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {}

  public func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange) {}

  public func numberSelectView(
    _ view: NumberSelectView, didAdjust adjustment: NumberAdjustment
  ) {}

  public func numberSelectView(_ view: NumberSelectView, didGiveUp conflict: NumberConflict) {}

  public func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?) {}

  public func numberSelectView(_ view: NumberSelectView, didReport activity: NumberActivity) {}
}
