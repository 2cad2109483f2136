import Foundation
public import NumberContract

/// One number on a number server. ``NumberService/number(_:)`` makes it.
public struct HTTPNumberSource: NumberSource {
  let service: NumberService

  /// The number's name.
  public let id: String

  public func load() async throws(NumberSourceError) -> NumberDocument {
    try checkName()
    return try await service.send(service.request("GET", number: id)).document(of: id)
  }

  public func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try checkName()
    var request = service.request("PUT", number: id)
    request.httpBody = save.json
    request.setValue(Contract.documentType, forHTTPHeaderField: "Content-Type")
    request.setValue(base.description, forHTTPHeaderField: "If-Match")
    return try await service.send(request).document(of: id)
  }

  public func documents() -> AsyncStream<NumberDocument> {
    guard Identifier.isWellFormed(id) else { return AsyncStream { $0.finish() } }
    return service.hub.documents(of: id)
  }

  public func listenAgain() {
    service.hub.listenAgain()
  }

  public func makeJournal() -> any NumberJournal {
    service.journals.journal(server: service.url, account: service.account, number: id)
  }

  private func checkName() throws(NumberSourceError) {
    guard !Identifier.isWellFormed(id) else { return }
    throw .rejected(status: 404, reason: "“\(id)” cannot be the name of a number.")
  }
}

extension HTTPNumberSource: Equatable {
  /// Whether both are the same number of the same account on the same server.
  public static func == (left: HTTPNumberSource, right: HTTPNumberSource) -> Bool {
    left.id == right.id && left.service.url == right.service.url
      && left.service.account == right.service.account
  }
}
