import Foundation
import TestSupport
import Testing

/// A certificate for `localhost` that was made just now, and its key.
struct TLSFiles {
  let certificatePath: String
  let keyPath: String
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    certificatePath = folder.path("certificate.pem")
    keyPath = folder.path("key.pem")
    let openssl = try ObservedProcess(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", keyPath, "-out", certificatePath, "-days", "2", "-subj", "/CN=localhost",
        "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
      ], keeping: STDERR_FILENO)
    #expect(try await openssl.end() == 0, "\(openssl.output)")
  }

  /// What curl gets, with its own check of the certificate.
  func curl(_ arguments: String...) async throws -> String {
    let curl = try ObservedProcess(
      "/usr/bin/curl", ["-sS", "--max-time", "20", "--cacert", certificatePath] + arguments,
      keeping: STDOUT_FILENO)
    let code = try await curl.end()
    return code == 0 ? curl.output : "curl failed with \(code)"
  }
}
