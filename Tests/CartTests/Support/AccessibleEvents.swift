import DesktopTesting
import Foundation
import TestSupport

/// Something that assistive technology is told.
struct AccessibleEvent: Decodable, Equatable {
  let kind: String
  let role: String
  let text: String
}

/// Listens to what assistive technology is told, from its making on.
final class AccessibleEvents {
  private let process = Process()
  private let log = FileManager.default.temporaryDirectory
    .appendingPathComponent("events-\(UUID().uuidString)")

  init(environment: [String: String]) throws {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      Places.package.appendingPathComponent("Tests/CartTests/Support/accessible_events.py").path
    ]
    process.environment = environment
    process.standardOutput = try FileHandle(forWritingTo: log)
    try process.start()
    try poll("the listener listens") { try !lines().isEmpty }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: log)
  }

  /// What was told so far, in order.
  func heard() throws -> [AccessibleEvent] {
    try lines().dropFirst().map {
      try JSONDecoder().decode(AccessibleEvent.self, from: Data($0.utf8))
    }
  }

  private func lines() throws -> [Substring] {
    let text = try String(contentsOf: log, encoding: .utf8)
    let end = text.lastIndex(of: "\n") ?? text.startIndex
    return text[..<end].split(separator: "\n")
  }
}
