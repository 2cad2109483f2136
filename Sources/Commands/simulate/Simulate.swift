import Foundation
import NumberSimulation

@main
struct Simulate {
  static func main() async {
    do {
      let options = try Options([String](CommandLine.arguments.dropFirst()))
      let holds = try await Simulate(options: options).run()
      exit(holds ? 0 : 1)
    } catch let error as Options.Failure {
      Output.complain("simulate: \(error.explanation)\n\(Options.usage)")
      exit(2)
    } catch {
      Output.complain("simulate: \(error)")
      exit(1)
    }
  }

  let options: Options
  let commit: String
  private let cores: Int

  private init(options: Options) {
    self.options = options
    commit = options.commit ?? Commit.name
    cores = options.cores ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// - Returns: Whether everything holds.
  private func run() async throws -> Bool {
    switch options.task {
    case .help: help()
    case .sessions: await runSessions()
    case .trace(let seed): tellStory(seed)
    case .exhaustive: await search()
    case .mutants: await hunt()
    case .store(let store): try runAgainst(store)
    }
  }

  private func help() -> Bool {
    print(Options.usage)
    return true
  }

  private func runSessions() async -> Bool {
    let campaign = Campaign(
      firstSeed: options.firstSeed, sessions: options.sessions ?? 10_000, cores: cores)
    let start = ContinuousClock.now
    let progress = Progress()
    let outcome = await campaign.run { outcome in
      progress.show {
        let done = Table.grouped(Int(outcome.sessions))
        let all = Table.grouped(Int(campaign.sessions))
        return "\(done) of \(all) sessions, \(outcome.violations.count) violations"
      }
    }
    progress.end()
    let report = CampaignReport(
      outcome, of: campaign, commit: commit, seconds: start.duration(to: .now).inSeconds)
    Output.write(report.lines, report, to: options.json)
    return report.holds
  }

  private func tellStory(_ seed: UInt64) -> Bool {
    let session = Session(seed: seed, tellsStory: true)
    for line in session.story?.lines ?? [] { print(line) }
    print("seed \(seed), commit \(commit), \(session.violation == nil ? "all holds" : "VIOLATION")")
    return session.violation == nil
  }

  private func search() async -> Bool {
    let budget = options.budget
    let rows = await withTaskGroup(of: (Move.Edit, SearchReport.Row).self) { group in
      for edit in Move.Edit.allCases {
        group.addTask {
          let start = ContinuousClock.now
          let progress = Progress()
          let search = Search(budget, edit) { search in
            progress.show { "somebody else \(edit.title): \(Table.grouped(search.places)) states" }
          }
          for line in search.story?.lines ?? [] { print(line) }
          return (edit, SearchReport.Row(search, seconds: start.duration(to: .now).inSeconds))
        }
      }
      var rows: [Move.Edit: SearchReport.Row] = [:]
      for await (edit, row) in group { rows[edit] = row }
      return Move.Edit.allCases.compactMap { rows[$0] }
    }
    Progress().end()
    let report = SearchReport(
      rows, within: budget, commit: commit, megabytes: Memory.mostMegabytes)
    Output.write(report.lines, report, to: options.json)
    return report.holds
  }

  private func hunt() async -> Bool {
    let progress = Progress()
    let hunts = await Hunt.all(firstSeed: options.firstSeed, cores: cores) { done in
      progress.show { "\(done) of \(Mutant.all.count) faults" }
    }
    progress.end()
    let report = HuntReport(hunts, commit: commit)
    Output.write(report.lines, report, to: options.json)
    return report.holds
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
