import CMicroHTTPD

extension HTTPResponse {
  /// Gives the answer to libmicrohttpd for sending.
  ///
  /// - Parameter closing: whether the connection ends with this answer.
  /// - Returns: `false` if there is no memory for it.
  func queue(on connection: OpaquePointer, closing: Bool) -> Bool {
    guard let response = stream?.makeResponse(on: connection) ?? makeResponse() else {
      return false
    }
    defer { MHD_destroy_response(response) }
    MHD_add_response_header(response, "Cache-Control", cacheControl)
    addHeaders(to: response)
    addProtection(to: response)
    if closing { MHD_add_response_header(response, "Connection", "close") }
    return MHD_queue_response(connection, UInt32(status), response) == .YES
  }

  private func makeResponse() -> OpaquePointer? {
    body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
  }

  private func addHeaders(to response: OpaquePointer) {
    if let contentType { MHD_add_response_header(response, "Content-Type", contentType) }
    if let entityTag { MHD_add_response_header(response, "ETag", entityTag.description) }
    if let allowedMethods { MHD_add_response_header(response, "Allow", allowedMethods) }
    if let cookie { MHD_add_response_header(response, "Set-Cookie", cookie) }
    for (name, value) in fields { MHD_add_response_header(response, name, value) }
    if status == 401 { MHD_add_response_header(response, "WWW-Authenticate", "Bearer") }
    if let location { MHD_add_response_header(response, "Location", location) }
    if let retryAfterSeconds {
      MHD_add_response_header(response, "Retry-After", String(retryAfterSeconds))
    }
  }
}

extension HTTPResponse {
  /// What keeps a browser from taking an answer for something that it is not.
  private func addProtection(to response: OpaquePointer) {
    MHD_add_response_header(response, "Content-Security-Policy", contentSecurityPolicy)
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff")
    MHD_add_response_header(response, "Referrer-Policy", "no-referrer")
    MHD_add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin")
  }
}

extension RequestHead {
  /// The header fields that have come over a connection.
  init(of connection: OpaquePointer) {
    self.init()
    withUnsafeMutablePointer(to: &self) { head in
      _ = MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { head, _, name, nameLength, value, valueLength in
          head?.assumingMemoryBound(to: RequestHead.self).pointee.add(
            name: UnsafeRawBufferPointer(start: name, count: nameLength),
            value: UnsafeRawBufferPointer(start: value, count: valueLength))
          return .YES
        }, head)
    }
  }
}
