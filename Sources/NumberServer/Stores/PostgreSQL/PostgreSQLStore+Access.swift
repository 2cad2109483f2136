import NumberContract

extension PostgreSQLStore {
  /// How many sessions are ended in one transaction.
  private static let mostSessionsAtOnce = 200

  public func owner(of token: TokenHash, completion: @escaping StoreCompletion<Owner?>) {
    let command = PostgreSQLStatement.owner(token.hexadecimal)
    questions.add(
      PostgreSQLQuestion([command], completion) { [self] rows in
        if rows[0].first?.integer(1) == 1 { noteUse(of: token) }
        return rows[0].first?.text(0).map(Owner.init)
      })
  }

  public func beginSession(
    of owner: Owner, isAnonymous: Bool, knownBy token: TokenHash,
    completion: @escaping StoreCompletion<Void>
  ) {
    let command = PostgreSQLStatement.beginSession(
      token.hexadecimal, owner.name, String(isAnonymous))
    settings.add(
      PostgreSQLQuestion([command], completion) { _ in
      })
  }

  public func endSessions(unusedFor days: Int, completion: @escaping StoreCompletion<Int>) {
    let days = String(days)
    let commands = [
      PostgreSQLStatement.turnDay(),
      PostgreSQLStatement.endSessions(days, String(Self.mostSessionsAtOnce)),
      PostgreSQLStatement.forgetTakeovers(days),
    ]
    settings.add(
      PostgreSQLQuestion(commands, completion) { rows in
        rows[1].first?.integer(0) ?? 0
      })
  }

  public func takeOver(
    _ token: TokenHash, by owner: Owner, isReplacing: Bool,
    completion: @escaping StoreCompletion<TakeoverOutcome>
  ) {
    let (hash, replacing) = (token.hexadecimal, String(isReplacing))
    let commands = [
      PostgreSQLStatement.lockSession(hash),
      PostgreSQLStatement.lockNumbers(hash, owner.name),
      PostgreSQLStatement.keptNumbers(hash, owner.name, replacing),
      PostgreSQLStatement.takeNumbers(hash, owner.name, replacing, canNotify ? name : nil),
      PostgreSQLStatement.dropNumbers(hash),
      PostgreSQLStatement.noteTakeover(hash, owner.name),
      PostgreSQLStatement.dropSession(hash),
      PostgreSQLStatement.takeoverOwner(hash),
    ]
    let told: StoreCompletion<TakeoverOutcome> = { [self] result in
      if case .success(.done(let taken, _)) = result {
        for id in taken { changed(.number(NumberKey(owner: owner, id: id))) }
      }
      completion(result)
    }
    settings.add(
      PostgreSQLQuestion(commands, told) { rows in
        TakeoverOutcome(rows, by: owner)
      })
  }

  public func savedDocuments(
    of owner: Owner, after id: String, limit: Int,
    completion: @escaping StoreCompletion<[NumberDocument]>
  ) {
    let command = PostgreSQLStatement.savedDocuments(owner.name, id, String(limit))
    questions.add(
      PostgreSQLQuestion([command], completion) { rows throws(StoreError) in
        var documents: [NumberDocument] = []
        for row in rows[0].all { documents.append(try row.document) }
        return documents
      })
  }

  public func role(of token: TokenHash, completion: @escaping StoreCompletion<TokenRole?>) {
    questions.add(
      PostgreSQLQuestion([PostgreSQLStatement.role(token.hexadecimal)], completion) { rows in
        rows[0].first?.text(0).flatMap(TokenRole.init)
      })
  }

  public func tokens(completion: @escaping StoreCompletion<[NamedToken]>) {
    questions.add(
      PostgreSQLQuestion([PostgreSQLStatement.tokens()], completion) { rows in
        rows[0].all.compactMap { row in
          guard let name = row.text(0), let role = row.text(1).flatMap(TokenRole.init) else {
            return nil
          }
          return NamedToken(name: name, role: role)
        }
      })
  }

  public func addToken(
    _ token: NamedToken, hash: TokenHash, completion: @escaping StoreCompletion<Bool>
  ) {
    let command = PostgreSQLStatement.addToken(token.name, hash.hexadecimal, token.role.rawValue)
    settings.add(
      PostgreSQLQuestion([command], completion) { rows in
        rows[0].count > 0
      })
  }

  public func removeToken(named name: String, completion: @escaping StoreCompletion<Bool>) {
    settings.add(
      PostgreSQLQuestion([PostgreSQLStatement.removeToken(name)], completion) { rows in
        rows[0].count > 0
      })
  }

  /// Once a day for each session. If it fails, the next use of the session tries it again.
  private func noteUse(of token: TokenHash) {
    let command = PostgreSQLStatement.noteUse(token.hexadecimal)
    let completion: StoreCompletion<Void> = { _ in }
    settings.add(
      PostgreSQLQuestion([command], completion) { _ in
      })
  }
}

extension TakeoverOutcome {
  /// Reads what the statements of a takeover have answered.
  fileprivate init(_ rows: [PostgreSQLRows], by owner: Owner) {
    if let session = rows[0].first {
      if session.integer(1) == 1 {
        self = .done(
          taken: rows[3].all.compactMap { $0.text(0) }, kept: rows[2].all.compactMap { $0.text(0) })
      } else {
        self = .held(by: Owner(name: session.text(0) ?? ""), askedBy: owner)
      }
    } else if let former = rows[7].first?.text(0) {
      self = .held(by: Owner(name: former), askedBy: owner)
    } else {
      self = .unknownSession
    }
  }
}
