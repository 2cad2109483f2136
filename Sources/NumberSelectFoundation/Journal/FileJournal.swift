import Foundation
import NumberSelect

/// A journal in a file, which is replaced as a whole each time.
///
/// Where several selectors show the same number, in this process or in others, each claims a file
/// of its own: they are devices like any others to each other.
final class FileJournal: NumberJournal, @unchecked Sendable {
  private let folder: URL
  private let key: [UInt8]
  private let queue = DispatchQueue(label: "NumberSelect journal", qos: .userInitiated)
  private var claim: JournalClaim?
  private var isKept = true

  init(folder: URL, key: [UInt8], claim: JournalClaim? = nil) {
    self.folder = folder
    self.key = key
    self.claim = claim
  }

  func open() async -> NumberRecord? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.claimAndRead()) }
    }
  }

  func write(_ record: NumberRecord) {
    queue.async { self.isKept = self.replace(with: record) }
  }

  func synchronize() async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.bringToDisk()) }
    }
  }

  func journalsLeftBehind() async -> [any NumberJournal] {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.claimLeftBehind()) }
    }
  }
}

// On the queue.
extension FileJournal {
  /// Claims a file that nobody else has: one with a choice that waits to be sent, if there is any.
  private func claimAndRead() -> NumberRecord? {
    if let claim { return read(claim.file) }
    try? ProtectedFolder.make(folder)
    let free = claimFree()
    let chosen = free.first { $0.record?.intent != nil } ?? free.first
    claim = chosen?.claim
    return chosen?.record
  }

  private func claimLeftBehind() -> [any NumberJournal] {
    claimFree().filter { $0.record?.intent != nil }
      .map { FileJournal(folder: folder, key: key, claim: $0.claim) }
  }

  /// Every file that nobody else has, and one that is not there yet.
  private func claimFree() -> [(claim: JournalClaim, record: NumberRecord?)] {
    var free: [(claim: JournalClaim, record: NumberRecord?)] = []
    for slot in 0..<Self.mostSlots {
      guard let claim = JournalClaim(folder: folder, name: name(slot)) else { continue }
      free.append((claim, read(claim.file)))
      if !FileManager.default.fileExists(atPath: claim.file.path) { break }
    }
    return free
  }

  private func read(_ file: URL) -> NumberRecord? {
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    return NumberRecord(bytes: Array(bytes), key: key)
  }

  private func replace(with record: NumberRecord) -> Bool {
    guard let claim else { return false }
    return AtomicFile.replace(claim.file, with: record.bytes(key: key))
  }

  private func bringToDisk() -> Bool {
    guard isKept, let claim else { return false }
    return AtomicFile.synchronize(claim.file)
  }

  private static let mostSlots = 64

  /// A name that differs by server, account and number. That the content belongs to them is checked
  /// by the whole key inside.
  private func name(_ slot: Int) -> String {
    String(Fingerprint(of: key).value, radix: 16) + ".\(slot)"
  }
}
