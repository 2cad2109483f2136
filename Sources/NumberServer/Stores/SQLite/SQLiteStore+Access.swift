import NumberContract

extension SQLiteStore {
  public func owner(of token: TokenHash, completion: @escaping StoreCompletion<Owner?>) {
    completion(
      Result { () throws(StoreError) in
        let session = try read { documents throws(StoreError) in
          try documents.reader.session(of: token)
        }
        if session?.isUnnoted == true { noteUse(of: token) }
        return session?.owner
      })
  }

  public func beginSession(
    of owner: Owner, isAnonymous: Bool, knownBy token: TokenHash,
    completion: @escaping StoreCompletion<Void>
  ) {
    commits.write(completion) { writer throws(StoreError) in
      try writer.beginSession(of: owner, isAnonymous: isAnonymous, knownBy: token)
    }
  }

  public func endSessions(unusedFor days: Int, completion: @escaping StoreCompletion<Int>) {
    commits.write(completion) { writer throws(StoreError) in
      try writer.endSessions(unusedFor: days)
    }
  }

  public func takeOver(
    _ token: TokenHash, by owner: Owner, isReplacing: Bool,
    completion: @escaping StoreCompletion<TakeoverOutcome>
  ) {
    commits.write { [self] result in
      if case .success(.done(let taken, _)) = result {
        changed(taken.map { .number(NumberKey(owner: owner, id: $0)) })
      }
      completion(result)
    } _: { writer throws(StoreError) in
      try writer.takeOver(token, by: owner, isReplacing: isReplacing)
    }
  }

  public func savedDocuments(
    of owner: Owner, after id: String, limit: Int,
    completion: @escaping StoreCompletion<[NumberDocument]>
  ) {
    answer(completion) { documents throws(StoreError) in
      try documents.reader.savedDocuments(of: owner, after: id, limit: limit)
    }
  }

  public func role(of token: TokenHash, completion: @escaping StoreCompletion<TokenRole?>) {
    answer(completion) { documents throws(StoreError) in
      try documents.reader.role(of: token)
    }
  }

  public func tokens(completion: @escaping StoreCompletion<[NamedToken]>) {
    commits.write(completion) { writer throws(StoreError) in try writer.tokens() }
  }

  public func addToken(
    _ token: NamedToken, hash: TokenHash, completion: @escaping StoreCompletion<Bool>
  ) {
    commits.write(completion) { writer throws(StoreError) in
      try writer.addToken(token, hash: hash)
    }
  }

  public func removeToken(named name: String, completion: @escaping StoreCompletion<Bool>) {
    commits.write(completion) { writer throws(StoreError) in try writer.removeToken(named: name) }
  }

  /// Once a day for each session. If it fails, the next use of the session tries it again.
  private func noteUse(of token: TokenHash) {
    let completion: StoreCompletion<Void> = { _ in }
    commits.write(completion) { writer throws(StoreError) in try writer.noteUse(of: token) }
  }
}
