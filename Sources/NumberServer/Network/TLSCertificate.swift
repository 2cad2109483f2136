import CGnuTLS
import FoundationEssentials

/// What a server proves itself with to its clients: a certificate and the key that belongs to it.
public struct TLSCertificate: Equatable, Sendable {
  /// The certificate and those it rests on, as PEM.
  let certificates: String

  /// The private key, as PEM.
  let key: String

  /// Reads the two files.
  ///
  /// - Throws: ``TLSError`` if they cannot be read, or do not belong together.
  public init(certificatePath: String, keyPath: String) throws(TLSError) {
    try self.init(certificates: Self.text(of: certificatePath), key: Self.text(of: keyPath))
  }

  init(certificates: String, key: String) throws(TLSError) {
    self.certificates = certificates
    self.key = key
    try check()
  }

  private static func text(of path: String) throws(TLSError) -> String {
    do {
      return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw TLSError(description: "cannot read \(path)")
    }
  }

  private func check() throws(TLSError) {
    var credentials: gnutls_certificate_credentials_t?
    gnutls_certificate_allocate_credentials(&credentials)
    defer { gnutls_certificate_free_credentials(credentials) }
    let code = withDatum(certificates) { certificates in
      withDatum(key) { key in
        gnutls_certificate_set_x509_key_mem(credentials, certificates, key, GNUTLS_X509_FMT_PEM)
      }
    }
    guard code >= 0 else {
      throw TLSError(
        description:
          "cannot use the certificate and its key: \(String(cString: gnutls_strerror(code)))"
      )
    }
  }

  private func withDatum<Answer>(
    _ text: String, _ body: (UnsafePointer<gnutls_datum_t>) -> Answer
  ) -> Answer {
    var text = text
    return text.withUTF8 { bytes in
      var datum = gnutls_datum_t(
        data: UnsafeMutablePointer(mutating: bytes.baseAddress), size: UInt32(bytes.count))
      return body(&datum)
    }
  }
}

/// Why a certificate cannot be used.
public struct TLSError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, for a person.
  public let description: String
}
