import Foundation

/// What the system knows of its sockets, for whoever asks why a connection did not come about.
struct Sockets: CustomStringConvertible {
  let description: String

  /// - Parameter port: Where a server should listen.
  init(of port: UInt16) {
    let table = (try? String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)) ?? ""
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
      .filter { $0.count > 4 }
    let states = Dictionary(grouping: rows) { Self.states[String($0[3])] ?? String($0[3]) }
      .mapValues(\.count)
    let ours = String(format: ":%04X", Int(port))
    let listener = rows.first { $0[1].hasSuffix(ours) && $0[3] == "0A" }
    let waiting = listener.flatMap { Int($0[4].split(separator: ":")[1], radix: 16) }
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let listening = waiting.map { "listens with \($0) waiting" } ?? "does not listen"
    description =
      "Port \(port) \(listening); sockets of this system: \(states); "
      + "descriptors of this process: \(descriptors.count)"
  }

  private static let states = [
    "01": "established", "02": "SYN sent", "03": "SYN received", "04": "FIN wait 1",
    "05": "FIN wait 2", "06": "time wait", "07": "closed", "08": "close wait", "09": "last ACK",
    "0A": "listening", "0B": "closing",
  ]
}
