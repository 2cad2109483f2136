extension Problem: JSONMessage {
  private enum Key: String, CodingKey {
    case type, title, status, detail, document
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      type: try fields.decodeIfPresent(String.self, forKey: .type) ?? "about:blank",
      title: try fields.decodeIfPresent(String.self, forKey: .title),
      status: try fields.decodeIfPresent(Int.self, forKey: .status),
      detail: try fields.decodeIfPresent(String.self, forKey: .detail),
      document: try fields.decodeIfPresent(NumberDocument.self, forKey: .document))
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("type")
      writer.string(type)
      if let title {
        writer.name("title")
        writer.string(title)
      }
      if let status {
        writer.name("status")
        writer.integer(status)
      }
      if let detail {
        writer.name("detail")
        writer.string(detail)
      }
      if let document {
        writer.name("document")
        writer.value(document)
      }
    }
  }
}
