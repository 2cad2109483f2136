import Foundation

/// A display of its own for the tests, with a pointer and a keyboard.
public final class Screen: Sendable {
  /// The one that the tests of one suite use one after the other.
  public static let shared = Result { try Screen() }

  public let name: String
  private let server: Companion

  /// The display stays the same when its last program has gone and the next comes.
  public init() throws {
    server = try Companion(
      "Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp -noreset 3>&1 >/dev/null")
    name = ":\(server.greeting)"
  }

  /// The environment of a program on this display.
  public var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["LC_ALL"] = "C.UTF-8"
    environment["GTK_THEME"] = nil
    environment["GTK_IM_MODULE"] = nil
    return environment
  }

  /// Does something with pointer, keyboard or windows.
  ///
  /// - Returns: The lines that xdotool writes.
  @discardableResult
  public func xdotool(_ arguments: Any...) throws -> [String] {
    try run("xdotool", arguments)
  }

  /// How bright a rectangle of the screen is, from 0 for black to 1 for white.
  public func brightness(x: Int, y: Int, width: Int, height: Int) throws -> Double {
    let crop = "\(width)x\(height)+\(x)+\(y)"
    let options: [Any] = [
      "-window", "root", "-crop", crop, "-colorspace", "Gray", "-format", "%[fx:mean]", "info:",
    ]
    return try run("import", options).first.flatMap(Double.init) ?? -1
  }

  /// Takes a picture of the whole screen, as a PNG file.
  public func takePicture(to file: URL) throws {
    try run("import", ["-window", "root", file.path])
  }

  @discardableResult
  private func run(_ tool: String, _ arguments: [Any]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "-s", "KILL", "10", tool] + arguments.map { "\($0)" }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.start()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw HarnessError("\(tool) \(arguments) failed.")
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Why a test could not do what it wanted to.
public struct HarnessError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
