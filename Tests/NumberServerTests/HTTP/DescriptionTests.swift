import Foundation
import NumberContract
import Testing

@Suite("The description of the contract for machines")
struct DescriptionTests {
  private func description() async throws -> [String: Any] {
    let reply = try await TestServer().get("/openapi.json")
    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == Contract.documentType)
    let json = try JSONSerialization.jsonObject(with: Data(reply.body))
    return try #require(json as? [String: Any])
  }

  @Test("it is one of OpenAPI 3.1 and knows the contract's addresses")
  func addresses() async throws {
    let description = try await description()
    #expect(description["openapi"] as? String == "3.1.0")
    let paths = try #require(description["paths"] as? [String: Any])
    for path in [
      "\(Contract.numbersPath)/{id}", Contract.numbersPath, Contract.eventsPath,
      Contract.sessionsPath, "\(Contract.rulesPath)/{id}",
    ] {
      #expect(paths[path] != nil, "\(path)")
    }
  }

  @Test("it names every kind of problem", arguments: Problem.Kind.allCases)
  func problems(kind: Problem.Kind) async throws {
    let schemas = (try await description()["components"] as? [String: Any])?["schemas"]
    let problem = (schemas as? [String: Any])?["Problem"] as? [String: Any]
    let type = (problem?["properties"] as? [String: Any])?["type"] as? [String: Any]
    #expect((type?["enum"] as? [String])?.contains(kind.rawValue) == true)
  }
}
