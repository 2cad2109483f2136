import NumberContract

extension NumberService {
  /// `GET /healthz`: whether the store can be read.
  func health() -> HTTPResponse {
    asking { () throws(StoreError) in
      try store.documents(of: ["healthz"], owner: .everyone)
    } then: { _ in
      HTTPResponse(json: Health())
    }
  }
}

/// What the server says of itself when it is well.
private struct Health: JSONMessage {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("status")
      writer.string("ok")
    }
  }
}
