import NumberSelect

/// What an event asks the shell to do.
struct WebEffects {
  /// Which of them, each in a bit of its own.
  var bits: Int32 = 0
  var adjustment: NumberAdjustment?
  /// The number that was given up.
  var forgotten: ExactDecimal?

  init() {}

  init(_ effects: inout NumberEffects) {
    let stage = effects.change?.stage
    adjustment = effects.adjustment
    if case .number(let number) = effects.conflict?.forgotten { forgotten = number }
    bits =
      bit(0, effects.replacesText) | bit(1, effects.marksText)
      | bit(2, stage == .changing || stage == .changedAndCommitted)
      | bit(3, stage == .committed || stage == .changedAndCommitted)
      | bit(4, effects.adjustment != nil) | bit(5, effects.question != nil)
      | bit(6, effects.proceeds) | bit(7, effects.sourceChange != nil)
      | bit(8, effects.conflict != nil) | bit(9, effects.opensJournal)
      | bit(10, effects.writesJournal) | bit(11, effects.loads) | bit(12, effects.sends != nil)
      | bit(13, effects.wantsClient) | bit(14, effects.sourceChange?.old != nil)
  }
}

func bit(_ place: Int32, _ isSet: Bool) -> Int32 { isSet ? 1 << place : 0 }
