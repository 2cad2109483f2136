import NumberContract
import NumberServer

extension NumberStore {
  func beginSession(
    of owner: Owner, isAnonymous: Bool = true, knownBy token: TokenHash
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      beginSession(of: owner, isAnonymous: isAnonymous, knownBy: token) {
        continuation.resume(with: $0)
      }
    }
  }

  func endSessions(unusedFor days: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      endSessions(unusedFor: days) { continuation.resume(with: $0) }
    }
  }

  func takeOver(
    _ token: TokenHash, by owner: Owner, isReplacing: Bool = false
  ) async throws -> TakeoverOutcome {
    try await withCheckedThrowingContinuation { continuation in
      takeOver(token, by: owner, isReplacing: isReplacing) { continuation.resume(with: $0) }
    }
  }

  func savedDocuments(
    of owner: Owner, after id: String = "", limit: Int = 100
  ) async throws -> [NumberDocument] {
    try await withCheckedThrowingContinuation { continuation in
      savedDocuments(of: owner, after: id, limit: limit) { continuation.resume(with: $0) }
    }
  }

  func role(of token: TokenHash) async throws -> TokenRole? {
    try await withCheckedThrowingContinuation { continuation in
      role(of: token) { continuation.resume(with: $0) }
    }
  }

  func tokens() async throws -> [NamedToken] {
    try await withCheckedThrowingContinuation { continuation in
      tokens { continuation.resume(with: $0) }
    }
  }

  func addToken(_ token: NamedToken, hash: TokenHash) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      addToken(token, hash: hash) { continuation.resume(with: $0) }
    }
  }

  func removeToken(named name: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      removeToken(named: name) { continuation.resume(with: $0) }
    }
  }
}
