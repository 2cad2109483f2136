import Glibc
import NumberContract

/// Where a server writes what happens: one JSON object a line.
///
/// Every line has `time`, `level` and `event`. Numbers' ids, methods, paths and statuses are logged;
/// bodies, queries and header fields never are.
public struct ServerLog: Sendable {
  /// How much a line matters.
  public enum Level: String, CaseIterable, Sendable {
    /// What happens every day.
    case info
    /// What will pass by itself, if it does.
    case warning
    /// What somebody has to look at.
    case error
  }

  private let least: Level
  private let write: @Sendable ([UInt8]) -> Void

  /// Gives each line, with its line break, to a closure. It may be called on any thread.
  ///
  /// - Parameter least: Lines that matter less are left out.
  public init(from least: Level = .info, _ write: @escaping @Sendable ([UInt8]) -> Void) {
    self.least = least
    self.write = write
  }

  /// Each line in one piece to the standard error stream.
  public static let standardError = standardError(from: .info)

  /// Each line in one piece to the standard error stream; lines that matter less are left out.
  public static func standardError(from least: Level) -> ServerLog {
    ServerLog(from: least) { line in
      _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
  }
}

extension ServerLog.Level: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension ServerLog {
  func line(
    _ level: Level = .info, _ event: String, _ fields: (inout JSONWriter) -> Void = { _ in }
  ) {
    guard level >= least else { return }
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("time")
      writer.string(LogTime.now.description)
      writer.name("level")
      writer.string(level.rawValue)
      writer.name("event")
      writer.string(event)
      fields(&writer)
    }
    write(writer.bytes + [UInt8(ascii: "\n")])
  }
}
