import NumberContract

extension NumberService {
  /// The answer to a request for a file of the pages, or `nil` if there is none at the path.
  func pageIfAny(at path: ArraySlice<UInt8>, _ request: HTTPRequest) -> HTTPResponse? {
    guard let file = pages.file(at: path) else { return nil }
    switch request.method {
    case .options?: return HTTPResponse(status: 204, allowedMethods: Self.pageMethods)
    case .get?, .head?: return read(file, request.head)
    default:
      var response = HTTPResponse(
        Problem(.methodNotAllowed, detail: "It takes \(Self.pageMethods)."))
      response.allowedMethods = Self.pageMethods
      return response
    }
  }

  private static let pageMethods = "GET, HEAD, OPTIONS"

  /// A browser may keep the file, but has to ask each time whether it is still the same.
  private func read(_ file: PageFile, _ head: RequestHead) -> HTTPResponse {
    let compressed = head.acceptsGzip ? file.compressed : nil
    let form = compressed ?? file.plain
    var response = HTTPResponse(entityTag: form.tag)
    response.cacheControl = "no-cache"
    response.contentSecurityPolicy = Self.policy
    response.fields = [("Vary", "Accept-Encoding")]
    if head.isUnchanged(form.tag) {
      response.status = 304
      return response
    }
    response.body = form.bytes
    response.contentType = file.type.rawValue
    if compressed != nil { response.fields.append(("Content-Encoding", "gzip")) }
    return response
  }

  /// Keeps the pages from running or showing anything that is not theirs, and others from framing
  /// them.
  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; "
    + "frame-ancestors 'none'"
}
