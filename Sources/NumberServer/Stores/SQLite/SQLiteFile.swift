import FoundationEssentials
import Glibc
import NumberContract
import NumberSelect

/// The file of an SQLite database, as those who run a server handle it: while a server uses it, or
/// not.
public struct SQLiteFile: Sendable {
  private let path: String

  /// - Parameter path: The file. Nothing is opened before it is asked for.
  public init(path: String) {
    self.path = path
  }

  /// Writes a copy of one moment, in which nothing is missing that was answered before. A server may
  /// go on with the database meanwhile.
  ///
  /// - Parameter target: a file that does not exist. It is there only when it is whole and on the disk.
  public func backUp(to target: String) throws(StoreError) {
    try copy(to: target) { _ throws(StoreError) in }
  }

  /// Makes a database of a backup. Its store takes a new name, because versions that it is going to
  /// count may have been given out before.
  ///
  /// - Parameter target: a file that does not exist.
  public func restore(to target: String) throws(StoreError) {
    let faults = try self.faults()
    if let fault = faults.first { throw .failed("the backup is damaged: \(fault)") }
    try copy(to: target) { copy throws(StoreError) in
      try SQLiteSchema.prepare(copy)
      try SQLiteSchema.rename(copy)
      copy.checkpoint()
    }
  }

  /// Looks at all that is kept.
  ///
  /// - Returns: What is wrong, a sentence each; nothing if all is well.
  public func faults() throws(StoreError) -> [String] {
    let connection = try open(path)
    return try connection.trying { () throws(StoreError) in
      try SQLiteCheck(connection).faults()
    }
  }

  private func open(_ path: String) throws(StoreError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, mayCreate: false)
    try SQLiteSchema.check(connection)
    return connection
  }

  private func copy(
    to target: String, finish: (SQLiteConnection) throws(StoreError) -> Void
  ) throws(StoreError) {
    for suffix in ["", "-wal", "-shm"] where access(target + suffix, F_OK) == 0 {
      throw .failed("\(target)\(suffix) exists already")
    }
    let unfinished = target + ".unfinished"
    unlink(unfinished)
    defer { unlink(unfinished) }
    let source = try open(path)
    try source.prepare("VACUUM INTO ?1").run(.text(unfinished))
    withExtendedLifetime(source) {}
    try finish(open(unfinished))
    try bringToDisk(unfinished)
    guard link(unfinished, target) == 0 else { throw .lastFailure(of: target) }
    try bringToDisk(URL(filePath: target).deletingLastPathComponent().path)
  }

  private func bringToDisk(_ path: String) throws(StoreError) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .lastFailure(of: path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .lastFailure(of: path) }
  }
}

extension StoreError {
  fileprivate static func lastFailure(of path: String) -> StoreError {
    .unavailable("\(path): \(String(cString: strerror(errno)))")
  }
}
