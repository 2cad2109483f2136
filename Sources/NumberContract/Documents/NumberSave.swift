public import NumberSelect

/// What a client sends to choose a number: the body of a `PUT`.
///
/// Numbers are sent as they shall be, never as differences, so that a save which arrives twice is
/// still one choice.
public struct NumberSave: Equatable, Sendable {
  /// The chosen number, or `nil` to forget the choice.
  public var number: ExactDecimal?

  /// Who saves, and which of this client's saves it is. A sequence is never used for two acts.
  public var writer: NumberDocument.Writer

  /// A save by somebody who is described already.
  public init(number: ExactDecimal?, writer: NumberDocument.Writer) {
    self.number = number
    self.writer = writer
  }

  /// A save, as in `NumberSave(number: "4", client: "tab-7", sequence: 12)`.
  public init(number: ExactDecimal?, client: String, sequence: Int) {
    self.init(number: number, writer: .init(client: client, sequence: sequence))
  }
}
