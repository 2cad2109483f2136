import DesktopTesting
import Foundation
import GTKFixtureProtocol
import TestSupport

/// A program on an accessibility bus of its own, and one who reads it from there.
final class ScreenReader {
  struct Node: Decodable {
    let role: String
    let name: String
    let description: String
    let states: Set<String>
    let text: String?
    let actions: Int
  }

  private struct BusAnswer: Decodable {
    var error: String?
    var nodes: [Node]?
    var descriptions: [String]?
    var acted: Bool?
  }

  private let lines: LineProcess

  /// One program serves many tests, one after the other.
  private nonisolated(unsafe) static var running: LineProcess?

  init(_ page: Page, look: Look = Look()) throws {
    TestWindow.close()
    if Self.running?.isRunning != true { Self.running = try Self.start() }
    lines = Self.running!
    try send(.show(ui: page.ui, look: look))
    try Screen.shared.get().xdotool(
      "search", "--sync", "--onlyvisible", "--name", "^NumberSelect$", "windowfocus")
    try wait("the view is on the bus and has the focus") {
      $0.contains { $0.states.contains("focused") }
    }
  }

  /// Ends the program, so that its window is out of the way.
  static func close() {
    running = nil
  }

  private static func start() throws -> LineProcess {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("bus.py")
    return try LineProcess(
      ["/usr/bin/python3", script.path, Places.program("GTKFixture")],
      environment: Screen.shared.get().environment)
  }

  func send(_ command: Command) throws {
    let answer = try JSONDecoder().decode(
      Answer.self, from: lines.ask(["fixture": JSONEncoder().encode(command)].jsonLine))
    if let error = answer.error { throw HarnessError(error) }
  }

  /// What of the view is on the bus: the number first, then its buttons.
  func nodes() throws -> [Node] {
    let roles = ["spin button", "push button", "image"]
    return try ask("tree", "").nodes?.filter { roles.contains($0.role) } ?? []
  }

  func number() throws -> Node {
    guard let node = try nodes().first(where: { $0.role == "spin button" }) else {
      throw HarnessError("There is no spin button on the bus.")
    }
    return node
  }

  func press(_ name: String) throws {
    guard try ask("act", name).acted == true else { throw HarnessError("\(name) cannot act.") }
  }

  func type(_ text: String, into name: String) throws {
    let command = try JSONEncoder().encode(["type": name, "text": text])
    _ = try answer(command)
  }

  /// The descriptions that the view has had since the last time, as it told them on the bus.
  func descriptions() throws -> [String] {
    try ask("descriptions", "").descriptions ?? []
  }

  @discardableResult
  func wait(_ description: String, until condition: ([Node]) throws -> Bool) throws -> [Node] {
    let deadline = Date(timeIntervalSinceNow: 15)
    while true {
      let nodes = (try? nodes()) ?? []
      if try condition(nodes) { return nodes }
      guard Date() < deadline else {
        throw HarnessError("It never came about that \(description). \(nodes)")
      }
      usleep(20_000)
    }
  }

  private func ask(_ command: String, _ argument: String) throws -> BusAnswer {
    try answer(JSONEncoder().encode([command: argument]))
  }

  private func answer(_ command: Data) throws -> BusAnswer {
    let answer = try JSONDecoder().decode(BusAnswer.self, from: lines.ask(command))
    if let error = answer.error { throw HarnessError(error) }
    return answer
  }
}

extension [String: Data] {
  /// An object of JSON whose values are JSON already.
  fileprivate var jsonLine: Data {
    var line = Data("{".utf8)
    for (index, (key, value)) in enumerated() {
      line.append(Data("\(index == 0 ? "" : ",")\"\(key)\":".utf8))
      line.append(value)
    }
    return line + Data("}".utf8)
  }
}
