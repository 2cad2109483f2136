import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("The order of checks")
struct SaveOutcomeTests {
  /// Version 7 of a number from 1 to 10, chosen as 3 by sequence 5 of client a.
  static let present = NumberDocument(
    id: "tea", number: 3, version: 7, writer: .init(client: "a", sequence: 5), store: "s",
    rule: NumberRule(minimum: 1, maximum: 10))

  enum Verdict: Equatable {
    case repeated, sequenceUsed, conditionMissing, stale, refused, saved
  }

  struct Row: CustomTestStringConvertible {
    let number: ExactDecimal?
    let sequence: Int
    let condition: String?
    let verdict: Verdict
    let testDescription: String
  }

  static func row(
    _ number: ExactDecimal?, _ sequence: Int, _ condition: String?, _ verdict: Verdict,
    _ story: String
  ) -> Row {
    Row(
      number: number, sequence: sequence, condition: condition, verdict: verdict,
      testDescription: story)
  }

  @Test(
    "a save is judged by its sequence, then its condition, then the rule",
    arguments: [
      row(3, 5, "\"s.6\"", .repeated, "the same pair again, though its base is stale"),
      row(ExactDecimal("3.0"), 5, nil, .repeated, "the same pair, written with another digit"),
      row(4, 5, "\"s.7\"", .sequenceUsed, "the same sequence with another number"),
      row(nil, 5, "\"s.7\"", .sequenceUsed, "the same sequence with no number"),
      row(3, 4, "\"s.7\"", .sequenceUsed, "a sequence below the last"),
      row(99, 4, nil, .sequenceUsed, "sequence comes before condition and rule"),
      row(4, 6, nil, .conditionMissing, "no condition"),
      row(99, 6, nil, .conditionMissing, "condition comes before the rule"),
      row(4, 6, "\"s.6\"", .stale, "an older version"),
      row(4, 6, "\"s.8\"", .stale, "a version that is still to come"),
      row(4, 6, "\"t.7\"", .stale, "C12: the version of another store"),
      row(99, 6, "\"s.6\"", .stale, "stale comes before the rule"),
      row(nil, 6, "\"s.6\"", .stale, "forgetting needs the present base as well"),
      row(0, 6, "\"s.7\"", .refused, "S28: below the minimum"),
      row(11, 6, "\"s.7\"", .refused, "S34: above the maximum"),
      row(ExactDecimal("1.5"), 6, "\"s.7\"", .refused, "S30: beside the grid"),
      row(3, 6, "\"s.7\"", .saved, "the number it is already, as a new act"),
      row(4, 6, "\"s.7\"", .saved, "an allowed number"),
      row(4, 900, "*", .saved, "whatever the document is"),
      row(nil, 6, "\"s.7\"", .saved, "S40: forgetting the choice"),
    ])
  func judged(row: Row) throws {
    let outcome = SaveOutcome.judge(
      NumberSave(number: row.number, client: "a", sequence: row.sequence), over: Self.present,
      if: row.condition.flatMap(EntityTagCondition.init(header:)),
      after: RememberedSave(sequence: 5, number: 3))
    switch (row.verdict, outcome) {
    case (.repeated, .repeated(Self.present)), (.sequenceUsed, .sequenceUsed(Self.present)),
      (.conditionMissing, .conditionMissing), (.stale, .stale(Self.present)),
      (.refused, .refused(Self.present)):
      break
    case (.saved, .saved(let saved)):
      var expected = Self.present
      expected.number = row.number
      expected.version = 8
      expected.writer = .init(client: "a", sequence: row.sequence)
      #expect(saved == expected)
    default:
      Issue.record("\(outcome)")
    }
  }

  @Test("S40: a line that is sold out can be given up, and nothing else")
  func soldOut() {
    var soldOut = Self.present
    soldOut.rule = NumberRule(minimum: 0, maximum: 0)
    func judge(_ number: ExactDecimal?) -> SaveOutcome {
      SaveOutcome.judge(
        NumberSave(number: number, client: "b", sequence: 1), over: soldOut, if: .any, after: nil)
    }
    #expect(judge(3) == .refused(soldOut))
    for number in [nil, ExactDecimal.zero] {
      guard case .saved = judge(number) else {
        Issue.record("not saved")
        continue
      }
    }
  }
}
