/// Something happened that must never happen.
package struct Violation: Equatable, Sendable {
  /// The name of the invariant.
  package let invariant: String

  /// What happened.
  package let explanation: String

  package init(invariant: String, explanation: String) {
    self.invariant = invariant
    self.explanation = explanation
  }
}
