import CPostgreSQL

/// Where a PostgreSQL database is, and as whom to use it.
public struct PostgreSQLAddress: Sendable {
  /// The whole address, with the password if there is one in it.
  let uri: String

  /// The host and the name of the database, for people and logs: no user and no password.
  public let place: String

  /// Reads an address of the form `postgres://user@host:port/database?name=value`, in which
  /// everything may stand that libpq takes, or `postgresql://…`.
  ///
  /// - Returns: `nil` if it is not of this form.
  public init?(_ text: String) {
    guard Self.isMeant(by: text), let options = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        values[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    let host = values["host"] ?? values["hostaddr"] ?? ""
    let port = values["port"].map { ":\($0)" } ?? ""
    uri = text
    place = "postgres://\(host)\(port)/\(values["dbname"] ?? "")"
  }

  /// Whether a text is meant to be such an address, well-formed or not.
  public static func isMeant(by text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }
}
