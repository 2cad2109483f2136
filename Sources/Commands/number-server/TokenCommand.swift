import CommandOptions
import NumberContract
import NumberServer

/// `number-server token …`: the server's own tokens.
enum TokenCommand {
  case create(NamedToken, Database)
  case list(Database)
  case revoke(String, Database)

  init(_ words: inout ArgumentWords) throws(UsageError) {
    let verb = words.next()
    var (name, role, database) = (String?.none, TokenRole.service, try environmentDatabase())
    while let word = words.next() {
      switch word {
      case "--database": database = try readDatabase(words.value(of: word), from: word)
      case "--role":
        role = try words.value(of: word, "administrator or service", as: TokenRole.init)
      case _ where name == nil && Identifier.isWellFormed(word): name = word
      default: throw UsageError("\"\(word)\" is not expected here")
      }
    }
    switch (verb, name) {
    case ("create", let name?): self = .create(NamedToken(name: name, role: role), database)
    case ("list", nil): self = .list(database)
    case ("revoke", let name?): self = .revoke(name, database)
    default: throw UsageError("token takes: create NAME, list, or revoke NAME")
    }
  }

  func run() throws {
    do {
      try change(TokenRegister(database))
    } catch let error as StoreError {
      throw Failure(reason: "cannot use \(database): \(error)")
    }
  }

  private func change(_ register: TokenRegister) throws {
    switch self {
    case .create(let token, _):
      guard let secret = try register.create(token) else {
        throw Failure(reason: "there is a token \(token.name) already")
      }
      print(secret.text)
    case .list:
      for token in try register.list() { print(token.name, token.role.rawValue) }
    case .revoke(let name, _):
      guard try register.revoke(name) else {
        throw Failure(reason: "there is no token \(name)")
      }
    }
  }

  private var database: Database {
    switch self {
    case .create(_, let database), .list(let database), .revoke(_, let database): database
    }
  }
}

/// Why a command was not carried out, for a person.
struct Failure: Error, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
