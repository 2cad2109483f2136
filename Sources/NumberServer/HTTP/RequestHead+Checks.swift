import NumberContract

extension RequestHead {
  /// What makes the request unfit to be read any further, or `nil` if nothing does.
  ///
  /// libmicrohttpd lets these requests pass, but where one reader ends a request and another reads
  /// on, a proxy in front of the server could be tricked into taking one client's bytes for another
  /// client's request.
  func fault(version: HTTPVersion?, bodyBytes: Int) -> Problem? {
    guard let version else { return Problem(.unsupportedVersion) }
    return hostFault(version) ?? lengthFault ?? encodingFault(version)
      ?? sizeFault(bodyBytes)
  }

  private func hostFault(_ version: HTTPVersion) -> Problem? {
    if hasNUL { return Problem(.malformed, detail: "A header contains NUL.") }
    if hosts > 1 { return Problem(.malformed, detail: "There is more than one Host header.") }
    if hosts == 0, version == .http11 {
      return Problem(.malformed, detail: "The Host header is missing.")
    }
    return nil
  }

  private var lengthFault: Problem? {
    if contentLengths.count > 1 {
      return Problem(.malformed, detail: "There is more than one Content-Length header.")
    }
    if contentLength == nil {
      return Problem(.malformed, detail: "The Content-Length is not a number.")
    }
    if !contentLengths.isEmpty, !transferEncodings.isEmpty {
      return Problem(.malformed, detail: "There is a Content-Length and a Transfer-Encoding.")
    }
    return nil
  }

  private func encodingFault(_ version: HTTPVersion) -> Problem? {
    guard let encoding = transferEncodings.first else { return nil }
    guard transferEncodings.count == 1, encoding.lowercased() == "chunked" else {
      return Problem(.notImplemented, detail: "The only transfer encoding here is \"chunked\".")
    }
    guard version == .http11 else {
      return Problem(.malformed, detail: "HTTP/1.0 has no Transfer-Encoding.")
    }
    return nil
  }

  private func sizeFault(_ limit: Int) -> Problem? {
    guard let contentLength, contentLength > limit else { return nil }
    return Problem(.bodyTooLarge, detail: "A body may have \(limit) bytes.")
  }
}

/// The versions of HTTP that the server speaks.
enum HTTPVersion: Equatable, Sendable {
  case http10
  case http11

  init?(_ text: String) {
    switch text {
    case "HTTP/1.0": self = .http10
    case "HTTP/1.1": self = .http11
    default: return nil
    }
  }
}
