extension HTTPRequest {
  /// The token that the request carries: as a bearer token, or in the cookie of a session.
  var token: Token? {
    if let authorization = head.authorization { return bearer(authorization) }
    return head.cookie.flatMap(sessionCookie)
  }

  private func bearer(_ authorization: String) -> Token? {
    let words = authorization.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return Token(String(words[1]))
  }

  private func sessionCookie(_ cookies: String) -> Token? {
    for cookie in cookies.split(separator: ";") {
      let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == SessionCookie.name(isSecure: isSecure) {
        return Token(String(parts[1]))
      }
    }
    return nil
  }
}

/// The cookie by which a browser belongs to a session. No script can read it, and a page of another
/// site cannot make the browser send it along with a save.
enum SessionCookie {
  /// Over TLS a browser takes a cookie of this beginning only from the host itself, so no other host
  /// of the same domain can slip its own under it.
  static func name(isSecure: Bool) -> String {
    isSecure ? "__Host-number-select-session" : "number-select-session"
  }

  static func header(_ token: Token, isSecure: Bool) -> String {
    "\(name(isSecure: isSecure))=\(token.text); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}
