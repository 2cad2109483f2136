import NumberSelect

extension NumberEffects {
  /// What is to be done, for the shell: each in a bit of its own.
  var bits: Int32 {
    let stage = change?.stage
    return bit(0, replacesText) | bit(1, marksText)
      | bit(2, stage == .changing || stage == .changedAndCommitted)
      | bit(3, stage == .committed || stage == .changedAndCommitted)
      | bit(4, adjustment != nil) | bit(5, question != nil)
      | bit(6, proceeds) | bit(7, sourceChange != nil)
      | bit(8, conflict != nil) | bit(9, opensJournal)
      | bit(10, writesJournal) | bit(11, loads) | bit(12, sends)
      | bit(13, wantsClient) | bit(14, sourceChange?.old != nil)
  }
}

func bit(_ place: Int32, _ isSet: Bool) -> Int32 { isSet ? 1 << place : 0 }
