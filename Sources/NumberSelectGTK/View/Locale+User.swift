import CGTK
public import Foundation
import NumberSelectFoundation

// Foundation on Linux does not read the user's settings: there `Locale.current` is always the same.
extension Locale {
  /// How the user wants numbers to be written, by `LC_ALL`, `LC_NUMERIC` or `LANG`.
  public static var userNumbers: Locale {
    let variables = ["LC_ALL", "LC_NUMERIC", "LANG"]
    let environment = ProcessInfo.processInfo.environment
    let name = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Locale(posixName: name ?? "C")
  }

  /// The language that the user reads, by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`.
  public static var userLanguage: Locale {
    let names = g_get_language_names()
    return Locale(posixName: names?.pointee.map { String(cString: $0) } ?? "C")
  }

  /// The locale of a name such as `de_AT.UTF-8@euro`. Without a language it is English.
  init(posixName name: String) {
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    self.init(identifier: ["", "C", "POSIX"].contains(identifier) ? "en_001" : identifier)
  }
}

extension NumberLanguage {
  /// The language of the user, as it was when the first view was made.
  @MainActor static let user = of(.userNumbers, texts: .userLanguage)
}
