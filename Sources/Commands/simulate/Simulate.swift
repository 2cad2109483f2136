import NumberSimulation

@main
struct Simulate {
  static func main() {
    let args = CommandLine.arguments
    if args.count > 2, args[1] == "--seed", let seed = UInt64(args[2]) {
      let session = Session(seed: seed, tellsStory: true)
      for line in session.story?.lines ?? [] { print(line) }
      return
    }
    let clock = ContinuousClock()
    let start = clock.now
    var tally = Tally()
    let count = args.count > 1 ? Int(args[1]) ?? 1000 : 1000
    var found: [String: (Int, UInt64)] = [:]
    for seed in 1...UInt64(count) {
      let session = Session(seed: seed)
      tally.add(session.tally)
      if let violation = session.violation {
        let old = found[violation.invariant] ?? (0, seed)
        found[violation.invariant] = (old.0 + 1, old.1)
      }
    }
    let time = clock.now - start
    print(time, Double(count) / (Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)))
    for kind in Tally.Kind.allCases { print(kind.title, tally[kind]) }
    for (name, (n, seed)) in found { print("VIOLATION", name, n, "first seed", seed) }
  }
}
