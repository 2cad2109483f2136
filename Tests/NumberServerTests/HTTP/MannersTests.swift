import NumberContract
import NumberServer
import Testing

@Suite("HTTP manners")
struct MannersTests {
  @Test("HEAD answers as GET, without the body")
  func head() async throws {
    let server = try await TestServer()
    for target in ["/v1/numbers/tea", "/v1/numbers?id=tea", "/healthz", "/v1/numbers/none", "/x"] {
      let get = try server.get(target)
      let head = try server.send("HEAD", target)
      #expect(head.status == get.status)
      for name in ["Content-Length", "Content-Type", "ETag", "Cache-Control"] {
        #expect(head[name] == get[name])
      }
    }
  }

  @Test("after a HEAD the connection goes on with the next answer")
  func headKeepsConnection() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    for method in ["HEAD", "GET", "HEAD", "GET"] {
      connection.send("\(method) /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let reply = try connection.reply(hasBody: method == "GET")
      #expect(reply.status == 200)
      #expect(reply.text == (method == "GET" ? #"{"status":"ok"}"# : ""))
    }
  }

  @Test(
    "each address tells what it takes",
    arguments: [
      ("/v1/numbers/tea", "GET, HEAD, PUT, OPTIONS"), ("/v1/numbers?id=tea", "GET, HEAD, OPTIONS"),
      ("/v1/rules/tea", "PUT, OPTIONS"), ("/healthz", "GET, HEAD, OPTIONS"), ("*", "OPTIONS"),
    ])
  func options(target: String, allowed: String) async throws {
    let server = try await TestServer()
    let options = try server.send("OPTIONS", target)
    #expect(options.status == 204)
    #expect(options["Allow"] == allowed)
    for method in ["POST", "DELETE", "PATCH", "TRACE", "BREW", "get"] {
      let reply = try server.send(method, target)
      #expect(reply.status == 405, "\(method)")
      #expect(reply["Allow"] == allowed)
      #expect(reply.problem == .methodNotAllowed)
    }
  }

  @Test("PUT is not for every address")
  func putElsewhere() async throws {
    let server = try await TestServer()
    for target in ["/v1/numbers?id=tea", "/healthz"] {
      #expect(try server.send("PUT", target, body: "{}").status == 405)
    }
    #expect(try server.get("/v1/rules/tea").status == 405)
  }

  @Test(
    "where nothing is, the answer says so",
    arguments: [
      "/", "/v1", "/v1/", "/v1/numbers/", "/v1/rules/", "/v1/owners", "/v1/owners/a",
      "/v1/owners/a/none", "/v1/number/tea",
      "/v2/numbers/tea",
      "/v1/numbers/tea/", "/v1/numbers/tea/x", "//v1/numbers/tea", "/healthz/", "/Healthz",
      "/favicon.ico",
    ])
  func nothingThere(target: String) async throws {
    let server = try await TestServer()
    let reply = try server.get(target)
    #expect(reply.status == 404)
    #expect(reply.problem == .noSuchAddress)
  }

  @Test("an address in absolute form is taken as well")
  func absoluteForm() async throws {
    let server = try await TestServer()
    #expect(try server.get("http://shop.example/v1/numbers/tea").status == 200)
    #expect(try server.get("http://shop.example").status == 400)
    #expect(try server.get("ftp://shop.example/v1/numbers/tea").status == 400)
  }

  @Test(
    "a save has to be JSON, so that another site's form cannot make one",
    arguments: [
      nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
      "application/jsonp",
      "application/json, text/plain", "",
    ])
  func otherTypes(type: String?) async throws {
    let server = try await TestServer()
    var headers = ["If-Match": "*"]
    headers["Content-Type"] = type
    let body = #"{"number":"4","client":"a","sequence":1}"#
    for target in ["/v1/numbers/tea", "/v1/rules/tea"] {
      let reply = try server.send("PUT", target, headers, body: body)
      #expect(reply.status == 415)
      #expect(reply.problem == .unsupportedType)
    }
  }

  @Test(
    "JSON is known by its type however it is written",
    arguments: [
      "application/json", "Application/JSON", "application/json; charset=utf-8",
      "application/json ;x=y",
    ])
  func jsonTypes(type: String) async throws {
    let server = try await TestServer()
    let headers = ["If-Match": "*", "Content-Type": type]
    let body = #"{"number":"4","client":"a","sequence":1}"#
    #expect(try server.send("PUT", "/v1/numbers/tea", headers, body: body).status == 200)
  }

  @Test("a compressed body is of no type that is taken")
  func compressed() async throws {
    let server = try await TestServer()
    let headers = [
      "If-Match": "*", "Content-Type": "application/json", "Content-Encoding": "gzip",
    ]
    #expect(try server.send("PUT", "/v1/numbers/tea", headers, body: "\u{1f}").status == 415)
  }

  @Test("a body in chunks is as good as one of a length")
  func chunked() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send(
      """
      PUT /v1/numbers/tea HTTP/1.1\r
      Host: localhost\r
      If-Match: *\r
      Content-Type: application/json\r
      Transfer-Encoding: Chunked\r
      \r
      a\r
      {"number":\r
      1e;name=value\r
      "4","client":"a","sequence":1}\r
      0\r
      Trailer: x\r
      \r

      """)
    #expect(try connection.reply().status == 200)
    #expect(try server.document().number == 4)
  }

  @Test("a client that asks before it sends a body is told to go on")
  func expectContinue() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    let body = #"{"number":"4","client":"a","sequence":1}"#
    connection.send(
      """
      PUT /v1/numbers/tea HTTP/1.1\r
      Host: localhost\r
      If-Match: *\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      Expect: 100-continue\r
      \r

      """)
    #expect(try connection.reply().status == 100)
    connection.send(body)
    #expect(try connection.reply().status == 200)
  }

  @Test("requests that are sent without waiting are answered in their order")
  func pipelining() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    let body = #"{"number":"4","client":"a","sequence":1}"#
    let put =
      "PUT /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\nIf-Match: *\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let get = "GET /v1/numbers/tea HTTP/1.1\r\nHost: localhost\r\n\r\n"
    connection.send(get + put + get + "GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try connection.reply().message(NumberDocument.self).number == nil)
    #expect(try connection.reply().status == 200)
    #expect(try connection.reply().message(NumberDocument.self).number == 4)
    #expect(try connection.reply().status == 404)
  }

  @Test("HTTP/1.0 is spoken, also without a Host")
  func http10() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send("GET /healthz HTTP/1.0\r\n\r\n")
    #expect(try connection.reply().status == 200)
    #expect(try connection.readToEnd().isEmpty, "the connection ends with the answer")
  }

  @Test("a client that has closed its sending side still gets its answer")
  func halfClosed() async throws {
    let server = try await TestServer()
    let connection = try server.connect()
    connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    connection.endSending()
    #expect(try connection.reply().status == 200)
  }
}
