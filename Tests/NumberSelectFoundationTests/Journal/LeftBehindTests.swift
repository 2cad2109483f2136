import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

/// A scripted source whose journals are files.
private struct FiledSource: NumberSource {
  let script: ScriptedSource
  let folder: JournalFolder

  func load() async throws(NumberSourceError) -> NumberDocument { try await script.load() }

  func save(
    _ save: NumberSave, over base: EntityTag
  ) async throws(NumberSourceError) -> NumberDocument {
    try await script.save(save, over: base)
  }

  func makeJournal() -> any NumberJournal {
    folder.journal(
      server: URL(string: "http://127.0.0.1") ?? folder.url, account: "", number: "beans")
  }
}

@MainActor
@Suite("Choices left behind")
final class LeftBehindTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("left-behind-\(UUID().uuidString)")
  private let clock = HandClock()
  private let face = RecordingFace()
  private let source: FiledSource

  init() {
    source = FiledSource(script: ScriptedSource(), folder: JournalFolder(url))
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The record of a window in which a number was chosen over 3 when the app ended.
  private func record(choosing number: ExactDecimal) async throws -> NumberRecord {
    let window = await BoundSelector(3)
    window.controller.send(.numberSet(number))
    return try #require(window.controller.selector.record)
  }

  /// Two windows showed the number when the app ended. In the first one 5 was chosen, in the second
  /// one 4.
  private func closeTwoWindows() async throws {
    let windows = [source.makeJournal(), source.makeJournal()]
    for journal in windows { _ = await journal.open() }
    windows[0].write(try await record(choosing: 5))
    windows[1].write(try await record(choosing: 4))
    for journal in windows { _ = await journal.synchronize() }
  }

  /// One window shows the number again, and its own choice has arrived.
  private func openOneWindow() async throws -> NumberSelectController {
    let controller = NumberSelectController(clock: clock)
    controller.face = face
    controller.bind(to: source)
    let save = try #require(await source.script.nextRequest()?.save)
    #expect(save.number == 5)
    await source.script.answer(.success(document(5, version: 2, writer: save.writer)))
    return controller
  }

  /// What waits in journals that nobody has.
  private func choicesLeft() async -> Int {
    await source.makeJournal().journalsLeftBehind().count
  }

  @Test("What was chosen in a window that is gone is sent when another one shows the number")
  func leftBehind() async throws {
    try await closeTwoWindows()
    let controller = try await openOneWindow()
    let request = try #require(await source.script.nextRequest())
    #expect(request.save?.number == 4)
    #expect(request.base == document(3).entityTag)
    await source.script.answer(.success(document(4, version: 3, writer: request.save?.writer)))
    for _ in 0..<100 where await choicesLeft() > 0 { await settled() }
    #expect(await choicesLeft() == 0)
    #expect(controller.activity == .idle)
  }

  @Test("If it has to yield, the user of the window that is there is told")
  func yieldingChoice() async throws {
    try await closeTwoWindows()
    let controller = try await openOneWindow()
    #expect(await source.script.nextRequest()?.save?.number == 4)
    _ = face.heard
    let writer = NumberDocument.Writer(client: "desk", sequence: 1)
    await source.script.answer(.failure(.conflict(document(5, version: 2, writer: writer))))
    var heard: [String] = []
    #expect(
      await comesAbout {
        heard += face.heard
        return !heard.isEmpty
      })
    #expect(heard == ["gave up 4: restored"])
    #expect(controller.selector.number == 5)
  }

  @Test("What a window that is there has chosen is left to it")
  func windowThatIsThere() async throws {
    try await closeTwoWindows()
    let other = source.makeJournal()
    #expect(await other.open()?.intent?.choice == .number(5))
    #expect(await source.makeJournal().journalsLeftBehind().count == 1)
    let second = source.makeJournal()
    #expect(await second.open()?.intent?.choice == .number(4))
    #expect(await choicesLeft() == 0)
    withExtendedLifetime((other, second)) {}
  }
}
