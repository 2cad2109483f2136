import NumberContract

extension NumberService {
  /// `GET /v1/events?id=…&id=…`: the present documents, and each again whenever it changes.
  func streamEvents(_ target: RequestTarget, of owner: Owner) -> HTTPResponse {
    let ids: [String]
    do {
      ids = try self.ids(in: target)
    } catch {
      return HTTPResponse(error)
    }
    let stream = EventStream(owner: owner, ids: ids) { [store] ids, completion in
      store.documents(of: ids, owner: owner, completion: completion)
    }
    guard events.add(stream) else {
      return HTTPResponse(Problem(.unavailable, detail: "There are too many streams."))
    }
    return HTTPResponse(stream) { [events] in events.remove(stream) }
  }
}
