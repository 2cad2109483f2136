import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import NumberSimulation

/// A number of a real server, reached over HTTP, to which something happens where there is somebody
/// to see that it is there again.
final class HTTPStore: RealStore {
  private let id: String
  private let address: ServerAddress
  private let keeper: ServerKeeper?
  private var connection: HTTPConnection?

  init(id: String, at address: ServerAddress, keeper: ServerKeeper?) {
    self.id = id
    self.address = address
    self.keeper = keeper
  }

  var perils: [StorePeril] { keeper?.perils ?? [] }

  func document() throws(StoreFailure) -> SyncDocument {
    let answer = try insist(on: request("GET", Contract.numbersPath))
    return try read(answer)
  }

  func setRule(_ rule: NumberRule) throws(StoreFailure) {
    let answer = try insist(on: request("PUT", Contract.rulesPath, body: rule.json))
    guard (200..<300).contains(answer.status) else {
      throw StoreFailure("a rule is answered with \(answer.status)")
    }
  }

  func take(_ save: NumberSend, _ blow: StoreBlow?) throws(StoreFailure) -> SaveAnswer {
    if let blow, blow.moment == .beforeRequest { try keeper?.meet(blow.peril) }
    let request = request(
      "PUT", Contract.numbersPath, ["If-Match: \(save.baseTag)"], body: save.save.json)
    let answer = try exchange(request, blow)
    if let blow, blow.moment == .afterAnswer { try keeper?.meet(blow.peril) }
    return try answer.map(read) ?? .lost
  }

  // MARK: Answers

  private func read(_ answer: HTTPAnswer) throws(StoreFailure) -> SyncDocument {
    do throws(NumberSourceError) {
      return try SyncDocument(answer.document(of: id))
    } catch {
      throw StoreFailure("the document is answered with \(answer.status)")
    }
  }

  private func read(_ answer: HTTPAnswer) throws(StoreFailure) -> SaveAnswer {
    let saveAnswer: SaveAnswer
    do throws(NumberSourceError) {
      saveAnswer = .stored(try SyncDocument(answer.document(of: id)))
    } catch {
      saveAnswer = SaveAnswer(error)
    }
    switch saveAnswer {
    case .lost, .rejected: throw StoreFailure("a save is answered with \(answer.status)")
    default: return saveAnswer
    }
  }

  // MARK: Requests

  private func request(
    _ method: String, _ path: String, _ headers: [String] = [], body: Data = Data()
  ) -> [UInt8] {
    let lines =
      ["\(method) \(path)/\(id) HTTP/1.1", "Host: \(address)"] + headers
      + ["Content-Type: \(Contract.documentType)", "Content-Length: \(body.count)", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }

  /// Sends a request again until it is answered.
  private func insist(on request: [UInt8]) throws(StoreFailure) -> HTTPAnswer {
    let deadline = ContinuousClock.now + .seconds(60)
    repeat {
      if let answer = try exchange(request, nil), answer.status < 500 { return answer }
      usleep(1000)
    } while ContinuousClock.now < deadline
    throw StoreFailure("the server at \(address) does not answer")
  }

  /// - Returns: `nil` if nothing came back.
  private func exchange(
    _ request: [UInt8], _ blow: StoreBlow?
  ) throws(StoreFailure) -> HTTPAnswer? {
    keeper?.wait()
    guard let connection = connection ?? (try? HTTPConnection(to: address)) else { return nil }
    self.connection = connection
    keeper?.noteRequest(true)
    defer { keeper?.noteRequest(false) }
    guard (try? connection.send(request)) != nil else { return lose() }
    if let blow, case .during(let microseconds) = blow.moment {
      usleep(UInt32(microseconds))
      try keeper?.meet(blow.peril)
    }
    guard let (status, body) = try? connection.receive() else { return lose() }
    return HTTPAnswer(status: status, retryAfter: nil, body: body)
  }

  private func lose() -> HTTPAnswer? {
    connection = nil
    return nil
  }
}
