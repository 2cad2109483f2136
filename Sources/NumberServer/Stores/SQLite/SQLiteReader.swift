import NumberContract
import NumberSelect

/// Reads documents over one connection.
final class SQLiteReader {
  private static let query = """
    SELECT
      coalesce(numbers.counter, 0) + rules.counter, numbers.number, numbers.client,
      numbers.sequence, default_number, minimum, maximum, increment, increment_base
    FROM rules LEFT JOIN numbers ON numbers.owner = ?1 AND numbers.id = rules.id
    WHERE rules.id = ?2
    """

  private let connection: SQLiteConnection
  private let storeName: String
  private let statement: SQLiteStatement
  private let ownerStatement: SQLiteStatement

  init(_ connection: SQLiteConnection, storeName: String) throws(StoreError) {
    self.connection = connection
    self.storeName = storeName
    statement = try connection.prepare(Self.query)
    ownerStatement = try connection.prepare("SELECT owner FROM sessions WHERE token_hash = ?1")
  }

  func document(of key: NumberKey) throws(StoreError) -> NumberDocument? {
    try statement.first(.text(key.owner.name), .text(key.id)) { row throws(StoreError) in
      NumberDocument(
        id: key.id, number: try row.decimal(1), version: row.integer(0),
        writer: row.writer(from: 2),
        store: storeName, rule: try row.rule(from: 4))
    }
  }

  func documents(of ids: [String], owner: Owner) throws(StoreError) -> [NumberDocument] {
    try connection.reading { () throws(StoreError) in
      var documents: [NumberDocument] = []
      for id in ids {
        if let document = try document(of: NumberKey(owner: owner, id: id)) {
          documents.append(document)
        }
      }
      return documents
    }
  }

  func owner(of token: TokenHash) throws(StoreError) -> Owner? {
    try ownerStatement.first(.text(token.hexadecimal)) { row in row.text(0).map(Owner.init) } ?? nil
  }
}
