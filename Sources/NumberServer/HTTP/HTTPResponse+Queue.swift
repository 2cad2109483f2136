import CMicroHTTPD

extension HTTPResponse {
  /// Gives the answer to libmicrohttpd for sending.
  ///
  /// - Parameter closing: whether the connection ends with this answer.
  /// - Returns: `false` if there is no memory for it.
  func queue(on connection: OpaquePointer, closing: Bool) -> Bool {
    let response = body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return false }
    defer { MHD_destroy_response(response) }
    for header in headers { response.addHeader(header.name, header.value) }
    if closing { response.addHeader("Connection", "close") }
    return MHD_queue_response(connection, UInt32(status), response) == .YES
  }
}

extension OpaquePointer {
  fileprivate func addHeader(_ name: StaticString, _ value: String) {
    name.withUTF8Buffer { name in
      name.withMemoryRebound(to: CChar.self) { name in
        _ = MHD_add_response_header(self, name.baseAddress, value)
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
