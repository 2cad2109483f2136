import CMicroHTTPD

extension HTTPResponse {
  /// An answer that goes on for as long as the stream does.
  init(_ stream: EventStream, whenOver: @escaping @Sendable () -> Void) {
    self.init(contentType: "text/event-stream")
    cacheControl = "no-store, no-transform"
    self.stream = StreamedBody(stream: stream, whenOver: whenOver)
  }
}

/// A body that is written while it is sent. When it goes, however that comes, the stream is over.
final class StreamedBody: Sendable {
  private let stream: EventStream
  private let whenOver: @Sendable () -> Void

  init(stream: EventStream, whenOver: @escaping @Sendable () -> Void) {
    self.stream = stream
    self.whenOver = whenOver
  }

  deinit {
    whenOver()
  }

  /// The response for libmicrohttpd. It keeps the body until it has no more use for it.
  func makeResponse(on connection: OpaquePointer) -> OpaquePointer? {
    stream.start(on: connection)
    let context = Unmanaged.passRetained(self)
    let response = MHD_create_response_from_callback(
      UInt64(bitPattern: -1), 4096,
      { context, _, buffer, room in
        StreamedBody.of(context).write(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: room))
      }, context.toOpaque(),
      { context in Unmanaged<StreamedBody>.fromOpaque(context!).release() })
    guard let response else {
      context.release()
      return nil
    }
    // Proxies of the nginx kind hold an answer back until they have much of it, unless told not to.
    MHD_add_response_header(response, "X-Accel-Buffering", "no")
    return response
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> StreamedBody {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  private func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    stream.write(into: buffer) ?? Self.endOfStream
  }

  private static let endOfStream = -1
}
