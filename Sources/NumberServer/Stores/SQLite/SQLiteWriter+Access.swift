import NumberContract
import NumberSelect

extension SQLiteWriter {
  /// How many sessions are ended in one transaction, so that saves do not wait long for it.
  private static let mostSessionsAtOnce = 200

  func beginSession(
    of owner: Owner, isAnonymous: Bool, knownBy token: TokenHash
  ) throws(StoreError) {
    try connection.part { () throws(StoreError) in
      try connection.prepare(
        """
        INSERT INTO sessions (token_hash, owner, is_anonymous, used)
        VALUES (?1, ?2, ?3, (SELECT day FROM calendar))
        """
      ).run(.text(token.hexadecimal), .text(owner.name), .integer(isAnonymous ? 1 : 0))
    }
  }

  func noteUse(of token: TokenHash) throws(StoreError) {
    try connection.part { () throws(StoreError) in
      try connection.prepare(
        "UPDATE sessions SET used = (SELECT day FROM calendar) WHERE token_hash = ?1"
      ).run(.text(token.hexadecimal))
    }
  }

  func endSessions(unusedFor days: Int) throws(StoreError) -> Int {
    try connection.part { () throws(StoreError) in
      try connection.execute(
        "UPDATE calendar SET day = day + 1, date = date('now') WHERE date <> date('now')")
      let ended = try connection.prepare(
        """
        SELECT token_hash, owner, is_anonymous FROM sessions
        WHERE used < (SELECT day FROM calendar) - ?1 LIMIT ?2
        """
      ).all(.integer(days), .integer(Self.mostSessionsAtOnce)) { row in
        (token: row.text(0) ?? "", owner: row.text(1) ?? "", isAnonymous: row.integer(2) == 1)
      }
      for session in ended {
        if session.isAnonymous { try removeNumbers(of: Owner(name: session.owner)) }
        try removeSession(session.token)
      }
      try connection.prepare(
        "DELETE FROM takeovers WHERE day < (SELECT day FROM calendar) - ?1"
      ).run(.integer(days))
      return ended.count
    }
  }

  func takeOver(
    _ token: TokenHash, by owner: Owner, isReplacing: Bool
  ) throws(StoreError) -> TakeoverOutcome {
    try connection.part { () throws(StoreError) in
      let session = try connection.prepare(
        "SELECT owner, is_anonymous FROM sessions WHERE token_hash = ?1"
      ).first(.text(token.hexadecimal)) { row in
        (owner: Owner(name: row.text(0) ?? ""), isAnonymous: row.integer(1) == 1)
      }
      guard let session else { return try formerTakeover(token, by: owner) }
      guard session.isAnonymous else { return .held(by: session.owner, askedBy: owner) }
      let outcome = try moveNumbers(of: session.owner, to: owner, isReplacing: isReplacing)
      try removeNumbers(of: session.owner)
      try removeSession(token.hexadecimal)
      try connection.prepare(
        "INSERT INTO takeovers (token_hash, owner, day) SELECT ?1, ?2, day FROM calendar"
      ).run(.text(token.hexadecimal), .text(owner.name))
      return outcome
    }
  }

  private func formerTakeover(
    _ token: TokenHash, by owner: Owner
  ) throws(StoreError) -> TakeoverOutcome {
    let former = try connection.prepare(
      "SELECT owner FROM takeovers WHERE token_hash = ?1"
    ).first(.text(token.hexadecimal)) { row in Owner(name: row.text(0) ?? "") }
    return former.map { .held(by: $0, askedBy: owner) } ?? .unknownSession
  }

  /// Each number is saved as its writer saved it, so that the writer knows its save again.
  private func moveNumbers(
    of former: Owner, to owner: Owner, isReplacing: Bool
  ) throws(StoreError) -> TakeoverOutcome {
    var (taken, kept): ([String], [String]) = ([], [])
    for document in try reader.savedDocuments(of: former) {
      guard let number = document.number, let writer = document.writer else { continue }
      let key = NumberKey(owner: owner, id: document.id)
      guard let present = try reader.state(of: key) else { continue }
      if present.document.number?.description == number.description { continue }
      if present.document.number != nil, !isReplacing {
        kept.append(document.id)
        continue
      }
      try write(NumberSave(number: number, writer: writer), to: key, after: present.remembered)
      taken.append(document.id)
    }
    return .done(taken: taken, kept: kept)
  }

  private func removeNumbers(of owner: Owner) throws(StoreError) {
    try connection.prepare("DELETE FROM numbers WHERE owner = ?1").run(.text(owner.name))
  }

  private func removeSession(_ tokenHash: String) throws(StoreError) {
    try connection.prepare("DELETE FROM sessions WHERE token_hash = ?1").run(.text(tokenHash))
  }
}

// Tokens of the server's own.
extension SQLiteWriter {
  func tokens() throws(StoreError) -> [NamedToken] {
    try connection.prepare("SELECT name, role FROM tokens ORDER BY name").all { row in
      row.text(1).flatMap(TokenRole.init).map { NamedToken(name: row.text(0) ?? "", role: $0) }
    }.compactMap(\.self)
  }

  func addToken(_ token: NamedToken, hash: TokenHash) throws(StoreError) -> Bool {
    try connection.part { () throws(StoreError) in
      try connection.prepare(
        """
        INSERT INTO tokens (name, token_hash, role) VALUES (?1, ?2, ?3)
        ON CONFLICT DO NOTHING RETURNING 1
        """
      ).first(.text(token.name), .text(hash.hexadecimal), .text(token.role.rawValue)) { _ in true }
        ?? false
    }
  }

  func removeToken(named name: String) throws(StoreError) -> Bool {
    try connection.part { () throws(StoreError) in
      try connection.prepare("DELETE FROM tokens WHERE name = ?1 RETURNING 1")
        .first(.text(name)) { _ in true } ?? false
    }
  }
}
