/// Writes figures in Prometheus' text format, version 0.0.4.
struct PrometheusText {
  enum Kind: String {
    case counter
    case gauge
    case histogram
  }

  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var bytes: [UInt8] = []

  /// Begins figures of one name. Their samples have to follow.
  mutating func family(_ kind: Kind, _ name: String, _ help: String) {
    write("# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n")
  }

  mutating func sample(_ name: String, _ labels: [String: String] = [:], value: Int) {
    write("\(name)\(braced(labels)) \(value)\n")
  }

  /// A time, which is written in seconds as Prometheus wants it.
  mutating func sample(
    _ name: String, _ labels: [String: String] = [:], seconds nanoseconds: UInt64
  ) {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: 9 - digits.count)
    write("\(name)\(braced(labels)) \(whole).\(zeros)\(digits)\n")
  }

  /// The values of labels are words of this program and need no escaping.
  private func braced(_ labels: [String: String]) -> String {
    guard !labels.isEmpty else { return "" }
    let pairs = labels.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
    return "{\(pairs.joined(separator: ","))}"
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
