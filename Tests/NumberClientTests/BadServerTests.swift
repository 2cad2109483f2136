import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import Synchronization
import Testing

@Suite("A client and servers that do not keep to the contract")
struct BadServerTests {
  private static let beans = NumberDocument(
    id: "beans", number: 4, version: 2, writer: nil, store: "shop", rule: NumberRule())

  private static func answer(
    _ status: String, _ headers: String = "", _ body: String = ""
  ) -> String {
    "HTTP/1.1 \(status)\r\nConnection: close\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n"
      + body
  }

  private static func text(_ document: NumberDocument) -> String {
    String(decoding: document.json, as: UTF8.self)
  }

  private func load(
    _ answer: String, timeout: Int = 30
  ) async throws -> Outcome {
    let server = try RawServer(answer: answer)
    return await Outcome(NumberService.forTest(server.url, timeout: timeout).number("beans").load)
  }

  @Test("A right answer is taken, whatever else it says")
  func rightAnswer() async throws {
    let body = Self.text(Self.beans).dropLast() + #","colour":["brown",{"deep":null}]}"#
    let answer = Self.answer("200 Fine", "X-Odd: yes\r\nContent-Type: text/odd\r\n", String(body))
    #expect(try await load(answer) == .document(Self.beans))
  }

  @Test(
    "What is no answer at all leaves the outcome unknown",
    arguments: [
      "", "HTTP/1.1", "gibberish\r\n\r\n", "\u{0}\u{0}\u{0}",
      "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ])
  func noAnswer(answer: String) async throws {
    #expect(try await load(answer) == .unreachable)
  }

  @Test(
    "What is no document is not taken for one",
    arguments: [
      "", "null", "[]", "{}", "<html>Welcome to our hotel</html>", "{\"id\":", "\u{FEFF}{}",
      text(beans).replacingOccurrences(of: "\"4\"", with: "4"),
      text(beans).replacingOccurrences(of: "\"4\"", with: "\"4.0e0\""),
      text(beans).replacingOccurrences(
        of: "\"4\"", with: "\"\(String(repeating: "9", count: 1000))\""),
      text(beans).replacingOccurrences(of: "\"version\":2", with: "\"version\":-2"),
      text(beans).replacingOccurrences(of: "\"version\":2", with: "\"version\":2e300"),
      text(beans).replacingOccurrences(of: "beans", with: "peas"),
      String(repeating: "[", count: 100_000),
    ])
  func noDocument(body: String) async throws {
    #expect(try await load(Self.answer("200 OK", "", body)) == .unexpectedAnswer)
  }

  @Test("A number with a thousand zeros that change nothing is a number")
  func manyZeros() async throws {
    let zeros = String(repeating: "0", count: 1000)
    let body = Self.text(Self.beans).replacingOccurrences(
      of: "\"number\":\"4\"", with: "\"number\":\"\(zeros)4.\(zeros)\"")
    #expect(try await load(Self.answer("200 OK", "", body)) == .document(Self.beans))
  }

  @Test(
    "A status that is not in the contract",
    arguments: [
      ("204 No Content", Outcome.unexpectedAnswer), ("201 Created", .unexpectedAnswer),
      ("304 Not Modified", .unexpectedAnswer), ("400 Bad Request", .rejected(400)),
      ("401 Unauthorized", .rejected(401)), ("403 Forbidden", .rejected(403)),
      ("409 Conflict", .rejected(409)), ("412 Precondition Failed", .rejected(412)),
      ("422 Unprocessable Content", .rejected(422)), ("428 Precondition Required", .rejected(428)),
      ("408 Request Timeout", .unavailable(408, retryAfter: nil)),
      ("429 Too Many Requests", .unavailable(429, retryAfter: nil)),
      ("500 Oh", .unavailable(500, retryAfter: nil)),
      ("599 Eh", .unavailable(599, retryAfter: nil)),
    ])
  func otherStatus(status: String, outcome: Outcome) async throws {
    let body = status.hasPrefix("204") || status.hasPrefix("304") ? "" : "<html>"
    #expect(try await load(Self.answer(status, "", body)) == outcome)
  }

  @Test(
    "A session that cannot be begun for a moment is no refusal",
    arguments: [
      (
        answer("429 Too Many Requests", "Retry-After: 2\r\n"),
        Outcome.unavailable(429, retryAfter: 2)
      ),
      (answer("503 Service Unavailable"), .unavailable(503, retryAfter: nil)),
      ("", .unreachable), (answer("403 Forbidden"), .rejected(401)),
    ])
  func noSessionForNow(answer: String, outcome: Outcome) async throws {
    let server = try RawServer { peer in
      let isForSession = peer.readRequest().hasPrefix("POST /v1/sessions ")
      peer.send(isForSession ? answer : Self.answer("401 Unauthorized"))
    }
    let beans = NumberService.forTest(server.url).number("beans")
    #expect(await Outcome(beans.load) == outcome)
    let save = NumberSave(number: 4, client: "phone", sequence: 1)
    #expect(
      await Outcome { () async throws(NumberSourceError) in
        try await beans.save(save, over: Self.beans.entityTag)
      } == outcome)
  }

  @Test("A problem says why")
  func problem() async throws {
    let problem = Problem(.unknownNumber, detail: "There are no beans.")
    let server = try RawServer(
      answer: Self.answer("404 Not Found", "", String(decoding: problem.json, as: UTF8.self)))
    await #expect(throws: NumberSourceError.rejected(status: 404, reason: "There are no beans.")) {
      try await NumberService.forTest(server.url).number("beans").load()
    }
  }

  @Test("A problem about another number is not taken as being about this one")
  func problemOfAnotherNumber() async throws {
    var peas = Self.beans
    peas.id = "peas"
    for (status, kind) in [
      ("409 Conflict", Problem.Kind.sequenceUsed), ("412 Precondition Failed", .stale),
      ("422 Unprocessable Content", .numberRefused),
    ] {
      let right = Problem(kind, document: Self.beans)
      let wrong = Problem(kind, document: peas)
      let body = String(decoding: wrong.json, as: UTF8.self)
      #expect(try await load(Self.answer(status, "", body)) == .unexpectedAnswer)
      let rightBody = String(decoding: right.json, as: UTF8.self)
      let outcome = try await load(Self.answer(status, "", rightBody))
      #expect(
        [.clientInUse(Self.beans), .conflict(Self.beans), .refused(Self.beans)].contains(outcome))
    }
  }

  @Test(
    "Retry-After in seconds and as a date, by the server's clock",
    arguments: [
      ("7", 7), ("0", 0), ("soon", nil), ("", nil), ("99999999999999999999999", nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sun, 06 Nov 1994 08:48:00 GMT", -60),
    ])
  func retryAfter(value: String, seconds: Int?) async throws {
    let headers = "Date: Sun, 06 Nov 1994 08:49:00 GMT\r\nRetry-After: \(value)\r\n"
    let outcome = try await load(Self.answer("503 Busy", headers, "<html>"))
    #expect(outcome == .unavailable(503, retryAfter: seconds))
  }

  @Test("A server that asks for a password in a way that has no answer does not keep us for ever")
  func basicAuthentication() async throws {
    let challenge = "WWW-Authenticate: Basic realm=\"shop\"\r\n"
    let outcome = try await load(Self.answer("401 Unauthorized", challenge), timeout: 1)
    #expect(outcome == .rejected(401) || outcome == .unreachable)
  }

  @Test("A redirection in a circle ends")
  func redirections() async throws {
    let outcome = try await load(Self.answer("302 Found", "Location: /v1/numbers/beans\r\n"))
    #expect(outcome == .unreachable || outcome == .unexpectedAnswer)
  }

  @Test(
    "A save that is sent elsewhere is not taken for saved, and nobody elsewhere hears who asks",
    arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
  func savingElsewhere(status: String) async throws {
    let visits = Mutex(0)
    let elsewhere = try RawServer { peer in
      visits.withLock { $0 += 1 }
      _ = peer.readRequest()
      peer.send(Self.answer("200 OK", "", Self.text(Self.beans)))
    }
    let place = elsewhere.url.appendingPathComponent("v1/numbers/beans")
    let server = try RawServer(answer: Self.answer(status, "Location: \(place)\r\n"))
    let beans = NumberService.forTest(server.url, token: "s3cret").number("beans")
    let save = NumberSave(number: 5, client: "phone", sequence: 1)
    #expect(
      await Outcome { () async throws(NumberSourceError) in
        try await beans.save(save, over: Self.beans.entityTag)
      } == .unexpectedAnswer)
    #expect(await Outcome(beans.load) == .unexpectedAnswer)
    #expect(visits.withLock { $0 } == 0)
  }

  @Test("A number that is told late that its session is missing takes nobody's session away")
  func lateRefusal() async throws {
    let sessions = Mutex(0)
    let teaIsAsked = DispatchSemaphore(value: 0)
    let beansAreThere = DispatchSemaphore(value: 0)
    let server = try RawServer { peer in
      let request = peer.readRequest()
      if request.hasPrefix("POST /v1/sessions ") {
        sessions.withLock { $0 += 1 }
        peer.send(Self.answer("200 Fine", "Set-Cookie: session=1; Path=/\r\n"))
        return
      }
      let isKnown = request.contains("session=1")
      if request.hasPrefix("GET /v1/numbers/tea "), !isKnown {
        teaIsAsked.signal()
        beansAreThere.wait()
      }
      var document = Self.beans
      if request.hasPrefix("GET /v1/numbers/tea ") { document.id = "tea" }
      peer.send(
        isKnown ? Self.answer("200 OK", "", Self.text(document)) : Self.answer("401 Unauthorized"))
    }
    let service = NumberService.forTest(server.url)
    let tea = Task { await Outcome(service.number("tea").load) }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        teaIsAsked.wait()
        continuation.resume()
      }
    }
    #expect(await Outcome(service.number("beans").load) == .document(Self.beans))
    beansAreThere.signal()
    var document = Self.beans
    document.id = "tea"
    #expect(await tea.value == .document(document))
    #expect(sessions.withLock { $0 } == 1)
  }

  @Test("A server that takes the request and says nothing is given up")
  func silence() async throws {
    let server = try RawServer { $0.waitForTheEnd() }
    #expect(
      await Outcome(NumberService.forTest(server.url, timeout: 1).number("beans").load)
        == .unreachable
    )
  }

  @Test("A server that says something for ever is given up too")
  func trickle() async throws {
    let server = try RawServer { peer in
      _ = peer.readRequest()
      peer.send("HTTP/1.1 200 OK\r\n\r\n")
      for _ in 0..<100 where peer.send(" ") { usleep(50_000) }
    }
    #expect(
      await Outcome(NumberService.forTest(server.url, timeout: 1).number("beans").load)
        == .unreachable
    )
  }

  @Test(
    "Cancelling requests that nobody answers ends each of them, before, while and after sending")
  func cancellation() async throws {
    let server = try RawServer { $0.waitForTheEnd() }
    let source = NumberService.forTest(server.url).number("beans")
    for delay in [0, 0, 10, 50] {
      let tasks = (0..<50).map { _ in Task { await Outcome(source.load) } }
      if delay > 0 { try await Task.sleep(for: .milliseconds(delay)) }
      for task in tasks { task.cancel() }
      for task in tasks { #expect(await task.value == .cancelled) }
    }
  }

  @Test("Nobody listens")
  func nobodyListens() async throws {
    let url = try RawServer { _ in }.url
    #expect(await Outcome(NumberService.forTest(url).number("beans").load) == .unreachable)
  }

  @Test("A request says what the contract asks for, and who asks")
  func request() async throws {
    let seen = Mutex("")
    let server = try RawServer { peer in
      let request = peer.readRequest()
      seen.withLock { $0 = request }
      peer.send(Self.answer("200 OK", "", Self.text(Self.beans)))
    }
    let url = server.url.appendingPathComponent("shop")
    let source = NumberService.forTest(url, token: "s3cret").number("beans")
    let save = NumberSave(number: ExactDecimal("0.10"), client: "phone", sequence: 12)
    _ = try await source.save(save, over: EntityTag(store: "b1946ac9", version: 17))
    let request = seen.withLock { $0 }
    #expect(request.hasPrefix("PUT /shop/v1/numbers/beans HTTP/1.1\r\n"))
    #expect(request.contains("\r\nIf-Match: \"b1946ac9.17\"\r\n"))
    #expect(request.contains("\r\nAuthorization: Bearer s3cret\r\n"))
    #expect(request.contains("\r\nContent-Type: application/json\r\n"))
    #expect(request.hasSuffix(#"{"number":"0.10","client":"phone","sequence":12}"#))
  }
}
