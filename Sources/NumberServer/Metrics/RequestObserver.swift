import Dispatch
import NumberContract

/// Counts each request, and tells the log of it if it is asked to.
struct RequestObserver: Sendable {
  let metrics: ServerMetrics
  let log: ServerLog
  let logsRequests: Bool

  func handle(
    _ request: HTTPRequest, answer: @escaping @Sendable (HTTPResponse) -> Void,
    by handler: HTTPHandler
  ) {
    let begun = DispatchTime.now().uptimeNanoseconds
    metrics.begin()
    handler(request) { response in
      let nanoseconds = DispatchTime.now().uptimeNanoseconds - begun
      metrics.end(
        request.route?.kind ?? .other, method: request.method, status: response.status,
        nanoseconds: nanoseconds)
      if logsRequests { tell(request, response, nanoseconds) }
      answer(response)
    }
  }

  /// The path alone: a query and header fields may hold what is nobody's business.
  private func tell(_ request: HTTPRequest, _ response: HTTPResponse, _ nanoseconds: UInt64) {
    log.line(.info, "request") { writer in
      writer.name("method")
      writer.string(request.method?.rawValue ?? "other")
      writer.name("path")
      writer.string(path(of: request))
      writer.name("status")
      writer.integer(response.status)
      writer.name("microseconds")
      writer.integer(Int(nanoseconds / 1_000))
      writer.name("address")
      writer.string(request.client?.description ?? "")
    }
  }

  /// The path as it was sent, but for the name of an owner.
  private func path(of request: HTTPRequest) -> String {
    let path = request.target?.path ?? []
    let owners = "\(Contract.ownersPath)/"
    guard path.starts(with: owners.utf8) else {
      return String(decoding: path.prefix(256), as: UTF8.self)
    }
    let rest = path.dropFirst(owners.utf8.count).drop { $0 != UInt8(ascii: "/") }
    return "\(owners){owner}" + String(decoding: rest.prefix(256), as: UTF8.self)
  }
}
