import CBareServer
import Foundation
import NumberContract

/// A bare libmicrohttpd with as many threads as the number server. Whatever it is asked or sent, it
/// answers with one document that it has in memory.
final class BareServer {
  private let server: OpaquePointer?

  init(answering document: NumberDocument) {
    server = bare_server_start(
      0, UInt32(Processor.count), document.jsonBytes, document.jsonBytes.count,
      document.entityTag.description)
  }

  deinit {
    bare_server_stop(server)
  }

  func url(_ path: String = "/") -> String {
    "http://127.0.0.1:\(bare_server_port(server))\(path)"
  }
}
