/// What servers on one database tell each other through it: that some numbers or rules have changed.
///
/// It travels as lines of words: the name of the server that tells it, then a line for each change.
struct PostgreSQLNotice: Equatable {
  /// The channel that all servers listen on.
  static let channel = "number_server"

  /// What one notification can carry, in bytes. PostgreSQL takes up to 7,999.
  private static let mostBytes = 7_900

  let sender: String
  let changes: [StoreChange]

  init(sender: String, changes: [StoreChange]) {
    self.sender = sender
    self.changes = changes
  }

  /// Reads what has come. What cannot be read may mean anything.
  init(payload: String) {
    let lines = payload.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      sender: lines.first.map(String.init) ?? "",
      changes: lines.dropFirst().map { StoreChange(line: $0) ?? .anything })
  }

  /// The notifications that tell it.
  var commands: [PostgreSQLCommand] {
    var payloads: [String] = []
    var payload = sender
    for change in changes {
      let line = "\n\(change.line)"
      if payload.utf8.count + line.utf8.count > Self.mostBytes {
        payloads.append(payload)
        payload = sender
      }
      payload += line
    }
    return (payloads + [payload]).map { PostgreSQLStatement.notify($0) }
  }
}

extension StoreChange {
  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ")
    switch words.first {
    case "number" where words.count == 3:
      self = .number(NumberKey(owner: Owner(name: String(words[1])), id: String(words[2])))
    case "rule" where words.count == 2:
      self = .rule(String(words[1]))
    default:
      return nil
    }
  }

  fileprivate var line: String {
    switch self {
    case .number(let key): "number \(key.owner.name) \(key.id)"
    case .rule(let id): "rule \(id)"
    case .anything: "anything"
    }
  }
}
