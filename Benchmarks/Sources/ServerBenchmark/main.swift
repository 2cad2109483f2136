import Foundation

let parts: [(name: String, run: () throws -> Void)] = [
  ("reading", compareReading),
  ("saving", compareSaving),
  ("postgresql", comparePostgreSQLSaving),
]

do {
  let asked = CommandLine.arguments.dropFirst()
  let unknown = asked.filter { name in !parts.contains { $0.name == name } }
  guard unknown.isEmpty else {
    print("Usage: Benchmarks/run server [\(parts.map(\.name).joined(separator: "|"))]...")
    exit(2)
  }
  for part in parts where asked.isEmpty || asked.contains(part.name) { try part.run() }
} catch {
  print("ServerBenchmark: \(error)")
  exit(1)
}
