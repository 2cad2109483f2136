import DesktopTesting
import Foundation
import GTKFixtureProtocol
import Testing

/// A window of the program under test, and the hands of its user.
final class TestWindow {
  enum Part: String {
    case up, down, text, retry
  }

  let screen: Screen
  var expectsWarnings = false
  private let fixture: FixtureProcess

  /// One program serves many windows, one after the other.
  private nonisolated(unsafe) static var running: FixtureProcess?

  init(_ ui: String, look: Look = Look()) throws {
    screen = try Screen.shared.get()
    ScreenReader.close()
    if Self.running?.isRunning != true { Self.running = try FixtureProcess(screen) }
    fixture = Self.running!
    try screen.xdotool(
      "mouseup", 1, "mouseup", 3, "keyup", "Up", "keyup", "Down", "mousemove", 1000, 700)
    try fixture.send(.show(ui: ui, look: look))
    try screen.xdotool(
      "search", "--sync", "--onlyvisible", "--name", "^NumberSelect$", "windowfocus")
    try wait("the window is drawn") { report in
      report.isActive && report.views.values.allSatisfy { $0.width > 0 }
    }
  }

  /// Ends the program, so that its window is out of the way.
  static func close() {
    running = nil
  }

  convenience init(_ page: Page, look: Look = Look()) throws {
    try self.init(page.ui, look: look)
  }

  /// GTK has nothing to complain of, unless a test says so.
  deinit {
    guard !expectsWarnings, let warnings = try? report().warnings, !warnings.isEmpty else { return }
    Issue.record("GTK warns: \(warnings)")
  }

  // MARK: Asking

  func report() throws -> Report {
    guard let report = try fixture.send(.report).report else {
      throw HarnessError("The fixture does not report.")
    }
    return report
  }

  func view(_ id: String = "number") throws -> Report.View {
    try require(report(), id)
  }

  /// What the view told its delegate.
  func told() throws -> [String] {
    try report().log.filter { !$0.contains(" signal ") && !$0.contains(" says ") }
  }

  /// The messages of the view, as its delegate heard of them.
  func said() throws -> [String] {
    try report().log.filter { $0.contains(" says ") }
  }

  /// The properties of all views: default, minimum, maximum, step, current number and base.
  func properties() throws -> [String] {
    try report().views.values.map(\.properties)
  }

  /// Polls until something is so. It fails with what was so instead.
  @discardableResult
  func wait(
    _ description: String, until condition: (Report) throws -> Bool
  ) throws -> Report {
    let deadline = Date(timeIntervalSinceNow: 10)
    while true {
      let report = try report()
      if try condition(report) { return report }
      guard Date() < deadline else {
        throw HarnessError("It never came about that \(description). \(report.summary)")
      }
      usleep(5_000)
    }
  }

  func waitForNumber(_ number: String, in id: String = "number") throws {
    try wait("\(id) is \(number)") { $0.views[id]?.number == number }
  }

  func waitForText(_ text: String, in id: String = "number") throws {
    try wait("the text of \(id) is “\(text)”") { $0.views[id]?.text == text }
  }

  func waitForFocus(_ part: Part, of id: String = "number") throws {
    try wait("\(part) has the focus") { $0.focus == "\(id).\(part)" }
  }

  private func require(_ report: Report, _ id: String) throws -> Report.View {
    guard let view = report.views[id] else { throw HarnessError("There is no view \(id).") }
    return view
  }

  // MARK: The host

  func act(_ action: Action, on id: String = "number") throws {
    try fixture.send(.act(view: id, action))
  }

  func set(_ property: String, of object: String = "number", to value: String) throws {
    try fixture.send(.set(object: object, property: property, value: value))
  }

  func clearLog() throws {
    try fixture.send(.clearLog)
  }

  func bringNetworkBack() throws {
    try fixture.send(.bringNetworkBack)
  }

  func makeAndRelease(_ count: Int) throws {
    try fixture.send(.cycle(count: count))
  }

  /// Gives the focus to an object other than a view.
  func focus(object: String) throws {
    try fixture.send(.focus(object: object))
    try wait("\(object) has the focus") { $0.focus == object }
  }

  // MARK: The user

  /// Moves the pointer until the part knows of it. A part that is off does not show whether it does.
  func move(to part: Part, of id: String = "number") throws {
    try wait("the pointer is over \(part)") { report in
      guard let part = report.views[id]?.parts[part.rawValue] else { return false }
      if part.isHovered { return true }
      try move(to: part.bounds)
      return !part.isSensitive
    }
  }

  private func move(to bounds: Bounds) throws {
    try screen.xdotool(
      "mousemove", Int(bounds.x + bounds.width / 2), Int(bounds.y + bounds.height / 2))
  }

  func moveAway() throws {
    try screen.xdotool("mousemove", 380, 280)
  }

  func click(_ part: Part, of id: String = "number", times: Int = 1) throws {
    try move(to: part, of: id)
    for _ in 0..<times { try screen.xdotool("click", 1) }
  }

  func press(_ part: Part, of id: String = "number", button: Int = 1) throws {
    try move(to: part, of: id)
    try screen.xdotool("mousedown", button)
  }

  func release(button: Int = 1) throws {
    try screen.xdotool("mouseup", button)
  }

  func waitForPressToEnd(in id: String = "number") throws {
    try wait("the press has ended") { $0.views[id]?.pressed == nil }
  }

  func loseWindowFocus() throws {
    try screen.xdotool("search", "--name", "^Elsewhere$", "windowfocus")
    try wait("the window has lost the keyboard") { !$0.isActive }
  }

  func key(_ names: String...) throws {
    for name in names { try screen.xdotool("key", name) }
  }

  func type(_ text: String) throws {
    try screen.xdotool("type", "--delay", 1, text)
  }

  /// Turns the wheel over a part, a notch each time.
  func turnWheel(up: Bool, times: Int = 1, over part: Part, of id: String = "number") throws {
    try move(to: part, of: id)
    for _ in 0..<times { try screen.xdotool("click", up ? 4 : 5) }
  }
}

extension Report {
  /// What matters when a test fails.
  fileprivate var summary: String {
    let views = views.map { "\($0): \($1.number), “\($1.text)”, \($1.classes), \($1.activity)" }
    return "\(views) focus: \(focus ?? "none"), scrolled: \(scrolled), log: \(log.suffix(8))"
  }
}
