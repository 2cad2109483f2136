import Foundation
import NumberContract
import NumberServer
import Testing

@Suite("TLS")
struct TLSTests {
  private func server(_ files: TLSFiles) async throws -> TestServer {
    var network = NetworkPolicy()
    network.certificate = try TLSCertificate(
      certificatePath: files.certificatePath, keyPath: files.keyPath)
    return try await TestServer(access: .sessions(administrator: nil), network: network)
  }

  @Test("a client that checks the certificate is answered, and no reader on the way understands")
  func answers() async throws {
    let files = try await TLSFiles()
    let server = try await server(files)
    let url = "https://localhost:\(server.port)"
    #expect(try await files.curl("\(url)/healthz") == #"{"status":"ok"}"#)
    #expect(try await files.curl("--tlsv1.3", "\(url)/healthz") == #"{"status":"ok"}"#)
    #expect(try await files.curl("--tls-max", "1.1", "\(url)/healthz").hasPrefix("curl failed"))
  }

  @Test("a cookie that is given over TLS is never sent without, and belongs to this host alone")
  func cookie() async throws {
    let files = try await TLSFiles()
    let server = try await server(files)
    let answer = try await files.curl(
      "-i", "https://localhost:\(server.port)/v1/sessions", "-H", "Content-Type: application/json",
      "-d", #"{"carrier":"cookie"}"#)
    let cookie = try #require(answer.firstMatch(of: /Set-Cookie: (.*?);(.*)/))
    #expect(cookie.1.hasPrefix("__Host-number-select-session="))
    #expect(cookie.2.contains("Secure"))
    #expect(cookie.2.contains("Path=/;"))
    #expect(answer.contains("Strict-Transport-Security: max-age="))
    let address = "https://localhost:\(server.port)/v1/numbers/tea"
    #expect(try await files.curl(address, "-b", String(cookie.1)).contains(#""id":"tea""#))
    let slipped = cookie.1.replacing("__Host-", with: "")
    #expect(try await files.curl(address, "-b", String(slipped)).contains("unauthorized"))
  }

  @Test("a stream of events comes over TLS as well")
  func events() async throws {
    let files = try await TLSFiles()
    var network = NetworkPolicy()
    network.certificate = try TLSCertificate(
      certificatePath: files.certificatePath, keyPath: files.keyPath)
    var limits = ServerLimits()
    limits.streamSeconds = 1
    let server = try await TestServer(network: network, limits: limits)
    let events = try await files.curl("https://localhost:\(server.port)/v1/events?id=tea")
    #expect(events.contains(#"data: {"id":"tea""#))
  }

  @Test("behind a trusted proxy that was asked over TLS it is the same; others are not believed")
  func proxy() async throws {
    var network = NetworkPolicy()
    network.trustedProxies = [try #require(AddressBlock("127.0.0.1"))]
    let trusting = try await TestServer(access: .sessions(administrator: nil), network: network)
    let plain = try await TestServer(access: .sessions(administrator: nil))
    for (server, isSecure) in [(trusting, true), (plain, false)] {
      let reply = try server.send(
        "POST", "/v1/sessions",
        ["Content-Type": Contract.documentType, "X-Forwarded-Proto": "https"],
        body: #"{"carrier":"cookie"}"#)
      #expect(reply["Set-Cookie"]?.hasPrefix("__Host-") == isSecure)
      #expect(reply["Set-Cookie"]?.contains("; Secure") == isSecure)
    }
  }

  @Test("somebody who does not speak TLS gets nothing, and the server goes on")
  func plainText() async throws {
    let files = try await TLSFiles()
    let server = try await server(files)
    let connection = try server.connect()
    connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = String(decoding: try connection.readToEnd(), as: UTF8.self)
    #expect(!answer.contains("200"))
    #expect(
      try await files.curl("https://localhost:\(server.port)/healthz").contains("ok"))
  }

  @Test("files that are no certificate and its key are a clear error")
  func unusable() async throws {
    let files = try await TLSFiles()
    let others = try await TLSFiles()
    for (certificate, key) in [
      (files.certificatePath, others.keyPath), (files.keyPath, files.certificatePath),
      ("/none.pem", files.keyPath), ("/dev/null", "/dev/null"),
    ] {
      let error = #expect(throws: TLSError.self) {
        try TLSCertificate(certificatePath: certificate, keyPath: key)
      }
      #expect(error?.description.hasPrefix("cannot") == true)
    }
  }
}
