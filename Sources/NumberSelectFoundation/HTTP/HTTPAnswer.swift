import Foundation
import NumberContract

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server answered.
package struct HTTPAnswer: Sendable {
  package let status: Int
  package let retryAfter: Int?
  package let body: Data

  package init(status: Int, retryAfter: Int?, body: Data) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }

  var isSuccess: Bool { (200..<300).contains(status) }

  /// The document of the number that was asked for.
  package func document(of id: String) throws(NumberSourceError) -> NumberDocument {
    guard status == 200 else { throw failure(for: id) }
    do throws(ContractError) {
      let document = try NumberDocument(json: body)
      if document.id == id { return document }
    } catch {
      throw .unexpectedAnswer(reason: error.description)
    }
    throw .aboutAnotherNumber
  }

  /// Why the answer is not the document of the number that was asked for.
  private func failure(for id: String) -> NumberSourceError {
    let problem = try? Problem(json: body)
    if let document = problem?.document, document.id != id { return .aboutAnotherNumber }
    return failure(problem)
  }

  /// Why the answer is not what was asked for.
  var failure: NumberSourceError { failure(try? Problem(json: body)) }

  private func failure(_ problem: Problem?) -> NumberSourceError {
    switch (status, problem?.document) {
    case (409, let document?): .clientInUse(document)
    case (412, let document?): .conflict(document)
    case (422, let document?): .refused(document)
    case (408, _), (429, _), (500..., _): .unavailable(status: status, retryAfter: retryAfter)
    case (400..., _): .rejected(status: status, reason: reason(problem))
    default: .unexpectedAnswer(reason: "The server answered with status \(status).")
    }
  }

  private func reason(_ problem: Problem?) -> String {
    problem?.detail ?? problem?.title ?? "The server answered with status \(status)."
  }
}

extension NumberSourceError {
  fileprivate static var aboutAnotherNumber: NumberSourceError {
    .unexpectedAnswer(reason: "The answer is about another number.")
  }
}

extension HTTPAnswer {
  init(_ response: HTTPURLResponse, body: Data?) {
    status = response.statusCode
    retryAfter = response.secondsToWait
    self.body = body ?? Data()
  }
}

extension HTTPURLResponse {
  /// What `Retry-After` says, be it seconds or a date by the server's clock.
  fileprivate var secondsToWait: Int? {
    guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
    if let seconds = Int(text) { return seconds }
    guard let date = DateFormatter.http.date(from: text) else { return nil }
    let now = value(forHTTPHeaderField: "Date").flatMap(DateFormatter.http.date) ?? Date()
    return Int(date.timeIntervalSince(now))
  }
}

extension DateFormatter {
  /// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
  fileprivate static var http: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter
  }
}
