@preconcurrency import Glibc

/// The last one takes minutes and much of the disk, and only runs if it is asked for.
let parts: [(name: String, run: () throws -> Void)] = [
  ("reading", compareReading),
  ("saving", compareSaving),
  ("postgresql", comparePostgreSQLSaving),
  ("streams", measureStreams),
  ("growth", measureGrowth),
]

setvbuf(stdout, nil, _IOLBF, 0)
if let subscription = Subscription(arguments: CommandLine.arguments) { subscription.run() }

do {
  let asked = CommandLine.arguments.dropFirst()
  let unknown = asked.filter { name in !parts.contains { $0.name == name } }
  guard unknown.isEmpty else {
    print("Usage: Benchmarks/run server [\(parts.map(\.name).joined(separator: "|"))]...")
    exit(2)
  }
  let chosen = asked.isEmpty ? parts.dropLast().map(\.name) : Array(asked)
  for part in parts where chosen.contains(part.name) { try part.run() }
} catch {
  print("ServerBenchmark: \(error)")
  exit(1)
}
