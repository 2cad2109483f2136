/// How often something happened, as a report tells it.
package struct CountedEvent: Codable, Equatable, Sendable {
  package let what: String
  package let count: Int
}

extension Tally {
  /// All that is counted, in the order of a report.
  package var events: [CountedEvent] {
    Kind.allCases.map { CountedEvent(what: $0.title, count: self[$0]) }
  }
}
