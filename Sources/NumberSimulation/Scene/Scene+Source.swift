import NumberSelect

// What happens at the source.
extension Scene {
  /// The source takes a request and answers.
  mutating func serve(_ request: Int) -> Reply {
    var save = requests[request].save
    mutant?.editArriving?(&save, server.document, history)
    let verdict = server.verdict(on: save)
    if let flaw = AnswersInOrder.flaw(in: verdict, on: save, of: self) {
      fail(AnswersInOrder.name, flaw)
    }
    switch verdict {
    case .known:
      tally[.knownSave] += 1
      return .stored(present)
    case .sequenceUsed:
      tally[.sequenceUsed] += 1
      return .sequenceUsed(present)
    case .stale:
      tally[.stale] += 1
      return .stale(present)
    case .refused:
      tally[.refused] += 1
      return .refused(present)
    case .commits:
      commit(request, save)
      return .stored(present)
    }
  }

  private mutating func commit(_ request: Int, _ save: NumberSend) {
    check(committing: requests[request], save)
    server.commit(save.choice, by: save.writer)
    history.append(
      HistoryEntry(
        document: server.document, cause: .save(request: request), writer: save.writer,
        save: history.count))
    acts[requests[request].act].storedAt = present
    tally[.save] += 1
    tell { "the source stores \(words(for: $0.server.document))" }
  }

  /// Somebody without a device here saves.
  mutating func saveByOthers(_ choice: NumberChoice, under name: WireName, _ sequence: Int64) {
    let writer = SyncDocument.Writer(client: name, sequence: sequence)
    if case .number(let number) = choice,
      !AllowedNumbers(server.document.rule).contains(number)
    {
      return
    }
    server.commit(choice, by: writer)
    history.append(
      HistoryEntry(
        document: server.document, cause: .foreignSave, writer: writer, save: history.count))
    tally[.foreignSave] += 1
    tell { "somebody else saves: \(words(for: $0.server.document))" }
  }

  mutating func setRule(_ rule: NumberRule) {
    server.setRule(rule)
    let save = history[present].save
    history.append(HistoryEntry(document: server.document, cause: .rule, save: save))
    tally[.ruleChange] += 1
    tell { "the rule changes: \(words(for: $0.server.document))" }
  }

  mutating func makeBackup() {
    backup = ServerModel.Backup(entry: present, memory: server.memory)
    tell { _ in "a backup is made" }
  }

  mutating func restoreBackup() {
    guard let backup else { return }
    restorations += 1
    let entry = history[backup.entry]
    server.restore(
      entry.document, memory: backup.memory, store: Self.name("S\(restorations + 1)"))
    history.append(
      HistoryEntry(
        document: server.document, cause: .restored(from: backup.entry), save: entry.save))
    tally[.restoredBackup] += 1
    tell { "the store is restored from its backup: \(words(for: $0.server.document))" }
  }
}
