import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A client and a server that wants to know who asks")
struct SessionTests {
  private let server: ServerUnderTest

  init() throws {
    server = try ServerUnderTest(
      #"[{ "id": "beans", "rule": { "maximum": "10" } }, { "id": "tea", "rule": {} }]"#,
      isOpen: false)
  }

  /// A client with cookies of its own, as another device has.
  private func service(token: String? = nil) -> NumberService {
    NumberService(
      url: server.url, token: token, timeout: 5,
      session: URLSession(configuration: .ephemeral))
  }

  private func save(
    _ number: ExactDecimal, by source: HTTPNumberSource
  ) async throws -> NumberDocument {
    try await source.save(
      NumberSave(number: number, client: "phone", sequence: 1), over: source.load().entityTag)
  }

  @Test("A client without a token begins a session by itself, and keeps it")
  func begins() async throws {
    let service = service()
    let saved = try await save(4, by: service.number("beans"))
    #expect(saved.number == 4)
    #expect(try await service.number("beans").load() == saved)
  }

  @Test("Another client has its own numbers")
  func apart() async throws {
    _ = try await save(4, by: service().number("beans"))
    #expect(try await service().number("beans").load().number == nil)
  }

  @Test("Many numbers that ask at the same time come to belong to one session")
  func together() async throws {
    let service = service()
    async let beans = service.number("beans").load()
    async let tea = service.number("tea").load()
    _ = try await (beans, tea)
    let saved = try await save(6, by: service.number("tea"))
    #expect(try await service.number("tea").load() == saved)
  }

  @Test("A token that the server does not know is refused, and no session is begun instead")
  func wrongToken() async throws {
    let source = service(token: "0123456789abcdef0123456789abcdef").number("beans")
    await #expect {
      try await source.load()
    } throws: { error in
      guard case .rejected(401, _)? = error as? NumberSourceError else { return false }
      return true
    }
  }

  @Test("A change by one device of a session is heard by another")
  func pushed() async throws {
    let service = service()
    let beans = service.number("beans")
    _ = try await beans.load()
    var documents = beans.documents().makeAsyncIterator()
    _ = await documents.next()
    let saved = try await save(7, by: beans)
    var heard = await documents.next()
    while let document = heard, document.version < saved.version { heard = await documents.next() }
    #expect(heard == saved)
  }

  @Test("Whoever only listens begins a session too, and hears of each change")
  func listens() async throws {
    let service = service()
    let beans = service.number("beans")
    var documents = beans.documents().makeAsyncIterator()
    #expect(await documents.next()?.number == nil)
    let saved = try await save(7, by: beans)
    var heard = await documents.next()
    while let document = heard, document.version < saved.version { heard = await documents.next() }
    #expect(heard == saved)
  }
}
