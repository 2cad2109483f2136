import Foundation
import NumberContract
import NumberSelect

@testable import NumberServer

extension Reader {
  /// A save that is read as it is written is read so in every other way.
  static let saves = Reader { bytes in
    messages(NumberSave.self).read(bytes)
    guard let save = bytes.withUnsafeBufferPointer(NumberSave.init(asWritten:)) else { return }
    precondition(try! NumberSave(json: Data(bytes)) == save)
  }

  static let rules = messages(NumberRule.self)
  static let documents = messages(NumberDocument.self)
  static let lists = messages(NumberDocuments.self)
  static let problems = messages(Problem.self)

  static let ruleFiles = Reader { bytes in
    guard let file = try? RuleFile(json: Data(bytes)) else { return }
    precondition(Set(file.rules.map(\.id)).count == file.rules.count)
    precondition(file.rules.allSatisfy { $0.rule.fault == nil })
  }

  /// A message that could be read is written so that it is read as the same again.
  private static func messages<Message: JSONMessage & Equatable>(_ type: Message.Type) -> Reader {
    Reader { bytes in
      guard let message = try? Message(json: Data(bytes)) else { return }
      precondition(try! Message(json: message.json) == message)
    }
  }
}
