import Foundation

/// A folder that is there as long as somebody holds this.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("number-select-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where a file of this name is, or would be.
  package func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  package func path(_ name: String) -> String {
    file(name).path
  }

  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: file(name))
    return path(name)
  }
}
