import NumberSimulation

/// What `simulate` is asked to do.
struct Options {
  enum Task {
    case sessions
    case trace(seed: UInt64)
    case exhaustive
    case mutants
    case store(Store)
    case help
  }

  /// The real server of sessions that have one.
  enum Store {
    /// One that runs already and is left alive.
    case running(url: String)
    /// One that is started here, killed and started again.
    case started(program: String)
  }

  static let usage = """
    usage: simulate [--sessions N] [--first-seed S]   many sessions, each from its own seed
           simulate --seed S --trace                  the story of one session
           simulate --exhaustive                      every order of a few events
           simulate --mutants                         faults that have to be found
           simulate --store URL                       sessions against a running number-server
                                                      (one with --open; their numbers stay there)
           simulate --server PROGRAM [--kills N]      sessions against a number-server that is
                                                      started here, killed and started again;
                                                      where its database is a PostgreSQL, the
                                                      connections between them are dropped as well
    options: --cores N     how many sessions run at once (default: all cores)
             --acts N      the most acts of users in the exhaustive search (default: 4)
             --sends N     the most saves sent in it (default: 3)
             --database D  the database of that server (default: a SQLite file that is deleted)
             --postgresql SCRIPT  its database is a PostgreSQL that script/postgresql starts,
                           and that crashes now and then
             --kills N     no session begins after N kills, and fewer are a failure
             --drops N     the same for drops of all connections with its database
             --restarts N  the same for crashes of its database
             --at-once N   how many sessions a server has at once (default: 8)
             --json FILE   the results as JSON, "-" for the standard output
             --commit NAME what to call this build in the results (default: asks git)
             --help        show this
    Exits with 0 only if everything holds, with 2 if it is called wrongly.
    """

  struct Failure: Error {
    let explanation: String
  }

  var task = Task.sessions
  var sessions: UInt64?
  var firstSeed: UInt64 = 1
  var cores: Int?
  var database: String?
  var postgreSQLScript: String?
  var kills: Int?
  var drops: Int?
  var restarts: Int?
  var atOnce = 8
  var budget = Crossroads.Budget()
  var json: String?
  var commit: String?

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var seed: UInt64?
    var isTrace = false
    while let option = rest.popFirst() {
      switch option {
      case "--sessions": sessions = try Self.number(option, &rest)
      case "--first-seed": firstSeed = try Self.number(option, &rest)
      case "--seed": seed = try Self.number(option, &rest)
      case "--trace": isTrace = true
      case "--exhaustive": task = .exhaustive
      case "--mutants": task = .mutants
      case "--help", "-h":
        task = .help
        return
      case "--store": task = .store(.running(url: try Self.value(option, &rest)))
      case "--server": task = .store(.started(program: try Self.value(option, &rest)))
      case "--database": database = try Self.value(option, &rest)
      case "--postgresql": postgreSQLScript = try Self.value(option, &rest)
      case "--kills": kills = Int(try Self.number(option, &rest))
      case "--drops": drops = Int(try Self.number(option, &rest))
      case "--restarts": restarts = Int(try Self.number(option, &rest))
      case "--at-once": atOnce = Int(try Self.number(option, &rest))
      case "--cores": cores = Int(try Self.number(option, &rest))
      case "--acts": budget.acts = Int(try Self.number(option, &rest))
      case "--sends": budget.sends = Int(try Self.number(option, &rest))
      case "--json": json = try Self.value(option, &rest)
      case "--commit": commit = try Self.value(option, &rest)
      default: throw Failure(explanation: "\(option) is not known")
      }
    }
    guard isTrace == (seed != nil) else {
      throw Failure(explanation: "--seed and --trace go together")
    }
    if let seed { task = .trace(seed: seed) }
    try checkStore()
  }

  private func checkStore() throws(Failure) {
    let isPlain = kills == nil && drops == nil && database == nil && postgreSQLScript == nil
    guard isServerStarted || isPlain else {
      throw Failure(
        explanation: "--database, --postgresql, --kills, --drops and --restarts go with --server")
    }
    guard database == nil || postgreSQLScript == nil else {
      throw Failure(explanation: "there is only one of --database and --postgresql")
    }
    guard drops == nil || postgreSQLScript != nil || database?.hasPrefix("postgres") == true else {
      throw Failure(explanation: "--drops goes with a PostgreSQL")
    }
    guard restarts == nil || postgreSQLScript != nil else {
      throw Failure(explanation: "--restarts goes with --postgresql")
    }
  }

  private var isServerStarted: Bool {
    if case .store(.started) = task { true } else { false }
  }

  private static func value(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst() else {
      throw Failure(explanation: "\(option) needs a value")
    }
    return value
  }

  private static func number(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> UInt64 {
    let value = try value(option, &rest)
    guard let number = UInt64(value), number <= UInt64(Int.max) else {
      throw Failure(explanation: "\(option) needs a whole number, not \(value)")
    }
    return number
  }
}
