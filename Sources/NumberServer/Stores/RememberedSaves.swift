import NumberContract
import NumberSelect

/// What is remembered of the clients that saved a number, as one text that stands beside it.
///
/// Each client has a line with its name, its last sequence and its last number (`-` for none), the
/// one that saved last at the end:
///
/// ```
/// tab-7 12 4
/// phone 3 -
/// ```
///
/// So a save writes one row, in whose version all is decided.
struct RememberedSaves: Equatable {
  private var lines: [Line] = []

  fileprivate struct Line: Equatable {
    let client: Substring
    let save: RememberedSave
  }

  init() {}

  /// - Throws: ``StoreError/failed(_:)`` if the text is not of this form.
  init(text: String) throws(StoreError) {
    for line in text.split(separator: "\n") {
      guard let line = Line(line) else {
        throw .failed("\"\(line)\" is kept where a client's last save should be")
      }
      lines.append(line)
    }
  }

  /// What is known of a client's last save.
  subscript(client: String) -> RememberedSave? {
    lines.last { $0.client == client }?.save
  }

  /// Remembers a save, and forgets the client that saved the longest time ago if there are too many.
  mutating func remember(_ save: NumberSave) {
    lines.removeAll { $0.client == save.writer.client }
    lines.append(
      Line(
        client: save.writer.client[...],
        save: RememberedSave(sequence: save.writer.sequence, number: save.number)))
    lines.removeFirst(max(0, lines.count - SaveOutcome.rememberedClients))
  }

  var text: String {
    lines.map(\.text).joined(separator: "\n")
  }
}

extension RememberedSaves.Line {
  fileprivate init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3, let sequence = Int(words[1]) else { return nil }
    let number = ExactDecimal(words[2])
    guard number != nil || words[2] == "-" else { return nil }
    self.init(client: words[0], save: RememberedSave(sequence: sequence, number: number))
  }

  fileprivate var text: String {
    "\(client) \(save.sequence) \(save.number?.description ?? "-")"
  }
}
