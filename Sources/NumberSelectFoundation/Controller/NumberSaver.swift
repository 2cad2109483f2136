import Foundation
import NumberContract
import NumberSelect

/// Brings the choices of one selector to its source: one request at a time, the newest choice last.
@MainActor
final class NumberSaver {
  /// Told of what the source says.
  var tell: (@MainActor (NumberEvent) -> Void)?

  /// Told of how it goes.
  var report: (@MainActor (NumberActivity) -> Void)?

  private let source: any NumberSource
  private let clock: any NumberClock
  private lazy var alarm = clock.makeAlarm { [weak self] in self?.start() }
  private var document: NumberDocument?
  private var waiting: NumberChoice?
  private var attempt: NumberSave?
  private var writer = newWriter()
  private var isRunning = false
  private var failures = 0

  init(source: any NumberSource, clock: any NumberClock) {
    self.source = source
    self.clock = clock
  }

  /// Loads the number, again if it was loaded before.
  func load() {
    document = nil
    start()
  }

  /// Saves a choice as soon as those before it are settled. It replaces one that still waits.
  func save(_ choice: NumberChoice) {
    waiting = choice
    start()
  }

  /// Does at once what waits for a later time.
  func retry() {
    failures = 0
    start()
  }

  private func start() {
    guard !isRunning else { return }
    isRunning = true
    alarm.set(nil)
    Task { await run() }
  }

  private func run() async {
    do throws(NumberSourceError) {
      try await settleAll()
      isRunning = false
      failures = 0
      report?(.idle)
    } catch {
      isRunning = false
      fail(error)
    }
  }

  private func settleAll() async throws(NumberSourceError) {
    var conflicts = 0
    while true {
      let base = try await currentDocument()
      guard let save = nextSave() else { return }
      report?(.saving)
      do throws(NumberSourceError) {
        try await settle(save, over: base)
      } catch .conflict(let newer) {
        take(newer)
        conflicts += 1
        if conflicts == Self.mostConflicts { throw .conflict(newer) }
      }
    }
  }

  private func currentDocument() async throws(NumberSourceError) -> NumberDocument {
    if let document { return document }
    report?(.loading)
    let loaded = try await source.load()
    take(loaded)
    return loaded
  }

  private func take(_ newer: NumberDocument) {
    document = newer
    tell?(.loaded(NumberOnSource(newer)))
  }

  /// The newest choice, or the one whose outcome is not known: the very same save again, so that it
  /// counts once even if it had arrived.
  private func nextSave() -> NumberSave? {
    guard let choice = waiting else { return attempt }
    waiting = nil
    writer.sequence += 1
    attempt = NumberSave(number: choice.number, writer: writer)
    return attempt
  }

  private func settle(
    _ save: NumberSave, over base: NumberDocument
  ) async throws(NumberSourceError) {
    do throws(NumberSourceError) {
      let saved = try await source.save(save, over: base)
      attempt = nil
      document = saved
      tell?(.saved(NumberChoice(save), NumberOnSource(saved)))
    } catch .refused(let newer) {
      attempt = nil
      document = newer
      tell?(.saveRefused(NumberOnSource(newer)))
    } catch .clientInUse(let newer) {
      attempt = nil
      waiting = waiting ?? NumberChoice(save)
      writer = Self.newWriter()
      throw .conflict(newer)
    }
  }

  private func fail(_ error: NumberSourceError) {
    if document == nil { tell?(.loadFailed) }
    report?(.failed(error))
    guard error.isPassing, !isRunning else { return }
    failures += 1
    alarm.set(clock.now + Self.pause(after: failures, error))
  }
}

extension NumberSaver {
  private static let mostConflicts = 8

  private static func newWriter() -> NumberDocument.Writer {
    NumberDocument.Writer(client: UUID().uuidString.lowercased(), sequence: 0)
  }

  /// Half a second, doubled with each failure up to half a minute, or what the source asks for.
  private static func pause(after failures: Int, _ error: NumberSourceError) -> Milliseconds {
    if case .unavailable(_, let seconds?) = error {
      return Milliseconds(min(max(seconds, 0), 3600)) * 1000
    }
    return min(500 << Milliseconds(min(failures - 1, 6)), 30_000)
  }
}

extension NumberOnSource {
  init(_ document: NumberDocument) {
    self.init(number: document.number, rule: document.rule)
  }
}

extension NumberChoice {
  init(_ save: NumberSave) {
    self = save.number.map(Self.number) ?? .none
  }

  var number: ExactDecimal? {
    if case .number(let number) = self { number } else { nil }
  }
}
