public import NumberSelect

/// What a ``NumberSelectController`` needs of the view that it drives.
///
/// A face draws, forwards what its toolkit says and passes on what the host is to know. It decides
/// nothing.
@MainActor
public protocol NumberSelectFace: AnyObject {
  /// Draws the selector.
  ///
  /// - Parameters:
  ///   - appearance: What to draw.
  ///   - replacesText: Whether the number replaces the text in the entry, even if the user is there.
  ///     Otherwise a text that is being edited stays as it is.
  func draw(_ appearance: NumberAppearance, replacesText: Bool)

  /// Asks the host whether the user's change may happen.
  func mayChange(_ change: NumberChange) -> Bool

  /// Tells the host, and everybody else who listens on this platform, what the user changed.
  func didChange(_ change: NumberChange)

  /// Tells the user and the host that the number became another one than was asked for. If it was
  /// the source that refused it, the change at the source is told next.
  func didAdjust(_ adjustment: NumberAdjustment)

  /// Tells the host that the source changed the number.
  func didChangeAtSource(_ change: NumberChange)

  /// Tells the user and the host that a choice was given up.
  func didGiveUp(_ conflict: NumberConflict)

  /// Tells the user that the typed text cannot be used.
  func didMarkText()

  /// Shows how loading and saving are getting on.
  func didReport(_ activity: NumberActivity)
}
