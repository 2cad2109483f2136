/// The tables, and how a database comes to have them.
enum SQLiteSchema {
  /// `NSEL` in ASCII. It marks the file as ours, so that no other database is ever written to.
  private static let applicationID = 0x4E53_454C
  private static var version: Int { SQLiteUpgrade.steps.count + 1 }

  private static let tables = """
    CREATE TABLE store (name TEXT NOT NULL) STRICT;
    CREATE TABLE rules (
      id TEXT NOT NULL PRIMARY KEY,
      counter INTEGER NOT NULL,
      default_number TEXT,
      minimum TEXT NOT NULL,
      maximum TEXT,
      increment TEXT NOT NULL,
      increment_base TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE numbers (
      owner TEXT NOT NULL,
      id TEXT NOT NULL REFERENCES rules,
      counter INTEGER NOT NULL,
      number TEXT,
      client TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      remembered TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (owner, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sessions (
      token_hash TEXT NOT NULL PRIMARY KEY,
      owner TEXT NOT NULL,
      is_anonymous INTEGER NOT NULL DEFAULT 1,
      used INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_by_use ON sessions (used);
    CREATE TABLE calendar (day INTEGER NOT NULL, date TEXT NOT NULL) STRICT;
    CREATE TABLE takeovers (
      token_hash TEXT NOT NULL PRIMARY KEY,
      owner TEXT NOT NULL,
      day INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tokens (
      name TEXT NOT NULL PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE,
      role TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Makes an empty database ours, and brings one of an earlier version up to date.
  ///
  /// - Throws: ``StoreError/failed(_:)`` for a database of another program or a later version.
  static func prepare(_ connection: SQLiteConnection) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
      if isEmpty { try create(connection) }
      try check(connection)
      try upgrade(connection)
    }
    try connection.logAhead()
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  }

  /// The name that the store was given at random when it was made.
  static func storeName(_ connection: SQLiteConnection) throws(StoreError) -> String {
    let name = try connection.prepare("SELECT name FROM store").first { row in row.text(0) }
    guard let name = name ?? nil else { throw .failed("the store has no name") }
    return name
  }

  /// Gives the store in a file another name, unless somebody has the file open: whoever has would go
  /// on under the name that the store had before.
  static func rename(path: String, mayCreate: Bool) throws(StoreError) {
    let connection = try SQLiteConnection(path: path, mayCreate: mayCreate)
    try connection.takeAlone()
    try prepare(connection)
    try rename(connection)
  }

  /// Gives the store another name, so that no version that was given out before counts any more.
  static func rename(_ connection: SQLiteConnection) throws(StoreError) {
    try connection.execute("UPDATE store SET name = '\(StoreName.random())'")
  }

  private static func create(_ connection: SQLiteConnection) throws(StoreError) {
    try connection.execute(
      """
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(version);
      \(tables)
      INSERT INTO store (name) VALUES ('\(StoreName.random())');
      INSERT INTO calendar (day, date) VALUES (0, date('now'));
      """)
  }

  /// - Throws: ``StoreError/failed(_:)`` for a database of another program or a later version.
  static func check(_ connection: SQLiteConnection) throws(StoreError) {
    guard try connection.integer("PRAGMA application_id") == applicationID else {
      throw .failed("the file is a database of another program")
    }
    let version = try connection.integer("PRAGMA user_version")
    guard (1...Self.version).contains(version) else {
      throw .failed("the database is of version \(version), not \(Self.version)")
    }
  }

  /// Brings the tables of an earlier version up to date, inside a transaction.
  static func upgrade(_ connection: SQLiteConnection) throws(StoreError) {
    let version = try connection.integer("PRAGMA user_version")
    guard version < Self.version else { return }
    for step in SQLiteUpgrade.steps[(version - 1)...] { try connection.execute(step) }
    try connection.execute("PRAGMA user_version = \(Self.version)")
  }
}
