import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The right to one journal file, which only one selector in one process can have. The system takes
/// it back when the process ends, however it ends.
final class JournalClaim {
  /// The journal's file, which may not exist yet.
  let file: URL

  private let lock: CInt

  /// - Returns: `nil` if somebody else has the claim, or if the folder cannot be written to.
  init?(folder: URL, name: String) {
    file = folder.appendingPathComponent(name + ".journal")
    let path = folder.appendingPathComponent(name + ".lock").path
    lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return nil
    }
  }

  deinit {
    if lock >= 0 { close(lock) }
  }
}
