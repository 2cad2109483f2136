import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces a file as a whole: whoever reads it, even after a crash, finds the old bytes or the new.
enum AtomicFile {
  /// - Parameter durably: Whether the bytes shall have reached the disk.
  /// - Returns: Whether it worked. If not, the old file is still there.
  static func replace(_ file: URL, with bytes: [UInt8], durably: Bool) -> Bool {
    let new = file.appendingPathExtension("new")
    guard write(bytes, to: new.path, durably: durably) else { return false }
    guard rename(new.path, file.path) == 0 else { return false }
    return durably ? synchronize(file.deletingLastPathComponent().path) : true
  }

  private static func write(_ bytes: [UInt8], to path: String, durably: Bool) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { return false }
    return durably ? fsync(descriptor) == 0 : true
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

  /// A new name in a folder is on the disk only when the folder is.
  private static func synchronize(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}

private func platformWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
