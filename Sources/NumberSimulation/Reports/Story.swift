import NumberSelect

/// What happened, for people to read.
package struct Story: Equatable, Sendable {
  package private(set) var lines: [String] = []

  package init() {}

  mutating func add(_ line: String, at now: Milliseconds) {
    if line.isEmpty { return }
    let fraction = String(now % 1000 + 1000).dropFirst()
    let whole = String(now / 1000)
    let indent = String(repeating: " ", count: max(0, 5 - whole.count))
    lines.append("\(indent)\(whole).\(fraction)  \(line)")
  }
}
