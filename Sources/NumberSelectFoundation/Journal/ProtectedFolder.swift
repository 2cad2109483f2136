import Foundation

/// A folder that only this user can read, that is encrypted while a phone has not been unlocked
/// since it was started, and that stays out of backups: a client name that came back from a backup
/// would be used by two devices.
enum ProtectedFolder {
  static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: attributes)
    #if canImport(Darwin)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      var folder = folder
      try folder.setResourceValues(values)
    #endif
  }

  private static var attributes: [FileAttributeKey: Any] {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      [
        .posixPermissions: 0o700,
        .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication,
      ]
    #else
      [.posixPermissions: 0o700]
    #endif
  }
}
