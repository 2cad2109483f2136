/// How the tables of each version became those of the next.
enum SQLiteUpgrade {
  /// What leads from version 1 to 2, and so on. A step that has been released is never changed.
  static let steps = [sessions, access, remembered, begun]

  /// What version 1 did not have: every number was everybody's.
  private static let sessions = """
    CREATE TABLE sessions (
      token_hash TEXT NOT NULL PRIMARY KEY,
      owner TEXT NOT NULL,
      begun INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// What version 2 did not have: sessions that end, and tokens of the server's own.
  private static let access = """
    ALTER TABLE sessions ADD COLUMN is_anonymous INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX sessions_by_use ON sessions (used);
    CREATE TABLE calendar (day INTEGER NOT NULL, date TEXT NOT NULL) STRICT;
    INSERT INTO calendar (day, date) VALUES (0, date('now'));
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

  /// What version 3 kept in a table of its own: the last save of each client, which now stands beside
  /// the number, so that a save writes one row.
  private static let remembered = """
    ALTER TABLE numbers ADD COLUMN remembered TEXT NOT NULL DEFAULT '';
    UPDATE numbers SET remembered = coalesce((
      SELECT group_concat(client || ' ' || sequence || ' ' || coalesce(number, '-'), char(10)) OVER (
        ORDER BY counter ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
      FROM saves WHERE saves.owner = numbers.owner AND saves.id = numbers.id LIMIT 1), '');
    DROP TABLE saves;
    """

  /// What version 4 wrote and nobody read: when a session began.
  private static let begun = "ALTER TABLE sessions DROP COLUMN begun"
}
