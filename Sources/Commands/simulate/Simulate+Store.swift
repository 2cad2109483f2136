import Foundation
import NumberSimulation

#if canImport(StoreSimulation)
  import ChildProcesses
  import StoreSimulation

  extension Simulate {
    /// Runs sessions against a real server.
    func runAgainst(_ store: Options.Store) throws -> Bool {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("simulate-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      switch store {
      case .running(let url):
        guard let address = ServerAddress(url: url) else {
          throw Options.Failure(explanation: "\(url) is not http://HOST:PORT")
        }
        return run(campaign(at: address, keeper: nil), on: url)
      case .started(let program):
        let (database, title) = try database(in: folder)
        let keeper = try ServerKeeper(program: program, database: database, folder: folder)
        return run(campaign(at: keeper.address, keeper: keeper), on: title)
      }
    }

    private func database(in folder: URL) throws -> (KeptDatabase, title: String) {
      if let script = options.postgreSQLScript {
        return (KeptDatabase(try TemporaryPostgreSQL(script: script)), "a new PostgreSQL")
      }
      if let database = options.database { return (KeptDatabase(at: database), database) }
      let file = folder.appendingPathComponent("numbers.sqlite").path
      return (KeptDatabase(at: file), "a new SQLite database")
    }

    private func campaign(at address: ServerAddress, keeper: ServerKeeper?) -> StoreCampaign {
      StoreCampaign(
        firstSeed: options.firstSeed,
        sessions: options.sessions ?? (quota == nil ? 200 : .max / 2),
        width: options.atOnce, quota: quota, keeper: keeper, address: address)
    }

    private var quota: StoreCampaign.Quota? {
      guard options.kills ?? options.drops ?? options.restarts != nil else { return nil }
      return StoreCampaign.Quota(
        kills: options.kills ?? 0, drops: options.drops ?? 0, restarts: options.restarts ?? 0)
    }

    private func run(_ campaign: StoreCampaign, on database: String) -> Bool {
      let start = ContinuousClock.now
      let progress = Progress()
      let outcome = campaign.run { outcome in
        progress.show { "\(outcome.sessions) sessions, \(outcome.counted.kills) kills" }
      }
      progress.end()
      let report = StoreReport(
        outcome, of: campaign, database: database, commit: commit,
        seconds: start.duration(to: .now).inSeconds)
      Output.write(report.lines, report, to: options.json)
      return report.holds
    }
  }
#else
  extension Simulate {
    func runAgainst(_ store: Options.Store) throws -> Bool {
      throw Options.Failure(explanation: "there is no number-server on this system")
    }
  }
#endif
