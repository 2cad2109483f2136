/// The tables, and how a database comes to have them.
enum PostgreSQLSchema {
  /// What leads from each version to the next. A step that has been released is never changed.
  static let steps = [
    """
    CREATE TABLE number_server.store (name text NOT NULL, version integer NOT NULL);
    CREATE TABLE number_server.rules (
      id text COLLATE "C" NOT NULL PRIMARY KEY,
      counter bigint NOT NULL,
      default_number text,
      minimum text NOT NULL,
      maximum text,
      increment text NOT NULL,
      increment_base text NOT NULL
    );
    CREATE TABLE number_server.numbers (
      owner text COLLATE "C" NOT NULL,
      id text COLLATE "C" NOT NULL,
      counter bigint NOT NULL,
      number text,
      client text NOT NULL,
      sequence bigint NOT NULL,
      remembered text NOT NULL,
      PRIMARY KEY (owner, id)
    ) WITH (fillfactor = 85);
    CREATE TABLE number_server.sessions (
      token_hash text COLLATE "C" NOT NULL PRIMARY KEY,
      owner text NOT NULL,
      begun timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO number_server.store (name, version) VALUES (\(randomName), 0);
    """,
    """
    ALTER TABLE number_server.sessions ADD COLUMN is_anonymous boolean NOT NULL DEFAULT true;
    ALTER TABLE number_server.sessions ADD COLUMN used bigint NOT NULL DEFAULT 0;
    CREATE INDEX sessions_by_use ON number_server.sessions (used);
    CREATE TABLE number_server.calendar (day bigint NOT NULL, date date NOT NULL);
    INSERT INTO number_server.calendar (day, date) VALUES (0, current_date);
    CREATE TABLE number_server.takeovers (
      token_hash text COLLATE "C" NOT NULL PRIMARY KEY,
      owner text NOT NULL,
      day bigint NOT NULL
    );
    CREATE TABLE number_server.tokens (
      name text COLLATE "C" NOT NULL PRIMARY KEY,
      token_hash text COLLATE "C" NOT NULL UNIQUE,
      role text NOT NULL
    );
    """,
    "ALTER TABLE number_server.sessions DROP COLUMN begun;",
  ]

  private static let randomName = "left(replace(gen_random_uuid()::text, '-', ''), 16)"

  /// Any number that all servers agree on, and nobody else happens to use.
  static let lock = 0x4E53_454C

  /// Brings a database up to date, and makes the tables in one that has none. Servers that start at
  /// the same time do it once.
  ///
  /// - Throws: An error of the kind `failed` for a database of a later version.
  static func prepare(
    _ connection: PostgreSQLConnection, steps: [String] = steps
  ) throws(PostgreSQLError) {
    if try version(connection) == steps.count { return }
    try connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
    try connection.execute("SELECT pg_advisory_xact_lock(\(lock))")
    let version = try version(connection)
    guard version <= steps.count else {
      throw PostgreSQLError(
        .failed, "the database is of version \(version), not \(steps.count)")
    }
    if version == 0 { try makeSchema(connection) }
    for step in steps[version...] { try connection.execute(step) }
    try connection.execute("UPDATE number_server.store SET version = \(steps.count)")
    try connection.execute("COMMIT")
  }

  /// Gives the store another name, so that no version that was given out before counts any more.
  static func rename(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    try connection.execute("UPDATE number_server.store SET name = \(randomName)")
  }

  /// How many steps the database has behind it.
  private static func version(
    _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> Int {
    let hasTable = try catalogHas(
      """
      pg_catalog.pg_class JOIN pg_catalog.pg_namespace n ON n.oid = relnamespace
      WHERE nspname = 'number_server' AND relname = 'store'
      """, connection)
    guard hasTable else { return 0 }
    return try connection.execute("SELECT version FROM number_server.store").first?.integer(0) ?? 0
  }

  /// Where the right to make a schema is missing, an administrator can have made it before.
  private static func makeSchema(_ connection: PostgreSQLConnection) throws(PostgreSQLError) {
    let hasSchema = try catalogHas(
      "pg_catalog.pg_namespace WHERE nspname = 'number_server'", connection)
    if !hasSchema { try connection.execute("CREATE SCHEMA number_server") }
  }

  /// Whether there is such a row in the catalog.
  ///
  /// `to_regclass` would not do: it may answer from a cache, which waiting for an advisory lock does
  /// not bring up to date. The rows of the catalog are as other servers have left them.
  private static func catalogHas(
    _ rows: String, _ connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> Bool {
    try connection.execute("SELECT FROM \(rows)").first != nil
  }
}
