import DesktopTesting
import Foundation
import GTKFixtureProtocol
import TestSupport

/// The program under test, with its window.
final class FixtureProcess {
  private let lines: LineProcess

  init(_ screen: Screen) throws {
    lines = try LineProcess(
      [Places.program("GTKFixture")],
      environment: screen.environment.merging(["GTK_A11Y": "none"]) { $1 })
  }

  var isRunning: Bool { lines.isRunning }

  @discardableResult
  func send(_ command: Command) throws -> Answer {
    let answer = try JSONDecoder().decode(
      Answer.self, from: lines.ask(JSONEncoder().encode(command)))
    if let error = answer.error { throw HarnessError(error) }
    return answer
  }
}
