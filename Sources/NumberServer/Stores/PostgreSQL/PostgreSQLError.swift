import CPostgreSQL

/// What went wrong between a store and its database.
struct PostgreSQLError: Error {
  enum Kind {
    /// The connection is of no use any more. With another one it may work.
    case lost
    /// Others were in the way. Right after it may work.
    case contended
    /// The database cannot do it at present, because its disk is full, say.
    case unavailable
    /// It will not work another time either.
    case failed
  }

  let kind: Kind
  let reason: String

  init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// The error that a statement was answered with.
  init(_ result: OpaquePointer?) {
    let state = cpq_sqlstate(result).map { String(cString: $0) } ?? ""
    let message = String(cString: PQresultErrorMessage(result)).onOneLine
    self.init(Self.kind(of: state), state.isEmpty ? message : "\(message) (SQLSTATE \(state))")
  }

  /// What a client hears of it.
  var storeError: StoreError {
    kind == .failed ? .failed(reason) : .unavailable(reason)
  }

  /// The kind of an SQLSTATE, which is empty if the client itself noticed that something is wrong.
  private static func kind(of state: String) -> Kind {
    switch state {
    case "":
      return .lost
    // A server that stops, starts, or is only a copy of another one; a connection that the server
    // gave up; and a statement that the connection should know but does not.
    case "57P01", "57P02", "57P03", "57P05", "25006", "25P03", "26000", "0A000":
      return .lost
    case "40001", "40003", "40P01", "55P03", "57014":
      return .contended
    default:
      return switch state.prefix(2) {
      case "08": .lost
      case "53", "58": .unavailable
      default: .failed
      }
    }
  }
}

extension String {
  /// The text without its line breaks: libpq's messages have several lines.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
