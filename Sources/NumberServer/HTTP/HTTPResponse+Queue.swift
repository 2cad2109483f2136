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
    addHeaders(to: response)
    addProtection(to: response)
    if closing { add("Connection", "close", to: response) }
    return MHD_queue_response(connection, UInt32(status), response) == .YES
  }

  private func makeResponse() -> OpaquePointer? {
    body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
  }

  private func addHeaders(to response: OpaquePointer) {
    add("Cache-Control", cacheControl, to: response)
    add("Content-Type", contentType, to: response)
    add("ETag", entityTag?.description, to: response)
    add("Allow", allowedMethods, to: response)
    add("Set-Cookie", cookie, to: response)
    for (name, value) in fields { MHD_add_response_header(response, name, value) }
    if status == 401 { add("WWW-Authenticate", "Bearer", to: response) }
    add("Location", location, to: response)
    add("Retry-After", retryAfterSeconds.map { String($0) }, to: response)
  }

  /// What keeps a browser from taking an answer for something that it is not.
  private func addProtection(to response: OpaquePointer) {
    add("Content-Security-Policy", contentSecurityPolicy, to: response)
    add("X-Content-Type-Options", "nosniff", to: response)
    add("Referrer-Policy", "no-referrer", to: response)
    add("Cross-Origin-Resource-Policy", "same-origin", to: response)
  }

  /// Hands name and value over where they stand: passed as text, each would be copied first.
  private func add(_ name: StaticString, _ value: String?, to response: OpaquePointer) {
    value?.withCString { value in
      name.withUTF8Buffer { name in
        _ = name.withMemoryRebound(to: CChar.self) {
          MHD_add_response_header(response, $0.baseAddress, value)
        }
      }
    }
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
