import NumberContract
import NumberSelect

/// Reads documents over one connection.
final class SQLiteReader {
  /// Asks for what makes a document, and what is remembered of the number's clients.
  private static let query = """
    SELECT
      coalesce(numbers.counter, 0) + rules.counter, numbers.number, numbers.client,
      numbers.sequence, default_number, minimum, maximum, increment, increment_base,
      coalesce(numbers.remembered, '')
    FROM rules LEFT JOIN numbers ON numbers.owner = ?1 AND numbers.id = rules.id
    WHERE rules.id = ?2
    """

  let connection: SQLiteConnection
  private let storeName: String
  private let statement: SQLiteStatement
  private let ownerStatement: SQLiteStatement
  private let savedStatement: SQLiteStatement
  private let roleStatement: SQLiteStatement

  init(_ connection: SQLiteConnection, storeName: String) throws(StoreError) {
    self.connection = connection
    self.storeName = storeName
    statement = try connection.prepare(Self.query)
    ownerStatement = try connection.prepare(
      """
      SELECT owner, used < (SELECT day FROM calendar) FROM sessions WHERE token_hash = ?1
      """)
    savedStatement = try connection.prepare(
      "SELECT id FROM numbers WHERE owner = ?1 AND id > ?2 ORDER BY id LIMIT ?3")
    roleStatement = try connection.prepare("SELECT role FROM tokens WHERE token_hash = ?1")
  }

  func document(of key: NumberKey) throws(StoreError) -> NumberDocument? {
    try statement.first(.text(key.owner.name), .text(key.id)) { row throws(StoreError) in
      try document(key.id, row)
    }
  }

  /// The document of a number, and what is remembered of its clients.
  func state(
    of key: NumberKey
  ) throws(StoreError) -> (document: NumberDocument, remembered: RememberedSaves)? {
    try statement.first(.text(key.owner.name), .text(key.id)) { row throws(StoreError) in
      (try document(key.id, row), RememberedSaves(text: row.text(9) ?? ""))
    }
  }

  private func document(_ id: String, _ row: SQLiteRow) throws(StoreError) -> NumberDocument {
    NumberDocument(
      id: id, number: try row.decimal(1), version: row.integer(0), writer: row.writer(from: 2),
      store: storeName, rule: try row.rule(from: 4))
  }

  func documents(of ids: [String], owner: Owner) throws(StoreError) -> [NumberDocument] {
    try connection.reading { () throws(StoreError) in
      try presentDocuments(of: ids, owner: owner)
    }
  }

  /// The owner who is known by a token, and whether that is to be noted as today's use.
  func session(of token: TokenHash) throws(StoreError) -> (owner: Owner, isUnnoted: Bool)? {
    try ownerStatement.first(.text(token.hexadecimal)) { row in
      (Owner(name: row.text(0) ?? ""), row.integer(1) == 1)
    }
  }

  func savedDocuments(
    of owner: Owner, after id: String, limit: Int
  ) throws(StoreError) -> [NumberDocument] {
    try connection.reading { () throws(StoreError) in
      try presentDocuments(
        of: savedIDs(of: owner, after: id, limit: limit), owner: owner)
    }
  }

  /// All that an owner has saved, inside a transaction.
  func savedDocuments(of owner: Owner) throws(StoreError) -> [NumberDocument] {
    try presentDocuments(of: savedIDs(of: owner, after: "", limit: .max), owner: owner)
  }

  private func savedIDs(
    of owner: Owner, after id: String, limit: Int
  ) throws(StoreError) -> [String] {
    try savedStatement.all(.text(owner.name), .text(id), .integer(limit)) { row in
      row.text(0) ?? ""
    }
  }

  private func presentDocuments(
    of ids: [String], owner: Owner
  ) throws(StoreError) -> [NumberDocument] {
    var documents: [NumberDocument] = []
    for id in ids {
      if let document = try document(of: NumberKey(owner: owner, id: id)) {
        documents.append(document)
      }
    }
    return documents
  }

  func role(of token: TokenHash) throws(StoreError) -> TokenRole? {
    try roleStatement.first(.text(token.hexadecimal)) { row in
      row.text(0).flatMap(TokenRole.init)
    } ?? nil
  }
}
