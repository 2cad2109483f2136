import CPostgreSQL
import Glibc

/// One connection to a PostgreSQL database, for use by one thread at a time.
final class PostgreSQLConnection {
  /// How long the database may be silent before the connection counts as lost.
  private static let patience = Duration.seconds(10)

  /// What holds unless the address says otherwise: a host that is gone is noticed in seconds, not in
  /// the minutes or hours that a system leaves it by itself.
  private static let defaults = [
    ("application_name", "number-server"), ("connect_timeout", "3"), ("keepalives_idle", "10"),
    ("keepalives_interval", "5"), ("keepalives_count", "2"), ("tcp_user_timeout", "20000"),
  ]

  /// What each session begins with. A transaction whose server is gone must not hold on to its
  /// numbers, what is answered as saved is on the disk, and everything is found by its key: a plan
  /// that was made while the tables were small has to be good when they have grown.
  private static let beginning = """
    SET idle_in_transaction_session_timeout = '10s';
    SET lock_timeout = '5s';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off';
    SELECT set_config(name, 'off', false) FROM pg_settings
    WHERE name IN ('enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit')
    """

  let handle: OpaquePointer

  init(_ address: PostgreSQLAddress) throws(PostgreSQLError) {
    let words = Self.defaults + [("dbname", address.uri)]
    let names = words.map { strdup($0.0) } + [nil]
    let values = words.map { strdup($0.1) } + [nil]
    defer { for text in names + values { free(text) } }
    let connection = PQconnectdbParams(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    guard let connection else { throw PostgreSQLError(.unavailable, "out of memory") }
    handle = connection
    guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
    cpq_ignore_notices(handle)
    try execute(Self.beginning)
    PQsetnonblocking(handle, 1)
  }

  deinit {
    PQfinish(handle)
  }

  /// Whether it has not been lost.
  var isAlive: Bool { PQstatus(handle) == CONNECTION_OK }

  /// Carries out SQL that is needed once. Not to be used after ``prepare(_:)``.
  @discardableResult
  func execute(_ sql: String) throws(PostgreSQLError) -> PostgreSQLRows {
    guard let result = PQexec(handle, sql) else { throw lost() }
    guard Self.isGood(result) else {
      defer { PQclear(result) }
      throw PostgreSQLError(result)
    }
    return PostgreSQLRows(result)
  }

  /// Makes statements known, for ``exchange(_:)``.
  func prepare(_ statements: [PostgreSQLStatement]) throws(PostgreSQLError) {
    guard PQenterPipelineMode(handle) == 1 else { throw lost() }
    for statement in statements {
      guard PQsendPrepare(handle, statement.name, statement.sql, 0, nil) == 1 else { throw lost() }
    }
    _ = try answers(statements.count)
  }

  /// Sends all commands at once, and gives what each of them answered.
  func exchange(_ commands: [PostgreSQLCommand]) throws(PostgreSQLError) -> [PostgreSQLRows] {
    for command in commands { try send(command) }
    return try answers(commands.count)
  }

  /// Carries out all commands or none. When it returns, they are on the database's disk.
  ///
  /// If the connection is lost meanwhile, nobody knows whether they were carried out.
  func transaction(_ commands: [PostgreSQLCommand]) throws(PostgreSQLError) -> [PostgreSQLRows] {
    let answers: [PostgreSQLRows]
    do {
      answers = try exchange(
        [PostgreSQLStatement.begin()] + commands + [PostgreSQLStatement.commit()])
    } catch {
      if error.kind != .lost { _ = try exchange([PostgreSQLStatement.rollback()]) }
      throw error
    }
    guard answers.last?.command == "COMMIT" else {
      throw PostgreSQLError(.failed, "the transaction was undone")
    }
    return Array(answers.dropFirst().dropLast())
  }

  private func send(_ command: PostgreSQLCommand) throws(PostgreSQLError) {
    let values = command.values.map { value in value.map { strdup($0) } ?? nil }
    defer { for value in values { free(value) } }
    let code = PQsendQueryPrepared(
      handle, command.statement.name, Int32(values.count), values.map { UnsafePointer($0) }, nil,
      nil, 0)
    guard code == 1 else { throw lost() }
  }

  /// What was answered to everything that was sent, of which there is so much.
  ///
  /// After an error the database leaves out what comes behind it, and the error is thrown.
  private func answers(_ count: Int) throws(PostgreSQLError) -> [PostgreSQLRows] {
    guard PQpipelineSync(handle) == 1 else { throw lost() }
    let deadline = ContinuousClock.now + Self.patience
    var answers: [PostgreSQLRows] = []
    var error: PostgreSQLError?
    for _ in 0..<count {
      guard let result = try next(deadline) else { throw lost() }
      if Self.isGood(result) {
        answers.append(PostgreSQLRows(result))
      } else {
        if error == nil { error = PostgreSQLError(result) }
        PQclear(result)
      }
      guard try next(deadline) == nil else { throw lost() }
    }
    let end = try next(deadline)
    guard PQresultStatus(end) == PGRES_PIPELINE_SYNC else { throw error ?? lost() }
    PQclear(end)
    if let error { throw error }
    return answers
  }

  /// The next result, when it has come.
  private func next(_ deadline: ContinuousClock.Instant) throws(PostgreSQLError) -> OpaquePointer? {
    while true {
      let isUnsent = PQflush(handle)
      guard isUnsent >= 0 else { throw lost() }
      if PQisBusy(handle) == 0 { return PQgetResult(handle) }
      guard wait(for: isUnsent == 1 ? POLLIN | POLLOUT : POLLIN, until: deadline) else {
        throw PostgreSQLError(.lost, "the database does not answer")
      }
      guard PQconsumeInput(handle) == 1 else { throw lost() }
    }
  }

  /// - Returns: `false` if nothing has come.
  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
    let rest = (deadline - .now) / .milliseconds(1)
    return poll(&descriptor, 1, Int32(max(0, rest.rounded(.up)))) != 0
  }

  private func lost() -> PostgreSQLError {
    PostgreSQLError(.lost, String(cString: PQerrorMessage(handle)).onOneLine)
  }

  private static func isGood(_ result: OpaquePointer) -> Bool {
    let status = PQresultStatus(result)
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK
  }
}
