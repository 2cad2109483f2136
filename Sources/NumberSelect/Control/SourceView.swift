/// What a source says of a number, as far as a control has to know.
package struct SourceView: Equatable, Sendable {
  package enum Stage: Equatable, Sendable {
    /// There is no source.
    case none
    /// The journal is being read.
    case opening
    /// Choices can be handed over.
    case open
  }

  package var stage = Stage.none

  /// The number to show where nobody has chosen here.
  package var number: ExactDecimal?

  /// What is on its way to the source, or else what it has been told.
  package var choice: NumberChoice?

  /// Whether it could not be asked.
  package var hasFailed = false

  /// Its rule, or `nil` while that is not known.
  package var rule: NumberRule?
}
