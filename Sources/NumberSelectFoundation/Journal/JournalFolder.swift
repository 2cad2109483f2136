public import Foundation

/// A folder of journals, one small file for each server, account and number.
public struct JournalFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// A folder of one's own. It is made when the first journal is opened.
  ///
  /// Each journal that is in use holds a lock on a file there. iOS ends an app that goes to sleep with
  /// a lock in a folder that it shares with other apps or with extensions, as an app group's is, so
  /// there the folder has to be the app's alone.
  public init(_ url: URL) {
    self.url = url
  }

  /// The folder of this app: in Application Support on Apple's systems, in `$XDG_STATE_HOME`
  /// (`~/.local/state`) elsewhere.
  public static var standard: JournalFolder {
    JournalFolder(stateFolder.appendingPathComponent("NumberSelect", isDirectory: true))
  }

  /// The journal of a number.
  ///
  /// - Parameters:
  ///   - server: The address of the server.
  ///   - account: Whose number it is; empty if the server knows only one account.
  ///   - number: The number's name.
  public func journal(server: URL, account: String, number: String) -> any NumberJournal {
    let key = [server.absoluteString, account, number].joined(separator: "\n")
    return FileJournal(folder: url, key: Array(key.utf8))
  }

  private static var stateFolder: URL {
    #if canImport(Darwin)
      let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      return folders.first ?? FileManager.default.temporaryDirectory
    #else
      let environment = ProcessInfo.processInfo.environment
      let home = FileManager.default.homeDirectoryForCurrentUser
      let state =
        environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        ?? home.appendingPathComponent(".local/state", isDirectory: true)
      return state.appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
    #endif
  }
}
