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
/// So a save writes one row, in whose version all is decided. Only the line of the client that saves
/// is read; the others are carried along.
struct RememberedSaves {
  private var lines: [Substring.UTF8View]

  init(text: String) {
    lines = text.utf8.split(separator: Self.lineFeed)
  }

  /// What is known of a client's last save.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if its line is not of this form.
  func save(of client: String) throws(StoreError) -> RememberedSave? {
    guard let line = lines.last(where: { $0.isLine(of: client) }) else { return nil }
    return try Line(line).save
  }

  /// Remembers a save, and forgets the client that saved the longest time ago if there are too many.
  mutating func remember(_ save: NumberSave) {
    lines.removeAll { $0.isLine(of: save.writer.client) }
    let number = save.number?.description ?? Line.noNumber
    lines.append(Substring("\(save.writer.client) \(save.writer.sequence) \(number)").utf8)
    lines.removeFirst(max(0, lines.count - SaveOutcome.rememberedClients))
  }

  var text: String {
    var text = ""
    for line in lines {
      if !text.isEmpty { text += "\n" }
      text += Substring(line)
    }
    return text
  }

  /// All that is remembered, the last save at the end.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if a line is not of this form.
  func all() throws(StoreError) -> [(client: String, save: RememberedSave)] {
    var all: [(client: String, save: RememberedSave)] = []
    for line in lines {
      let line = try Line(line)
      all.append((String(line.client), line.save))
    }
    return all
  }

  private static let lineFeed = UInt8(ascii: "\n")
}

extension RememberedSaves {
  private struct Line {
    static let noNumber = "-"

    let client: Substring
    let save: RememberedSave

    init(_ line: Substring.UTF8View) throws(StoreError) {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      let number = words.count == 3 ? try? ExactDecimal(utf8: words[2]) : nil
      guard
        words.count == 3, let sequence = Int(Substring(words[1])),
        number != nil || words[2].elementsEqual(Self.noNumber.utf8)
      else { throw .failed("\"\(Substring(line))\" is kept where a client's last save should be") }
      client = Substring(words[0])
      save = RememberedSave(sequence: sequence, number: number)
    }
  }
}

extension Substring.UTF8View {
  fileprivate func isLine(of client: String) -> Bool {
    starts(with: client.utf8) && dropFirst(client.utf8.count).first == UInt8(ascii: " ")
  }
}
