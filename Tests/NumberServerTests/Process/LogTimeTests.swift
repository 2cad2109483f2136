import Foundation
import Testing

@testable import NumberServer

@Suite("The time of a line in the log")
struct LogTimeTests {
  @Test(
    "is told in UTC to the millisecond",
    arguments: [
      (0, 0, "1970-01-01T00:00:00.000Z"),
      (951_782_400, 7, "2000-02-29T00:00:00.007Z"),
      (1_798_761_599, 999, "2026-12-31T23:59:59.999Z"),
      (253_402_300_799, 42, "9999-12-31T23:59:59.042Z"),
    ])
  func text(seconds: Int, milliseconds: Int, text: String) {
    #expect(LogTime(seconds: seconds, milliseconds: milliseconds).description == text)
  }

  @Test("is the present one")
  func now() throws {
    let before = Date.now
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let time = try Date(LogTime.now.description, strategy: style)
    #expect(before.timeIntervalSince(time) < 0.002 && time <= Date.now)
  }
}
