import DesktopTesting
import Foundation
import TestSupport

/// An object of a program, as assistive technology sees it.
struct AccessibleObject: Decodable {
  /// The number of its window, in the order in which the windows came.
  let window: Int
  let role: String
  let name: String
  let description: String
  let text: String?
  let isSensitive: Bool
  let x, y, width, height: Int
}

/// Asks what assistive technology sees.
final class AccessibleTree {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      Places.package.appendingPathComponent("Tests/CartTests/Support/accessible_tree.py").path
    ]
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.start()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The objects of a program, outermost first.
  func objects(of program: Program) throws -> [AccessibleObject] {
    try input.fileHandleForWriting.write(
      contentsOf: Data("\(program.processIdentifier)\n".utf8))
    guard let line = try output.fileHandleForReading.readLine() else {
      throw HarnessError("The accessibility bus does not answer.")
    }
    return try JSONDecoder().decode([AccessibleObject].self, from: Data(line.utf8))
  }
}
