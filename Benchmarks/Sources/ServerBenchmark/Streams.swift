import Foundation
import NumberContract
import NumberServer

/// How long it takes until all subscribers have heard of a save, and what that costs the server.
func measureStreams() throws {
  print("\nstreams of events of one number, SQLite")
  print("subscribers   s to open   ms until all have heard   µs of CPU for each   KiB for each")
  for count in [1, 1_000, 10_000] {
    try withFolder { folder in try measureStreams(count, in: folder) }
  }
}

private func measureStreams(_ count: Int, in folder: URL) throws {
  var limits = ServerLimits()
  limits.connections = count + 1_000
  limits.connectionsPerAddress = limits.connections
  limits.streams = count
  let bench = try Bench(in: folder, limits: limits) {
    try SQLiteStore(path: $0.path("numbers.sqlite"))
  }
  defer { bench.close() }
  try bench.setRules(1)
  let (memory, beginning) = (residentMemory(), ContinuousClock.now)
  let subscribers = try Subscribers(count, port: bench.port, path: "/v1/events?id=line-0")
  try subscribers.wait(for: "\"version\":1")
  let opening = (ContinuousClock.now - beginning) / .seconds(1)
  let memoryForEach = (residentMemory() - memory) * 1_024 / Double(count)
  var seconds: [Double] = []
  var processor: [Double] = []
  for sequence in 1...21 {
    let (start, processorStart) = (ContinuousClock.now, Processor.now.own)
    let save = NumberSave(number: .init(1 + sequence % 9), client: "load", sequence: sequence)
    _ = try bench.save(save, to: "line-0")
    try subscribers.wait(for: "\"sequence\":\(sequence)}")
    seconds.append((ContinuousClock.now - start) / .milliseconds(1))
    processor.append((Processor.now.own - processorStart) * 1e6 / Double(count))
  }
  print(
    String(
      format: "%11d   %9.2f   %23.1f   %18.1f   %12.1f", count, opening, middle(seconds),
      middle(processor), memoryForEach))
}
