import NumberSelect
import Testing

@Suite("What a rule allows")
struct AllowedNumbersTests {
  /// `0...10 by 3` and the like, read from text; `nil` as maximum is no end.
  private func allowed(
    _ minimum: String, _ maximum: String?, by increment: String,
    from base: NumberRule.IncrementBase = .minimum
  ) throws -> AllowedNumbers {
    try AllowedNumbers(
      NumberRule(
        minimum: exact(minimum), maximum: maximum.map { try exact($0) },
        increment: exact(increment),
        incrementBase: base))
  }

  private func walk(_ allowed: AllowedNumbers, _ direction: Direction, from start: String) throws
    -> [String]
  {
    var number = try exact(start)
    var way: [String] = []
    while let next = allowed.next(direction, from: number), way.count < 1000 {
      way.append(next.description)
      number = next
    }
    return way
  }

  @Test("From outside the range one press leads to the nearest allowed number")
  func outside() throws {
    let pieces = try allowed("1", "10", by: "1")
    #expect(pieces.next(.down, from: 15) == 10)
    #expect(pieces.next(.up, from: 15) == nil)
    #expect(pieces.next(.up, from: -3) == 1)
    #expect(pieces.next(.down, from: -3) == nil)
  }

  @Test("Between two grid numbers one press leads to the next one in its direction")
  func between() throws {
    let threes = try allowed("0", "10", by: "3")
    #expect(threes.next(.up, from: 4) == 6)
    #expect(threes.next(.down, from: 4) == 3)
    #expect(!threes.contains(4))
    #expect(threes.contains(9))
  }

  @Test("I11: on a grid + is off at 9 of 10 by threes; without a grid the last step lands on 10")
  func overshoot() throws {
    let grid = try allowed("0", "10", by: "3")
    #expect(try walk(grid, .up, from: "0") == ["3", "6", "9"])
    #expect(grid.highest == 9)
    let free = try allowed("0", "10", by: "3", from: .none)
    #expect(try walk(free, .up, from: "0") == ["3", "6", "9", "10"])
    #expect(try walk(free, .down, from: "10") == ["7", "4", "1", "0"])
    #expect(free.highest == 10)
  }

  @Test("I10: the bounds are reached exactly, in both directions")
  func boundsAreReached() throws {
    let tenths = try allowed("0.80", "1.20", by: "0.01")
    #expect(try walk(tenths, .up, from: "0.80").last == "1.2")
    #expect(try walk(tenths, .down, from: "1.20").last == "0.8")
  }

  @Test("I29: 0.80 to 1.20 by 0.01 are forty steps")
  func fortySteps() throws {
    #expect(try walk(allowed("0.80", "1.20", by: "0.01"), .up, from: "0.8").count == 40)
  }

  @Test("I12: if minimum and maximum are the same there is no step")
  func oneNumber() throws {
    let one = try allowed("5", "5", by: "1")
    #expect(one.next(.up, from: 5) == nil)
    #expect(one.next(.down, from: 5) == nil)
    #expect(one.next(.down, from: 8) == 5)
    #expect(one.next(.up, from: 2) == 5)
    #expect(one.contains(5))
  }

  @Test("W26, I28, I30: a step of 0.1 never gets stuck and never gains digits")
  func tenths() throws {
    let way = try walk(allowed("0", "100", by: "0.1"), .up, from: "0")
    #expect(way.count == 1000)
    #expect(way[2] == "0.3")
    #expect(way[50] == "5.1")
    #expect(way.allSatisfy { $0.count <= 4 })
  }

  @Test("W25, W27: 40.1 and 502 are reached as they are written")
  func exactSteps() throws {
    let tenths = try allowed("0", nil, by: "0.1")
    #expect(tenths.next(.up, from: 40)?.description == "40.1")
    let cents = try allowed("0", nil, by: "0.01")
    #expect(try cents.next(.up, from: exact("501.98"), times: 2)?.description == "502")
  }

  @Test("W28: a decimal step from a number off the grid leads onto the grid and goes on")
  func decimalGrid() throws {
    let grid = try allowed("0.1", "1", by: "0.2")
    #expect(try walk(grid, .up, from: "0.15") == ["0.3", "0.5", "0.7", "0.9"])
  }

  @Test("W29, W30: the smallest increment that there is moves the number")
  func tinyIncrement() throws {
    let tiny = try allowed("0", nil, by: "0.000000000000000001")
    #expect(tiny.next(.up, from: 0)?.description == "0.000000000000000001")
    let fine = try allowed("0", nil, by: "0.0000001")
    #expect(try fine.next(.down, from: exact("0.0000003"))?.description == "0.0000002")
  }

  @Test("W31, W32: large numbers step exactly, and the way ends where they no longer fit")
  func largeNumbers() throws {
    let whole = try allowed("0", nil, by: "1")
    #expect(
      try whole.next(.up, from: exact("12345678901234567"))?.description == "12345678901234568")
    let last = ExactDecimal(Int(Int64.max))
    #expect(whole.next(.up, from: last) == nil)
    #expect(whole.next(.down, from: last)?.description == "9223372036854775806")
    #expect(whole.highest == nil)
  }

  @Test("Without a grid too, a bound is reached though a whole step would not fit")
  func boundBeyondOverflow() throws {
    let free = try allowed("0", "9223372036854775807", by: "5", from: .none)
    #expect(try free.next(.up, from: exact("9223372036854775805")) == ExactDecimal(Int.max))
    let huge = try allowed("0.1", "0.64", by: "922337203685477580.7", from: .none)
    #expect(try huge.next(.up, from: exact("0.11"))?.description == "0.64")
    #expect(try huge.next(.down, from: exact("0.11"))?.description == "0.1")
    let open = try allowed("0", nil, by: "5", from: .none)
    #expect(try open.next(.up, from: exact("9223372036854775805")) == nil)
  }

  @Test("W46, S30: the base says where the grid starts")
  func bases() throws {
    #expect(try walk(allowed("1", "31", by: "10"), .up, from: "1") == ["11", "21", "31"])
    let shop = try allowed("1", "31", by: "10", from: .zero)
    #expect(try walk(shop, .up, from: "1") == ["10", "20", "30"])
    #expect(shop.lowest == 10)
    let any = try allowed("1", "31", by: "10", from: .none)
    #expect(try any.contains(exact("7.25")))
    #expect(any.next(.up, from: 7) == 17)
  }

  @Test("W47: from 18.98 a step of 1 leads to 19, and from 8 by threes there is a way to 9")
  func offGrid() throws {
    #expect(try allowed("0", nil, by: "1").next(.up, from: exact("18.98")) == 19)
    let threes = try allowed("0", "10", by: "3")
    #expect(threes.next(.up, from: 8) == 9)
  }

  @Test("G27, W24: 25.8 and 3.99 step without noise")
  func noNoise() throws {
    let tenths = try allowed("0", nil, by: "0.1")
    #expect(try tenths.next(.up, from: exact("25.8"))?.description == "25.9")
    let cents = try allowed("0", nil, by: "0.01")
    #expect(try cents.next(.down, from: exact("3.99"))?.description == "3.98")
  }

  @Test("S52: halves are multiples of a tenth, and no sum of fractions is rounded")
  func fractions() throws {
    #expect(try allowed("0", nil, by: "0.1").contains(exact("0.5")))
    #expect(try exact("0.009").adding(exact("0.25"))?.description == "0.259")
    let thousandths = try allowed("0", nil, by: "0.001", from: .none)
    #expect(try thousandths.next(.up, from: exact("5.284"))?.description == "5.285")
  }

  @Test("The nearest allowed number of two equally close ones is the higher")
  func nearest() throws {
    let boxes = try allowed("50", "150", by: "25")
    #expect(try boxes.nearest(to: exact("62.5")) == 75)
    #expect(try boxes.nearest(to: exact("62.49")) == 50)
    #expect(boxes.nearest(to: -9) == 50)
    #expect(boxes.nearest(to: 900) == 150)
    #expect(try allowed("-3", "3", by: "2").nearest(to: -2) == -1)
    #expect(try allowed("0", "10", by: "3").nearest(to: 10) == 9)
  }

  @Test("If no number is allowed there is no step and no nearest number")
  func nothing() throws {
    let nothing = try allowed("1", "9", by: "10", from: .zero)
    #expect(nothing.lowest == nil)
    #expect(nothing.highest == nil)
    #expect(nothing.nearest(to: 5) == nil)
    #expect(nothing.next(.up, from: 0) == nil)
    #expect(nothing.next(.down, from: 20) == nil)
    #expect(!nothing.contains(5))
  }

  @Test("Several presses end at the last number that can be reached")
  func severalPresses() throws {
    let threes = try allowed("0", "10", by: "3")
    #expect(threes.next(.up, from: 0, times: 2) == 6)
    #expect(threes.next(.up, from: 0, times: 99) == 9)
    #expect(threes.next(.up, from: 9, times: 2) == nil)
    #expect(threes.next(.up, from: 0, times: 0) == nil)
    #expect(threes.next(.up, from: 0, times: -1) == nil)
  }
}
