import FoundationEssentials
import Glibc

/// A process that does nothing but serve numbers, until it is asked to stop.
public struct ServerProcess: Sendable {
  /// Where to listen.
  public var address: ListenAddress

  /// Where the numbers are kept.
  public var database: Database

  /// Whether the database was put back from a backup, so that its store takes a new name.
  public var isRestored: Bool

  /// A ``RuleFile`` whose rules are set at the start.
  public var ruleFilePath: String?

  /// Who may do what.
  public var access: Access

  /// Directories whose files are shown as ``Pages``.
  public var pageDirectories: [String] = []

  /// What is taken from clients.
  public var limits = ServerLimits()

  /// How it meets the network, but for the certificate.
  public var network = NetworkPolicy()

  /// The file of the certificate to speak TLS with, as PEM. Without it the server speaks plain HTTP.
  public var certificatePath: String?

  /// The file of the certificate's key, as PEM: either both are given or neither.
  public var keyPath: String?

  /// Where to tell figures, if anywhere.
  public var metricsAddress: ListenAddress?

  /// Whether each request is told to the log, with the address of who asks.
  public var logsRequests = false

  /// How much a line has to matter to stand in the log.
  public var logLevel = ServerLog.Level.info

  /// For how long it goes on when it is asked to stop, so that nobody sends it anything any more
  /// when it does.
  public var drainSeconds = 0

  /// A process that does nothing until it is told to ``run()``.
  public init(
    address: ListenAddress, database: Database, isRestored: Bool = false,
    ruleFilePath: String? = nil, access: Access = .sessions(administrator: nil)
  ) {
    self.access = access
    self.address = address
    self.database = database
    self.isRestored = isRestored
    self.ruleFilePath = ruleFilePath
  }

  /// Serves until SIGTERM or SIGINT, then finishes what has begun. A second signal ends it at once.
  ///
  /// It has to be called from the main thread, before any other thread is started.
  public func run() throws(StartError) {
    signal(SIGPIPE, SIG_IGN)
    let signals = StopSignals()
    let log = ServerLog.standardError(from: logLevel)
    let rules = try readRules()
    let pages = try readPages()
    let network = try provenNetwork()
    let store = try open()
    let changes = try set(rules, in: store)
    let server = try listen(store, pages, network, log)
    if ruleFilePath != nil { log.loaded(changes) }
    log.stopping(by: signals.wait())
    server.announceStop()
    sleep(UInt32(drainSeconds))
    server.stop()
    store.close()
    log.line(.info, "stopped")
  }

  /// Why a server did not start, for a person.
  public struct StartError: Error, CustomStringConvertible {
    /// The reason, on one line.
    public let description: String
  }

  private func readRules() throws(StartError) -> [IdentifiedRule] {
    guard let ruleFilePath else { return [] }
    do {
      let text = try Data(contentsOf: URL(filePath: ruleFilePath))
      return try RuleFile(json: text).rules
    } catch let error as RuleFile.Fault {
      throw StartError(description: "cannot load \(ruleFilePath): \(error)")
    } catch {
      throw StartError(description: "cannot read \(ruleFilePath)")
    }
  }

  private func readPages() throws(StartError) -> Pages {
    do {
      return try Pages(directories: pageDirectories)
    } catch {
      throw StartError(description: error.description)
    }
  }

  private func open() throws(StartError) -> any NumberStore {
    do {
      return try database.open(isRestored: isRestored)
    } catch {
      throw StartError(description: "cannot open \(database): \(error)")
    }
  }

  private func set(
    _ rules: [IdentifiedRule], in store: any NumberStore
  ) throws(StartError) -> [RuleChange] {
    do {
      return try store.waiting { $0.setRules(rules, completion: $1) }
    } catch {
      throw StartError(description: "cannot write \(database): \(error)")
    }
  }

  private func listen(
    _ store: any NumberStore, _ pages: Pages, _ network: NetworkPolicy, _ log: ServerLog
  ) throws(StartError) -> HTTPServer {
    do {
      return try HTTPServer(
        on: address, store: store, access: access, pages: pages, network: network,
        limits: usedLimits, metricsAddress: metricsAddress, logsRequests: logsRequests, log: log)
    } catch {
      throw StartError(description: error.description)
    }
  }
}

extension ServerProcess {
  private func provenNetwork() throws(StartError) -> NetworkPolicy {
    var network = network
    switch (certificatePath, keyPath) {
    case (nil, nil): break
    case (let certificatePath?, let keyPath?):
      do {
        network.certificate = try TLSCertificate(
          certificatePath: certificatePath, keyPath: keyPath)
      } catch {
        throw StartError(description: error.description)
      }
    default: throw StartError(description: "a certificate and its key belong together")
    }
    return network
  }

  /// On one machine that everybody shares nobody is held back.
  private var usedLimits: ServerLimits {
    var limits = limits
    if case .open = access {
      limits.requestsPerAddress = 0
      limits.requestsPerSession = 0
      limits.sessionsPerAddress = 0
    }
    return limits
  }
}

extension ServerLog {
  fileprivate func loaded(_ changes: [RuleChange]) {
    line(.info, "loaded") { writer in
      writer.name("added")
      writer.integer(changes.count { $0 == .added })
      writer.name("changed")
      writer.integer(changes.count { $0 == .changed })
      writer.name("unchanged")
      writer.integer(changes.count { $0 == .unchanged })
    }
  }

  fileprivate func stopping(by signal: Int32) {
    line(.info, "stopping") { writer in
      writer.name("signal")
      writer.string(signal == SIGINT ? "SIGINT" : "SIGTERM")
    }
  }
}
