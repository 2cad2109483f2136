/// Some statements, and what is to be done with their answers.
struct PostgreSQLQuestion: PostgreSQLJob {
  let commands: [PostgreSQLCommand]
  let arrived = ContinuousClock.now
  let tell: StoreCompletion<[PostgreSQLRows]>

  /// - Parameter read: What the answers mean.
  init<Answer: Sendable>(
    _ commands: [PostgreSQLCommand], _ completion: @escaping StoreCompletion<Answer>,
    read: @escaping @Sendable ([PostgreSQLRows]) throws(StoreError) -> Answer
  ) {
    self.commands = commands
    tell = { result in
      completion(
        result.flatMap { rows in Result { () throws(StoreError) in try read(rows) } })
    }
  }

  func fail(_ error: StoreError) {
    tell(.failure(error))
  }
}

extension PostgreSQLConnection {
  /// Asks many questions at once.
  func ask(
    _ questions: [PostgreSQLQuestion]
  ) throws(PostgreSQLError) -> PostgreSQLProgress<PostgreSQLQuestion> {
    var rows = try exchange(questions.flatMap(\.commands))[...]
    var progress = PostgreSQLProgress<PostgreSQLQuestion>()
    for question in questions {
      let answers = Array(rows.prefix(question.commands.count))
      rows.removeFirst(answers.count)
      progress.done.append { question.tell(.success(answers)) }
    }
    return progress
  }

  /// Carries out the statements of each question in a transaction of its own.
  func carryOut(
    _ questions: [PostgreSQLQuestion]
  ) throws(PostgreSQLError) -> PostgreSQLProgress<PostgreSQLQuestion> {
    guard let question = questions.first else { return PostgreSQLProgress() }
    let rows = try transaction(question.commands)
    return PostgreSQLProgress(
      done: [{ question.tell(.success(rows)) }], again: Array(questions.dropFirst()))
  }
}
