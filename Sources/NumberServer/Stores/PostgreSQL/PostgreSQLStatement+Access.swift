extension PostgreSQLStatement {
  static let access =
    [owner, noteUse, beginSession, turnDay, endSessions, forgetTakeovers]
    + takeover + [takeoverOwner, role, tokens, addToken, removeToken]

  private static let today = "(SELECT day FROM number_server.calendar)"

  /// The hash of a token. Answers the owner, and whether that is to be noted as today's use.
  static let owner = PostgreSQLStatement(
    name: "owner",
    sql: "SELECT owner, (used < \(today))::int FROM number_server.sessions WHERE token_hash = $1")

  /// The hash of a token.
  static let noteUse = PostgreSQLStatement(
    name: "note-use",
    sql: "UPDATE number_server.sessions SET used = \(today) WHERE token_hash = $1")

  /// The hash of a token, owner, and whether the owner is anonymous. Done again, it changes nothing.
  static let beginSession = PostgreSQLStatement(
    name: "begin-session",
    sql: """
      INSERT INTO number_server.sessions (token_hash, owner, is_anonymous, used)
      VALUES ($1, $2, $3::boolean, \(today)) ON CONFLICT (token_hash) DO NOTHING
      """)

  /// Counts a day if it is another one than when this was done last.
  static let turnDay = PostgreSQLStatement(
    name: "turn-day",
    sql: """
      UPDATE number_server.calendar SET day = day + 1, date = current_date
      WHERE date <> current_date
      """)

  /// For how many days a session may be unused, and how many are ended at once.
  static let endSessions = PostgreSQLStatement(
    name: "end-sessions",
    sql: """
      WITH ended AS (
        DELETE FROM number_server.sessions WHERE token_hash IN (
          SELECT token_hash FROM number_server.sessions
          WHERE used < \(today) - $1::bigint LIMIT $2::bigint FOR UPDATE SKIP LOCKED)
        RETURNING owner, is_anonymous
      ), removed AS (
        DELETE FROM number_server.numbers
        WHERE owner IN (SELECT owner FROM ended WHERE is_anonymous)
      )
      SELECT count(*) FROM ended
      """)

  /// For how many days a takeover is remembered.
  static let forgetTakeovers = PostgreSQLStatement(
    name: "forget-takeovers",
    sql: "DELETE FROM number_server.takeovers WHERE day < \(today) - $1::bigint")

  /// The hash of a token.
  static let role = PostgreSQLStatement(
    name: "role", sql: "SELECT role FROM number_server.tokens WHERE token_hash = $1")

  static let tokens = PostgreSQLStatement(
    name: "tokens", sql: "SELECT name, role FROM number_server.tokens ORDER BY name")

  /// Name, hash and role. Answers a row if there was none of this name.
  static let addToken = PostgreSQLStatement(
    name: "add-token",
    sql: """
      INSERT INTO number_server.tokens AS present (name, token_hash, role) VALUES ($1, $2, $3)
      ON CONFLICT (name) DO UPDATE SET role = present.role
      WHERE present.token_hash = excluded.token_hash RETURNING 1
      """)

  /// Name. Answers a row if there was such a token.
  static let removeToken = PostgreSQLStatement(
    name: "remove-token", sql: "DELETE FROM number_server.tokens WHERE name = $1 RETURNING 1")
}

// Taking over an anonymous owner's numbers, in this order.
extension PostgreSQLStatement {
  static let takeover = [
    lockSession, lockNumbers, keptNumbers, takeNumbers, dropNumbers, noteTakeover, dropSession,
  ]

  private static let former = """
    (SELECT owner FROM number_server.sessions WHERE token_hash = $1 AND is_anonymous)
    """

  /// The hash of a token. Answers its owner, and whether that is an anonymous one.
  static let lockSession = PostgreSQLStatement(
    name: "lock-session",
    sql: """
      SELECT owner, is_anonymous::int FROM number_server.sessions WHERE token_hash = $1 FOR UPDATE
      """)

  /// The hash of a token, and the new owner.
  static let lockNumbers = PostgreSQLStatement(
    name: "lock-numbers",
    sql: """
      SELECT FROM number_server.numbers WHERE owner IN (\(former), $2) ORDER BY id, owner FOR UPDATE
      """)

  /// The hash of a token, the new owner, and whether that one's choices are replaced. Answers the
  /// ids of those that are kept although the former owner has chosen otherwise.
  static let keptNumbers = PostgreSQLStatement(
    name: "kept-numbers",
    sql: """
      SELECT former.id FROM number_server.numbers AS former
      JOIN number_server.numbers AS present ON present.owner = $2 AND present.id = former.id
      WHERE former.owner = \(former) AND NOT $3::boolean AND former.number <> present.number
      ORDER BY former.id
      """)

  /// The hash of a token, the new owner, whether that one's choices are replaced, and the name of
  /// the server that tells the others of it. Answers the ids of those that were taken.
  ///
  /// Each is saved as its writer saved it, which is the last one that is remembered.
  static let takeNumbers = PostgreSQLStatement(
    name: "take-numbers",
    sql: """
      WITH taken AS (
        INSERT INTO number_server.numbers AS present
          (owner, id, counter, number, client, sequence, remembered)
        SELECT $2, id, 1, number, client, sequence, substring(remembered from '[^\n]*$')
        FROM number_server.numbers WHERE owner = \(former) AND number IS NOT NULL ORDER BY id
        ON CONFLICT (owner, id) DO UPDATE SET
          counter = present.counter + 1, number = excluded.number, client = excluded.client,
          sequence = excluded.sequence,
          remembered = concat_ws(E'\\n', nullif(present.remembered, ''), excluded.remembered)
        WHERE present.number IS NULL OR ($3::boolean AND present.number <> excluded.number)
        RETURNING id
      )
      SELECT id, CASE WHEN $4::text IS NOT NULL THEN pg_notify(
        '\(PostgreSQLNotice.channel)', concat($4::text, E'\\nnumber ', $2::text, ' ', id))::text END
      FROM taken ORDER BY id
      """)

  /// The hash of a token.
  static let dropNumbers = PostgreSQLStatement(
    name: "drop-numbers", sql: "DELETE FROM number_server.numbers WHERE owner = \(former)")

  /// The hash of a token, and the new owner.
  static let noteTakeover = PostgreSQLStatement(
    name: "note-takeover",
    sql: """
      INSERT INTO number_server.takeovers (token_hash, owner, day)
      SELECT $1, $2, \(today) WHERE \(former) IS NOT NULL ON CONFLICT (token_hash) DO NOTHING
      """)

  /// The hash of a token.
  static let dropSession = PostgreSQLStatement(
    name: "drop-session",
    sql: "DELETE FROM number_server.sessions WHERE token_hash = $1 AND is_anonymous")

  /// The hash of a token. Answers who has taken over its owner's numbers.
  static let takeoverOwner = PostgreSQLStatement(
    name: "takeover-owner",
    sql: "SELECT owner FROM number_server.takeovers WHERE token_hash = $1")
}
