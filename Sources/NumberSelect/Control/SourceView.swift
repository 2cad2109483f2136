/// What a source says of a number, as far as a control has to know.
package struct SourceView: Equatable, Sendable {
  /// Whether choices can be handed over. Until then the journal is being read.
  package var isOpen = false

  /// Its rule, or `nil` while that is not known.
  package var rule: NumberRule?

  /// The number to show where nobody has chosen here.
  package var number: ExactDecimal?

  /// What is on its way to the source, or else what it has been told.
  package var choice: NumberChoice?

  /// Whether it could not be asked.
  package var hasFailed = false
}
