import Foundation
import NumberContract
import NumberServer
import Testing

@Suite("The page about the contract")
struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardized

  /// A shell command of the page and the answer that the page shows for it.
  private struct Example {
    let command: String
    let answer: String
  }

  private func examples() throws -> [Example] {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Contract.md"), encoding: .utf8)
    return page.components(separatedBy: "```sh\n").dropFirst().map { part in
      let blocks = part.components(separatedBy: "```")
      return Example(
        command: blocks[0],
        answer: String(blocks[2].dropFirst("json\n".count)).trimmingCharacters(in: .newlines))
    }
  }

  private func answer(to command: String, port: UInt16) async throws -> String {
    let command = command.replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")
    let shell = try ObservedProcess("/bin/sh", ["-c", command], keeping: STDOUT_FILENO)
    #expect(try await shell.end() == 0)
    return shell.output
  }

  @Test("every command of the page gives the answer that the page shows")
  func commands() async throws {
    let shop = try Data(contentsOf: Self.root.appending(path: "Samples/shop.json"))
    let server = try await TestServer(rules: [:])
    _ = try await server.store.setRules(RuleFile(json: shop).rules)
    let store = try server.document("fig-jam").store
    let examples = try examples()
    #expect(examples.count == 5)
    for example in examples {
      let answer = try await answer(to: example.command, port: server.port)
      #expect(answer == example.answer.replacing("b1946ac9", with: store))
    }
  }

  @Test("the page names every kind of problem", arguments: Problem.Kind.allCases)
  func problems(kind: Problem.Kind) throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Documentation/Contract.md"), encoding: .utf8)
    #expect(page.contains("`\(kind.rawValue.dropFirst("urn:number-select:".count))`"))
    #expect(page.contains("\(kind.status)"))
  }
}
