import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces a file as a whole: whoever reads it, even after the process was killed, finds the old bytes
/// or the new.
///
/// It does not wait for the disk first: a process may be killed right after a tap, and a disk takes
/// its time. After a loss of power the file is surely what it was when it was last synchronized only
/// where nothing has replaced it since.
enum AtomicFile {
  /// - Returns: Whether it worked. If not, the old file is still there.
  static func replace(_ file: URL, with bytes: [UInt8]) -> Bool {
    let new = file.appendingPathExtension("new")
    return write(bytes, to: new.path) && rename(new.path, file.path) == 0
  }

  /// Brings the file to the disk. A new name in a folder is there only when the folder is.
  ///
  /// - Returns: Whether it is there.
  static func synchronize(_ file: URL) -> Bool {
    synchronize(file.path) && synchronize(file.deletingLastPathComponent().path)
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return writeAll(bytes, to: descriptor)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func synchronize(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}

private func platformWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
