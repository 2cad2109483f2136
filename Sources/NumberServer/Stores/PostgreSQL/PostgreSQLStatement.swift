/// A statement that each connection knows by name.
struct PostgreSQLStatement: Sendable {
  let name: String
  let sql: String

  /// The statement, with what its parameters stand for.
  func callAsFunction(_ values: String?...) -> PostgreSQLCommand {
    PostgreSQLCommand(statement: self, values: values)
  }
}

/// A list as the database reads it.
enum PostgreSQLArray {
  static func text(_ elements: [String?]) -> String {
    let words = elements.map { element in
      guard let element else { return "NULL" }
      let escaped = element.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    return "{\(words.joined(separator: ","))}"
  }
}

/// A statement that is to be carried out.
struct PostgreSQLCommand: Sendable {
  let statement: PostgreSQLStatement
  let values: [String?]
}

extension PostgreSQLStatement {
  static let all =
    [
      begin, commit, rollback, document, documents, savedDocuments, numbersToSave, keepSessions,
      save, setRule, notify,
    ] + access

  static let begin = PostgreSQLStatement(name: "begin", sql: "BEGIN")
  static let commit = PostgreSQLStatement(name: "commit", sql: "COMMIT")
  static let rollback = PostgreSQLStatement(name: "rollback", sql: "ROLLBACK")

  private static let documentColumns = """
    rules.id, coalesce(numbers.counter, 0) + rules.counter, numbers.number, numbers.client,
    numbers.sequence, default_number, minimum, maximum, increment, increment_base, store.name
    """

  private static let documentTables = """
    number_server.rules CROSS JOIN number_server.store
    LEFT JOIN number_server.numbers ON numbers.owner = $1 AND numbers.id = rules.id
    """

  /// Owner and id.
  static let document = PostgreSQLStatement(
    name: "document",
    sql: "SELECT \(documentColumns) FROM \(documentTables) WHERE rules.id = $2")

  /// Owner and an array of ids.
  static let documents = PostgreSQLStatement(
    name: "documents",
    sql: "SELECT \(documentColumns) FROM \(documentTables) WHERE rules.id = ANY ($2::text[])")

  /// Whether a save comes in a session of its owner, or needs none.
  private static let isKnown = """
    (asked.session IS NULL OR asked.owner =
      (SELECT owner FROM number_server.sessions WHERE token_hash = asked.session))
    """

  /// Arrays of owners, ids and hashes of tokens. Answers the documents, and what their saves have to
  /// know besides.
  static let numbersToSave = PostgreSQLStatement(
    name: "numbers-to-save",
    sql: """
      SELECT
        \(documentColumns),
        coalesce(numbers.counter, 0), rules.counter, coalesce(numbers.remembered, ''), asked.place,
        \(isKnown)::int
      FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY
        AS asked (owner, id, session, place)
      JOIN number_server.rules ON rules.id = asked.id CROSS JOIN number_server.store
      LEFT JOIN number_server.numbers ON numbers.owner = asked.owner AND numbers.id = asked.id
      """)

  /// An array of hashes of tokens. Their sessions do not end before the transaction does.
  ///
  /// It is a statement of its own, so that a save waits for no session while it holds a number: those
  /// who end a session hold it while they wait for numbers.
  static let keepSessions = PostgreSQLStatement(
    name: "keep-sessions",
    sql: """
      SELECT FROM number_server.sessions WHERE token_hash = ANY ($1::text[]) ORDER BY token_hash
      FOR KEY SHARE
      """)

  /// Saves each number if neither it nor its rule has changed since it was read and its session is
  /// there, and answers a row for each that is saved. The rules stay as they are until the end of the transaction.
  ///
  /// Locks are taken in the same order by all servers, so that no two wait for each other.
  ///
  /// Arrays of owners, ids, the numbers' counters, numbers, clients, sequences, what is remembered of
  /// the clients, the rules' counters, and hashes of tokens.
  static let save = PostgreSQLStatement(
    name: "save",
    sql: """
      INSERT INTO number_server.numbers AS present
        (owner, id, counter, number, client, sequence, remembered)
      SELECT
        asked.owner, asked.id, asked.counter + 1, asked.number, asked.client, asked.sequence,
        asked.remembered
      FROM unnest(
        $1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[],
        $8::bigint[], $9::text[]
      ) AS asked (owner, id, counter, number, client, sequence, remembered, rule_counter, session)
      JOIN number_server.rules ON rules.id = asked.id AND rules.counter = asked.rule_counter
      WHERE \(isKnown)
      ORDER BY asked.id, asked.owner
      FOR SHARE OF rules
      ON CONFLICT (owner, id) DO UPDATE SET
        counter = excluded.counter, number = excluded.number, client = excluded.client,
        sequence = excluded.sequence, remembered = excluded.remembered
      WHERE present.counter = excluded.counter - 1
      RETURNING owner, id
      """)

  /// Sets a rule, and answers its counter if it was another one.
  ///
  /// Id, default number, minimum, maximum, increment, increment base.
  static let setRule = PostgreSQLStatement(
    name: "set-rule",
    sql: """
      INSERT INTO number_server.rules AS present
        (id, counter, default_number, minimum, maximum, increment, increment_base)
      VALUES ($1, 1, $2, $3, $4, $5, $6)
      ON CONFLICT (id) DO UPDATE SET
        counter = present.counter + 1, default_number = excluded.default_number,
        minimum = excluded.minimum, maximum = excluded.maximum,
        increment = excluded.increment, increment_base = excluded.increment_base
      WHERE
        (present.default_number, present.minimum, present.maximum, present.increment,
         present.increment_base)
        IS DISTINCT FROM
        (excluded.default_number, excluded.minimum, excluded.maximum, excluded.increment,
         excluded.increment_base)
      RETURNING counter
      """)

  /// Owner, the id to begin after, and how many.
  static let savedDocuments = PostgreSQLStatement(
    name: "saved-documents",
    sql: """
      SELECT \(documentColumns) FROM \(documentTables)
      WHERE numbers.owner = $1 AND numbers.id > $2 ORDER BY numbers.id LIMIT $3::bigint
      """)

  /// Tells all servers something when the transaction is committed.
  static let notify = PostgreSQLStatement(
    name: "notify", sql: "SELECT pg_notify('\(PostgreSQLNotice.channel)', $1)")
}
