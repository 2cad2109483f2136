import FoundationEssentials
import NumberContract

extension HTTPRequest {
  /// The message that is the body.
  ///
  /// The type of the body is asked for, because a page of another site can make a browser send a
  /// form's types without asking, but not this one.
  func message<Message: JSONReadable>() throws(Problem) -> Message {
    guard head.isJSON else {
      throw Problem(.unsupportedType, detail: "The body has to be \(Contract.documentType).")
    }
    do {
      return try Message(json: Data(body))
    } catch {
      throw Problem(.malformed, detail: error.description)
    }
  }

  /// The save that is the body. Most clients write it as this package does.
  func save() throws(Problem) -> NumberSave {
    if head.isJSON, let save = body.withUnsafeBufferPointer(NumberSave.init(asWritten:)) {
      return save
    }
    return try message()
  }

  /// What the request says about the document it is about, or `nil` if it says nothing.
  func ifMatch() throws(Problem) -> EntityTagCondition? {
    guard let header = head.ifMatch else { return nil }
    guard let condition = EntityTagCondition(header: header) else {
      throw Problem(.malformed, detail: "If-Match is not a list of entity tags.")
    }
    return condition
  }
}

extension RequestHead {
  /// Whether the client has what bears this tag already. Without its asking, the tag is not made.
  func isUnchanged(_ tag: @autoclosure () -> EntityTag) -> Bool {
    guard let ifNoneMatch, let condition = EntityTagCondition(header: ifNoneMatch) else {
      return false
    }
    return condition.matches(tag())
  }

  /// Whether the client can read an answer that is compressed with gzip.
  var acceptsGzip: Bool {
    guard let acceptEncoding else { return false }
    return acceptEncoding.lowercased().split(separator: ",").contains { element in
      let parts = element.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let isRefused = parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
      return parts.first == "gzip" && !isRefused
    }
  }

  fileprivate var isJSON: Bool {
    if contentType == Contract.documentType, contentEncoding == nil { return true }
    let type = contentType?.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }
    let isPlain = contentEncoding == nil || contentEncoding?.lowercased() == "identity"
    return isPlain && type?.lowercased() == Contract.documentType
  }
}

extension Problem: Error {}
