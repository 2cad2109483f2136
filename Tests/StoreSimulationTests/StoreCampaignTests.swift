import ChildProcesses
import Foundation
import TestSupport
import Testing

@testable import StoreSimulation

@Suite(.serialized) struct StoreCampaignTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func keeper(_ database: KeptDatabase? = nil) throws -> ServerKeeper {
    try ServerKeeper(
      program: Places.program("number-server"),
      database: database ?? KeptDatabase(at: folder.path("numbers.sqlite")), folder: folder.url)
  }

  private func run(_ campaign: StoreCampaign) -> StoreReport {
    StoreReport(
      campaign.run { _ in }, of: campaign, database: "a test", commit: "a test", seconds: 0)
  }

  @Test("A server that is killed with many requests under way loses no save and stores none twice")
  func killedServer() throws {
    let keeper = try keeper()
    let report = run(
      StoreCampaign(
        firstSeed: 1, sessions: .max / 2, width: 8, quota: .init(kills: 8), keeper: keeper,
        address: keeper.address))
    #expect(report.violations == [])
    #expect(report.kills >= 8)
    #expect(report.mostRequestsUnderWayAtAKill > 1)
    #expect(report.holds)
  }

  @Test("A server that loses its database, or the connections with it, loses no save either")
  func droppedConnections() throws {
    let postgreSQL = try TemporaryPostgreSQL(
      script: Places.package.appending(path: "script/postgresql").path)
    let keeper = try keeper(KeptDatabase(postgreSQL))
    let report = run(
      StoreCampaign(
        firstSeed: 1, sessions: .max / 2, width: 8,
        quota: .init(kills: 2, drops: 8, restarts: 1), keeper: keeper, address: keeper.address))
    #expect(report.violations == [])
    #expect(report.drops >= 8 && report.restarts >= 1)
    #expect(report.droppedConnections > report.drops)
    #expect(report.busyDroppedConnections > 0)
    #expect(report.holds)
  }

  @Test("A server that runs already is left alive")
  func runningServer() throws {
    let keeper = try keeper()
    let report = run(
      StoreCampaign(
        firstSeed: 1, sessions: 30, width: 4, quota: nil, keeper: nil, address: keeper.address))
    #expect(report.violations == [])
    #expect(report.sessions == 30)
    #expect(keeper.counted.kills == 0)
  }

  @Test("Fewer kills than were asked for are a failure")
  func tooFewKills() throws {
    let keeper = try keeper()
    let report = run(
      StoreCampaign(
        firstSeed: 1, sessions: 1, width: 1, quota: .init(kills: 50), keeper: keeper,
        address: keeper.address))
    #expect(report.violations == [])
    #expect(!report.holds)
  }

  @Test("A server that does not start is told with what it said")
  func serverThatDoesNotStart() {
    let folder = folder.url
    #expect {
      _ = try ServerKeeper(
        program: "/bin/false", database: KeptDatabase(at: ""), folder: folder)
    } throws: {
      "\($0)".contains("/bin/false does not start")
    }
  }

  @Test(
    "An address is read",
    arguments: [
      ("http://127.0.0.1:8080", ServerAddress(host: "127.0.0.1", port: 8080)),
      ("http://[::1]:8080/", ServerAddress(host: "::1", port: 8080)),
      ("http://localhost", ServerAddress(host: "localhost", port: 80)),
      ("https://localhost", nil), ("localhost:80", nil), ("http://localhost/numbers", nil),
    ])
  func address(_ text: String, _ address: ServerAddress?) {
    #expect(ServerAddress(url: text) == address)
  }
}
