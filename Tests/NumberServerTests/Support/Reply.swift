import Foundation
import NumberContract

/// An answer as it came over the wire.
struct Reply {
  let version: String
  let status: Int
  let headers: [(name: String, value: String)]
  var body: [UInt8] = []

  init(head: String) throws {
    let lines = head.split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    version = String(words[0])
    guard words.count > 1, let status = Int(words[1]) else {
      throw RawConnection.Failure(reason: "not an answer: \(head)")
    }
    self.status = status
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (String(line[..<colon]), value)
    }
  }

  subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  func message<Message: JSONMessage>(_ type: Message.Type = Message.self) throws -> Message {
    try Message(json: Data(body))
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The kind of the problem that was answered, or `nil` if it is none.
  var problem: Problem.Kind? {
    guard self["Content-Type"] == Contract.problemType else { return nil }
    return try? message(Problem.self).kind
  }
}
