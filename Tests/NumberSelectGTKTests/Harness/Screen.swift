import Foundation

/// A display of its own for the tests, with a pointer and a keyboard.
///
/// It goes when the test process does, however that ends. It goes by SIGKILL: a process started
/// from a thread of Swift's blocks the gentler signals.
final class Screen: Sendable {
  static let shared = Result { try Screen() }

  let name: String
  private let server: Process
  private let lifeline: Pipe

  private init() throws {
    let output = Pipe()
    lifeline = Pipe()
    server = Process()
    server.executableURL = URL(fileURLWithPath: "/bin/sh")
    server.arguments = [
      "-c",
      """
      Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>&1 >/dev/null 2>&1 <&- &
      read line
      kill -KILL $!
      """,
    ]
    server.standardInput = lifeline
    server.standardOutput = output
    try server.run()
    var number = Data()
    while number.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw HarnessError("Xvfb does not start.") }
      number.append(more)
    }
    name = ":" + String(decoding: number, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The environment of a program on this display.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["LC_ALL"] = "C.UTF-8"
    environment["GTK_THEME"] = nil
    environment["GTK_IM_MODULE"] = nil
    return environment
  }

  /// Does something with pointer or keyboard.
  func xdotool(_ arguments: Any...) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["timeout", "-s", "KILL", "10", "xdotool"] + arguments.map { "\($0)" }
    tool.environment = environment
    tool.standardOutput = FileHandle.nullDevice
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else {
      throw HarnessError("xdotool \(arguments) failed.")
    }
  }
}

struct HarnessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
