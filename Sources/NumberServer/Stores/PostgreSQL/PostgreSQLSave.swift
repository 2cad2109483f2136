import NumberContract
import NumberSelect

/// A save that is to be judged and carried out.
struct PostgreSQLSave: PostgreSQLJob {
  let save: NumberSave
  let key: NumberKey
  let session: TokenHash?
  let condition: EntityTagCondition?
  let arrived = ContinuousClock.now
  let tell: StoreCompletion<SaveOutcome>

  init(
    save: NumberSave, key: NumberKey, session: TokenHash?, condition: EntityTagCondition?,
    completion: @escaping StoreCompletion<SaveOutcome>
  ) {
    self.save = save
    self.key = key
    self.session = session
    self.condition = condition
    tell = completion
  }

  func fail(_ error: StoreError) {
    tell(.failure(error))
  }
}

/// Judges many saves by what the database has, and writes those that are accepted.
///
/// The judgement needs the rule of the core, so it is made here, between two round trips. What it was
/// made by is a part of the write: a save is written only if neither the number nor its rule has
/// changed meanwhile and its session has not ended, and otherwise judged again. So each save is
/// judged by the very document that it replaces, in the order of checks of the contract, and no lock
/// is held while it is judged.
///
/// A save whose transaction was lost on the way may have been written or not. It is judged again too:
/// if it was written, it has become a repeated one.
struct PostgreSQLSaving {
  let connection: PostgreSQLConnection

  /// The name by which other servers know who tells of a change, or `nil` if nobody can be told.
  let sender: String?

  /// A save that was accepted, and what it was judged by.
  private struct Accepted {
    let job: PostgreSQLSave
    let outcome: SaveOutcome
    let numberCounter: String?
    let ruleCounter: String?
    let remembered: RememberedSaves
  }

  func carryOut(
    _ jobs: [PostgreSQLSave]
  ) throws(PostgreSQLError) -> PostgreSQLProgress<PostgreSQLSave> {
    let (first, others) = Self.firstOfEachNumber(jobs)
    var progress = PostgreSQLProgress(again: others)
    let accepted = try judge(first, &progress)
    let written = try write(accepted)
    for accepted in accepted {
      if written.contains(accepted.job.key) {
        progress.done.append { accepted.job.tell(.success(accepted.outcome)) }
      } else {
        progress.again.append(accepted.job)
      }
    }
    return progress
  }

  /// Each number once: a second save to it is judged by what the first has made of it.
  private static func firstOfEachNumber(
    _ jobs: [PostgreSQLSave]
  ) -> (first: [PostgreSQLSave], others: [PostgreSQLSave]) {
    var seen: Set<NumberKey> = []
    var (first, others): ([PostgreSQLSave], [PostgreSQLSave]) = ([], [])
    for job in jobs {
      if seen.insert(job.key).inserted { first.append(job) } else { others.append(job) }
    }
    return (first, others)
  }

  private func judge(
    _ jobs: [PostgreSQLSave], _ progress: inout PostgreSQLProgress<PostgreSQLSave>
  ) throws(PostgreSQLError) -> [Accepted] {
    let command = PostgreSQLStatement.numbersToSave(
      PostgreSQLArray.text(jobs.map(\.key.owner.name)), PostgreSQLArray.text(jobs.map(\.key.id)),
      PostgreSQLArray.text(jobs.map(\.session?.hexadecimal)))
    var rows: [Int: PostgreSQLRow] = [:]
    for row in try connection.exchange([command])[0].all { rows[row.integer(14) - 1] = row }
    var accepted: [Accepted] = []
    for (place, job) in jobs.enumerated() {
      do {
        switch try judge(job, rows[place]) {
        case .write(let save): accepted.append(save)
        case .tell(let outcome): progress.done.append { job.tell(.success(outcome)) }
        }
      } catch {
        progress.done.append { job.fail(error) }
      }
    }
    return accepted
  }

  private enum Judgement {
    case write(Accepted)
    case tell(SaveOutcome)
  }

  private func judge(
    _ job: PostgreSQLSave, _ row: PostgreSQLRow?
  ) throws(StoreError) -> Judgement {
    guard let row else { return .tell(.unknownNumber) }
    guard row.integer(15) == 1 else { return .tell(.unknownSession) }
    var remembered = RememberedSaves(text: row.text(13) ?? "")
    let outcome = SaveOutcome.judge(
      job.save, over: try row.document, if: job.condition,
      after: try remembered.save(of: job.save.writer.client))
    guard case .saved = outcome else { return .tell(outcome) }
    remembered.remember(job.save)
    return .write(
      Accepted(
        job: job, outcome: outcome, numberCounter: row.text(11), ruleCounter: row.text(12),
        remembered: remembered))
  }

  /// - Returns: Which numbers were written.
  private func write(_ accepted: [Accepted]) throws(PostgreSQLError) -> Set<NumberKey> {
    guard !accepted.isEmpty else { return [] }
    func array(_ element: (Accepted) -> String?) -> String {
      PostgreSQLArray.text(accepted.map(element))
    }
    let sessions = accepted.compactMap { $0.job.session?.hexadecimal }
    let lock =
      sessions.isEmpty ? [] : [PostgreSQLStatement.keepSessions(PostgreSQLArray.text(sessions))]
    let command = PostgreSQLStatement.save(
      array { $0.job.key.owner.name }, array { $0.job.key.id }, array { $0.numberCounter },
      array { $0.job.save.number?.description }, array { $0.job.save.writer.client },
      array { String($0.job.save.writer.sequence) }, array { $0.remembered.text },
      array { $0.ruleCounter }, array { $0.job.session?.hexadecimal })
    let changes = accepted.map { StoreChange.number($0.job.key) }
    let notice = sender.map { PostgreSQLNotice(sender: $0, changes: changes) }
    let rows = try connection.transaction(lock + [command] + (notice?.commands ?? []))
    return Set(
      rows[lock.count].all.map { row in
        NumberKey(owner: Owner(name: row.text(0) ?? ""), id: row.text(1) ?? "")
      })
  }
}

extension PostgreSQLRow {
  /// The document in the first eleven columns.
  var document: NumberDocument {
    get throws(StoreError) {
      NumberDocument(
        id: text(0) ?? "", number: try decimal(2), version: integer(1), writer: writer(from: 3),
        store: text(10) ?? "", rule: try rule(from: 5))
    }
  }
}
