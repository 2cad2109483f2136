import FoundationEssentials
import Glibc
import NumberContract

/// Where a server writes what happens: one JSON object a line.
///
/// Every line has `time`, `level` (`info`, `warning` or `error`) and `event`. Numbers' ids, methods
/// and statuses are logged; bodies and header fields never are.
public struct ServerLog: Sendable {
  enum Level: String {
    case info
    case warning
    case error
  }

  private let write: @Sendable ([UInt8]) -> Void

  /// Gives each line, with its line break, to a closure. It may be called on any thread.
  public init(_ write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
  }

  /// Each line in one piece to the standard error stream.
  public static let standardError = ServerLog { line in
    _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension ServerLog {
  func line(
    _ level: Level = .info, _ event: String, _ fields: (inout JSONWriter) -> Void = { _ in }
  ) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("time")
      writer.string(Date.now.formatted(Self.timeFormat))
      writer.name("level")
      writer.string(level.rawValue)
      writer.name("event")
      writer.string(event)
      fields(&writer)
    }
    write(writer.bytes + [UInt8(ascii: "\n")])
  }

  private static let timeFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
