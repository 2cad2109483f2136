import Foundation

/// Two things that are measured in turns, so that whatever else the machine does concerns both.
struct Comparison {
  let title: String
  let peer: String
  let aim: Double
  var rounds = 9

  /// - Parameters:
  ///   - ours: How much ours does in a second.
  ///   - theirs: How much the peer does in a second.
  func run(ours: (_ round: Int) throws -> Double, theirs: (_ round: Int) throws -> Double) throws {
    print("\n\(title), against \(peer)")
    print("round          ours/s       theirs/s")
    var pairs: [(ours: Double, theirs: Double)] = []
    for round in 1...rounds {
      pairs.append((try ours(round), try theirs(round)))
      print(row("\(round)", pairs.last!))
    }
    let medians = (middle(pairs.map(\.ours)), middle(pairs.map(\.theirs)))
    print(row("median", medians))
    print("ratio of the medians  \(text(medians.0 / medians.1))", terminator: "")
    print(
      ", median of the ratios  \(text(middle(pairs.map { $0.ours / $0.theirs })))", terminator: "")
    print("  (aim: \(text(aim)) or better)")
  }

  private func row(_ title: String, _ pair: (Double, Double)) -> String {
    title.padding(toLength: 8, withPad: " ", startingAt: 0)
      + String(format: "%13.0f  %13.0f", pair.0, pair.1)
  }

  private func text(_ ratio: Double) -> String { String(format: "%.2f", ratio) }
}

func middle(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
