/// What a request wants to be done.
enum HTTPMethod: String, CaseIterable, Sendable {
  case get = "GET"
  case head = "HEAD"
  case put = "PUT"
  case post = "POST"
  case options = "OPTIONS"

  /// Whether the request asks to read.
  var isRead: Bool { self == .get || self == .head }
}
