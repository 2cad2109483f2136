public import NumberContract
public import NumberSelect

/// What became of a save.
public enum SaveOutcome: Equatable, Sendable {
  /// There is no number of this id.
  case unknownNumber
  /// The session in which it was to be saved has ended, or is another owner's.
  case unknownSession
  /// This very save was carried out before. The document is the present one.
  case repeated(NumberDocument)
  /// The client used this sequence, or a later one, for another save.
  case sequenceUsed(NumberDocument)
  /// The save does not say which document it was chosen over.
  case conditionMissing
  /// The document that the save was chosen over is not the present one.
  case stale(NumberDocument)
  /// The rule does not allow the number now.
  case refused(NumberDocument)
  /// The number is saved.
  case saved(NumberDocument)
}

/// What a store remembers of the last save of a client.
public struct RememberedSave: Equatable, Sendable {
  /// The client's own count of its saves.
  public var sequence: Int

  /// The number that was saved, or `nil` if the choice was forgotten.
  public var number: ExactDecimal?

  /// The last save of a client.
  public init(sequence: Int, number: ExactDecimal?) {
    self.sequence = sequence
    self.number = number
  }
}

extension SaveOutcome {
  /// How many clients a store remembers for each number: those that saved last.
  public static let rememberedClients = 64

  /// Judges a save by the contract's order of checks: sequence, condition, rule.
  ///
  /// The sequence comes first because a save whose answer was lost names a document that it has
  /// replaced itself. Forgetting a choice is always allowed, so a line that is sold out can be
  /// given up.
  ///
  /// - Parameters:
  ///   - document: the present document.
  ///   - condition: what the save says about the document it was chosen over.
  ///   - remembered: what is known of the client's last save to this number.
  /// - Returns: ``saved(_:)`` with the new document if the save is to be carried out.
  public static func judge(
    _ save: NumberSave, over document: NumberDocument, if condition: EntityTagCondition?,
    after remembered: RememberedSave?
  ) -> SaveOutcome {
    if let remembered, save.writer.sequence <= remembered.sequence {
      let asked = RememberedSave(sequence: save.writer.sequence, number: save.number)
      return asked == remembered ? .repeated(document) : .sequenceUsed(document)
    }
    guard let condition else { return .conditionMissing }
    guard condition.matches(document) else { return .stale(document) }
    if let number = save.number, !AllowedNumbers(document.rule).contains(number) {
      return .refused(document)
    }
    var saved = document
    saved.number = save.number
    saved.writer = save.writer
    saved.version += 1
    return .saved(saved)
  }
}
