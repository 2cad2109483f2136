import CommandOptions
import NumberServer

/// What the command line asks for.
enum Command {
  case showHelp
  case showVersion
  case serve(ServerProcess)

  static let help = """
    Serves numbers: their rules, and what people chose.

    Usage: number-server [options]

      --listen HOST:PORT  where to listen (127.0.0.1:8080); port 0 takes a free one,
                          and the first log line tells which
      --database FILE     the SQLite database, made if it is not there (numbers.sqlite)
      --load FILE         a JSON list of objects with an id and a rule, to be set at the start
      --restored          the database was put back from a backup: versions counted from here on
                          are told from those that were given out before
      --help              show this
      --version           show the version

    It writes one JSON object a line to the standard error stream, and stops on SIGTERM or Ctrl-C.
    """

  init(arguments: some Sequence<String>) throws(UsageError) {
    var process = ServerProcess(
      address: ListenAddress("127.0.0.1:8080")!, databasePath: "numbers.sqlite")
    var words = ArgumentWords(arguments)
    while let option = words.next() {
      switch option {
      case "--help", "-h":
        self = .showHelp
        return
      case "--version":
        self = .showVersion
        return
      case "--listen":
        let text = try words.value(of: option)
        guard let address = ListenAddress(text) else {
          throw UsageError("\"\(text)\" is not HOST:PORT")
        }
        process.address = address
      case "--database": process.databasePath = try words.value(of: option)
      case "--load": process.ruleFilePath = try words.value(of: option)
      case "--restored": process.isRestored = true
      default: throw UsageError("unknown option \(option)")
      }
    }
    self = .serve(process)
  }
}
