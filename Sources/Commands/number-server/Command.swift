import CommandOptions
import Foundation
import NumberServer

/// What the command line asks for.
enum Command {
  case showHelp
  case showVersion
  case serve(ServerProcess)
  case token(TokenCommand)
  case file(FileCommand)

  static let help = """
    Serves numbers: their rules, and what people chose.

    Usage: number-server [options]
           number-server token create NAME [--role administrator|service] [--database DATABASE]
           number-server token list [--database DATABASE]
           number-server token revoke NAME [--database DATABASE]
           number-server backup DATABASE FILE
           number-server restore FILE DATABASE
           number-server check DATABASE

    The first serves. A token lets its bearer set rules (administrator), or read any owner's numbers
    and act for owners (service); it is shown once. The last three are for files of SQLite:
    a backup may be made while a server uses the database.

      --listen HOST:PORT  where to listen (127.0.0.1:8080); port 0 takes a free one,
                          and the first log line tells which
      --database FILE     the SQLite database, made if it is not there (numbers.sqlite), or the
                          address of a PostgreSQL database (postgres://user@host/name); an
                          address with a password stands better in the environment's
                          NUMBER_SERVER_DATABASE
      --load FILE         a JSON list of objects with an id and a rule, to be set at the start
      --pages DIRECTORY   files to show besides the numbers, index.html at /; may be given again
      --admin-token FILE  a file with the token that may set rules; else the environment's
                          NUMBER_SERVER_ADMIN_TOKEN, else nobody may
      --open              no sessions: everybody is one owner and may set rules (for one machine);
                          it is asked as localhost, by an address, or by a host of --allow-origin
      --session-days N    after how many days without use a session ends, and with it an anonymous
                          owner's numbers (30; 0 for never)
      --stream-seconds N  how long a stream of events goes on; its client opens another one (300)
      --restored          the database was put back from a backup: versions counted from here on
                          are told from those that were given out before
    \(ServerProcess.networkHelp)
    \(ServerProcess.operationHelp)
      --help              show this
      --version           show the version

    It writes one JSON object a line to the standard error stream, and stops on SIGTERM or Ctrl-C.
    """

  init(arguments: some Sequence<String>) throws(UsageError) {
    var words = ArgumentWords(arguments)
    switch words.first {
    case "token"?:
      _ = words.next()
      self = .token(try TokenCommand(&words))
    case let verb? where ["backup", "restore", "check"].contains(verb):
      _ = words.next()
      self = .file(try FileCommand(verb, &words))
    default:
      self = try Self.serving(&words)
    }
  }

  private static func serving(_ words: inout ArgumentWords) throws(UsageError) -> Command {
    var process = ServerProcess(
      address: ListenAddress("127.0.0.1:8080")!, database: try environmentDatabase())
    var (isOpen, tokenPath) = (false, String?.none)
    process.limits.requestsPerAddress = 200
    process.limits.requestsPerSession = 50
    process.limits.sessionsPerAddress = 5
    while let option = words.next() {
      switch option {
      case "--help", "-h":
        return .showHelp
      case "--version":
        return .showVersion
      case "--listen":
        process.address = try words.value(of: option, "HOST:PORT", as: ListenAddress.init)
      case "--database": process.database = try readDatabase(words.value(of: option), from: option)
      case "--load": process.ruleFilePath = try words.value(of: option)
      case "--pages": process.pageDirectories.append(try words.value(of: option))
      case "--admin-token": tokenPath = try words.value(of: option)
      case "--open": isOpen = true
      case "--session-days":
        process.limits.sessionDays = try words.count(of: option, from: 0)
      case "--stream-seconds": process.limits.streamSeconds = try words.count(of: option)
      case "--restored": process.isRestored = true
      default:
        if try process.takeNetworkOption(option, &words) { continue }
        if try process.takeOperationOption(option, &words) { continue }
        throw UsageError("unknown option \(option)")
      }
    }
    process.access = try access(isOpen: isOpen, tokenPath: tokenPath)
    return .serve(process)
  }

  private static func access(isOpen: Bool, tokenPath: String?) throws(UsageError) -> Access {
    guard let tokenPath else {
      return isOpen ? .open : .sessions(administrator: try environmentAdminToken())
    }
    if isOpen {
      throw UsageError("--open lets everybody set rules, --admin-token only one: take one")
    }
    return .sessions(administrator: try adminToken(in: tokenPath))
  }
}

func environmentDatabase() throws(UsageError) -> Database {
  let name = "NUMBER_SERVER_DATABASE"
  guard let text = ProcessInfo.processInfo.environment[name] else {
    return .sqlite(path: "numbers.sqlite")
  }
  return try readDatabase(text, from: name)
}

/// The text itself may have a password in it, so no message repeats it.
func readDatabase(_ text: String, from place: String) throws(UsageError) -> Database {
  guard let database = Database(text) else {
    throw UsageError("what \(place) says is not an address of a PostgreSQL database")
  }
  return database
}

private func environmentAdminToken() throws(UsageError) -> TokenHash? {
  let name = "NUMBER_SERVER_ADMIN_TOKEN"
  guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
  return try hash(text, from: name)
}

private func adminToken(in path: String) throws(UsageError) -> TokenHash {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw UsageError("cannot read \(path)")
  }
  return try hash(text, from: path)
}

private func hash(_ text: String, from place: String) throws(UsageError) -> TokenHash {
  guard let token = Token(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    throw UsageError("the token in \(place) has to have 16 to 1024 bytes")
  }
  return token.hash
}
