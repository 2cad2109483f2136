import NumberContract
import NumberSelect

/// A save that is to be judged and carried out.
struct PostgreSQLSave: PostgreSQLJob {
  let save: NumberSave
  let key: NumberKey
  let condition: EntityTagCondition?
  let arrived = ContinuousClock.now
  let tell: StoreCompletion<SaveOutcome>

  init(
    save: NumberSave, key: NumberKey, condition: EntityTagCondition?,
    completion: @escaping StoreCompletion<SaveOutcome>
  ) {
    self.save = save
    self.key = key
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
/// changed meanwhile, and otherwise judged again. So each save is judged by the very document that
/// it replaces, in the order of checks of the contract, and no lock is held while it is judged.
///
/// A save whose transaction was lost on the way may have been written or not. It is judged again too:
/// if it was written, it has become a repeated one.
struct PostgreSQLSaving {
  let connection: PostgreSQLConnection

  /// The name by which other servers know who tells of a change, or `nil` if nobody can be told.
  let sender: String?

  /// A save that was accepted, and what has to be written.
  private struct Accepted {
    let job: PostgreSQLSave
    let outcome: SaveOutcome
    let command: PostgreSQLCommand
  }

  func carryOut(
    _ jobs: [PostgreSQLSave]
  ) throws(PostgreSQLError) -> PostgreSQLProgress<PostgreSQLSave> {
    let (first, others) = Self.firstOfEachNumber(jobs)
    var progress = PostgreSQLProgress(again: others)
    let accepted = try judge(first, &progress)
    let isWritten = try write(accepted)
    for (accepted, isWritten) in zip(accepted, isWritten) {
      if isWritten {
        progress.done.append { accepted.job.tell(.success(accepted.outcome)) }
      } else {
        progress.again.append(accepted.job)
      }
    }
    return progress
  }

  /// Each number once, in an order that is the same for all servers, so that no two wait for each
  /// other.
  private static func firstOfEachNumber(
    _ jobs: [PostgreSQLSave]
  ) -> (first: [PostgreSQLSave], others: [PostgreSQLSave]) {
    var seen: Set<NumberKey> = []
    var (first, others): ([PostgreSQLSave], [PostgreSQLSave]) = ([], [])
    for job in jobs {
      if seen.insert(job.key).inserted { first.append(job) } else { others.append(job) }
    }
    first.sort { ($0.key.id, $0.key.owner.name) < ($1.key.id, $1.key.owner.name) }
    return (first, others)
  }

  private func judge(
    _ jobs: [PostgreSQLSave], _ progress: inout PostgreSQLProgress<PostgreSQLSave>
  ) throws(PostgreSQLError) -> [Accepted] {
    let rows = try connection.exchange(
      jobs.map { PostgreSQLStatement.numberToSave($0.key.owner.name, $0.key.id) })
    var accepted: [Accepted] = []
    for (job, rows) in zip(jobs, rows) {
      do {
        switch try judge(job, rows.first) {
        case .write(let outcome, let command):
          accepted.append(Accepted(job: job, outcome: outcome, command: command))
        case .tell(let outcome):
          progress.done.append { job.tell(.success(outcome)) }
        }
      } catch {
        progress.done.append { job.fail(error) }
      }
    }
    return accepted
  }

  private enum Judgement {
    case write(SaveOutcome, PostgreSQLCommand)
    case tell(SaveOutcome)
  }

  private func judge(
    _ job: PostgreSQLSave, _ row: PostgreSQLRow?
  ) throws(StoreError) -> Judgement {
    guard let row else { return .tell(.unknownNumber) }
    var remembered = try RememberedSaves(text: row.text(13) ?? "")
    let outcome = SaveOutcome.judge(
      job.save, over: try row.document, if: job.condition,
      after: remembered[job.save.writer.client])
    guard case .saved = outcome else { return .tell(outcome) }
    remembered.remember(job.save)
    let command = PostgreSQLStatement.save(
      job.key.owner.name, job.key.id, row.text(11), job.save.number?.description,
      job.save.writer.client, String(job.save.writer.sequence), remembered.text, row.text(12))
    return .write(outcome, command)
  }

  /// - Returns: For each save whether it was written.
  private func write(_ accepted: [Accepted]) throws(PostgreSQLError) -> [Bool] {
    guard !accepted.isEmpty else { return [] }
    let changes = accepted.map { StoreChange.number($0.job.key) }
    let notice = sender.map { PostgreSQLNotice(sender: $0, changes: changes) }
    let rows = try connection.transaction(accepted.map(\.command) + (notice?.commands ?? []))
    return rows.prefix(accepted.count).map { $0.count == 1 }
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
