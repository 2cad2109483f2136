import NumberContract

extension NumberService {
  /// `GET /healthz`: whether the store can be read.
  func health(answer: @escaping Answer) {
    // What nobody can have set, no store answers from memory.
    let key = NumberKey(owner: .everyone, id: "")
    store.document(of: key, completion: answering(answer) { _ in HTTPResponse(json: Health()) })
  }
}

/// What the server says of itself when it is well.
private struct Health: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("status")
      writer.string("ok")
    }
  }
}
