/// How a server meets the network: whom it believes, and from where it may be used.
public struct NetworkPolicy: Equatable, Sendable {
  /// What the server proves itself with; without one it speaks plain HTTP.
  public var certificate: TLSCertificate?

  /// Proxies that tell truly, in `X-Forwarded-For` and `X-Forwarded-Proto`, for whom they ask.
  /// Nobody else is believed.
  public var trustedProxies: [AddressBlock] = []

  /// Sites whose pages may use the server besides its own, as in `https://shop.example`.
  public var allowedOrigins: Set<WebOrigin> = []

  /// Plain HTTP, no proxy that is believed, and no pages but the server's own.
  public init() {}
}

/// A site as a browser names it: scheme, host and port, as in `https://shop.example:8443`.
public struct WebOrigin: Hashable, Sendable {
  /// The origin as it stands in an `Origin` header.
  let text: String

  /// Reads an origin.
  ///
  /// - Returns: `nil` if the text has another form: with a path, say, or without a scheme.
  public init?(_ text: String) {
    let lowercased = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix) else {
      return nil
    }
    let authority = lowercased.dropFirst(scheme.count)
    let isPlain = authority.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard !authority.isEmpty, isPlain, !authority.contains(where: "/?#@,\"*".contains) else {
      return nil
    }
    let port = scheme == "https://" ? ":443" : ":80"
    self.text = scheme + (authority.hasSuffix(port) ? authority.dropLast(port.count) : authority)
  }

  /// Host and port, without the port that the scheme has by itself.
  var authority: Substring { text[text.firstRange(of: "://")!.upperBound...] }

  var isSecure: Bool { text.hasPrefix("https:") }
}
