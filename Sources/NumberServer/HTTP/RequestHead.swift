/// The header fields of a request that this server looks at.
struct RequestHead: Equatable, Sendable {
  private(set) var hosts = 0
  private(set) var host: String?
  private(set) var contentLengths: [String] = []
  private(set) var transferEncodings: [String] = []
  private(set) var contentType: String?
  private(set) var contentEncoding: String?
  private(set) var acceptEncoding: String?
  private(set) var ifMatch: String?
  private(set) var ifNoneMatch: String?
  private(set) var authorization: String?
  private(set) var cookie: String?
  private(set) var origin: String?
  private(set) var secFetchSite: String?
  private(set) var accessControlRequestMethod: String?
  private(set) var forwardedFor: String?
  private(set) var forwardedProto: String?
  private(set) var hasNUL = false

  /// Takes in one header field.
  mutating func add(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
    if value.contains(0) { hasNUL = true }
    switch name.count {
    case 4 where name.isField("host"):
      hosts += 1
      host = String(decoding: value, as: UTF8.self)
    case 6 where name.isField("cookie"):
      cookie = joined(cookie, value, by: "; ")
    case 6 where name.isField("origin"):
      origin = joined(origin, value)
    case 8 where name.isField("if-match"):
      ifMatch = joined(ifMatch, value)
    case 12 where name.isField("content-type"):
      contentType = joined(contentType, value)
    case 13 where name.isField("authorization"):
      authorization = joined(authorization, value)
    case 13 where name.isField("if-none-match"):
      ifNoneMatch = joined(ifNoneMatch, value)
    case 14 where name.isField("content-length"):
      contentLengths.append(String(decoding: value, as: UTF8.self))
    case 14 where name.isField("sec-fetch-site"):
      secFetchSite = joined(secFetchSite, value)
    case 15 where name.isField("x-forwarded-for"):
      forwardedFor = joined(forwardedFor, value)
    case 15 where name.isField("accept-encoding"):
      acceptEncoding = joined(acceptEncoding, value)
    case 16 where name.isField("content-encoding"):
      contentEncoding = joined(contentEncoding, value)
    case 17 where name.isField("transfer-encoding"):
      transferEncodings.append(String(decoding: value, as: UTF8.self))
    case 17 where name.isField("x-forwarded-proto"):
      forwardedProto = joined(forwardedProto, value)
    case 29 where name.isField("access-control-request-method"):
      accessControlRequestMethod = joined(accessControlRequestMethod, value)
    default:
      break
    }
  }

  /// The length that the request announces for its body; 0 if it announces none.
  var contentLength: Int? {
    guard let length = contentLengths.first else { return 0 }
    guard length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(length)
  }

  /// Several fields of one name are one list.
  private func joined(
    _ former: String?, _ value: UnsafeRawBufferPointer, by separator: String = ", "
  ) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard let former else { return text }
    return former + separator + text
  }
}

extension UnsafeRawBufferPointer {
  /// Compares with a name in lower case, ignoring the case of letters.
  fileprivate func isField(_ lowercased: StaticString) -> Bool {
    lowercased.withUTF8Buffer { elementsEqual($0) { $0 | 0x20 == $1 | 0x20 } }
  }
}
