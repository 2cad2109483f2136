import Foundation
import FoundationNetworking
import NumberSelectFoundation

extension NumberService {
  /// A client with connections of its own, so that tests at the same time do not wait for each
  /// other, and with enough time for a busy machine.
  static func forTest(
    _ url: URL, token: String? = nil, timeout: Int = 30,
    journals: JournalFolder = JournalFolder(FileManager.default.temporaryDirectory)
  ) -> NumberService {
    NumberService(
      url: url, token: token, timeout: timeout, journals: journals,
      session: URLSession(configuration: .ephemeral))
  }
}
