import NumberSelect

/// A store that only pretends to be real, and has a fault that has to be found.
final class FaultyStore: RealStore {
  enum Fault {
    /// It does everything right.
    case none
    case answersWithoutStoring
    /// What it answered is gone when it is struck.
    case losesWhenStruck
    /// A save during which it is struck is stored once more when it is back.
    case storesTwiceWhenStruck
    /// A save during which it is struck is stored without its writer.
    case storesHalfWhenStruck
    /// It forgets the sequences of its clients when it is struck.
    case forgetsSequencesWhenStruck
  }

  let perils: [StorePeril]
  private let fault: Fault
  private var model: ServerModel

  init(_ fault: Fault, perils: [StorePeril] = [.serverKilled]) {
    self.fault = fault
    self.perils = perils
    let tag = SyncDocument.Tag(store: Scene.name("faulty"), version: 0)
    model = ServerModel(
      document: SyncDocument(number: nil, tag: tag, writer: nil, rule: NumberRule()))
  }

  func document() -> SyncDocument { model.document }

  func setRule(_ rule: NumberRule) { model.setRule(rule) }

  func take(_ save: NumberSend, _ blow: StoreBlow?) -> SaveAnswer {
    if blow?.moment == .beforeRequest { return .lost }
    let before = model
    let answer = answer(to: save)
    if fault == .answersWithoutStoring { model = before }
    guard let blow else { return answer }
    let isStored = suffer(blow, before)
    guard case .during = blow.moment else { return answer }
    if !blow.leavesServer { return .lost }
    return isStored ? answer : .unavailable(retryAfter: nil)
  }

  private func answer(to save: NumberSend) -> SaveAnswer {
    switch model.verdict(on: save) {
    case .known: return .stored(model.document)
    case .sequenceUsed: return .sequenceUsed(model.document)
    case .stale: return .stale(model.document)
    case .refused: return .refused(model.document)
    case .commits:
      model.commit(save.choice, by: save.writer)
      return .stored(model.document)
    }
  }

  /// - Returns: Whether a save that it was taking is stored.
  private func suffer(_ blow: StoreBlow, _ before: ServerModel) -> Bool {
    if case .during(let microseconds) = blow.moment, microseconds.isMultiple(of: 2) {
      model = before
      return false
    }
    switch fault {
    case .none, .answersWithoutStoring: break
    case .losesWhenStruck: model = before
    case .storesTwiceWhenStruck:
      guard model.document != before.document else { return true }
      model.document.tag.version += 1
    case .storesHalfWhenStruck: model.document.writer = before.document.writer
    case .forgetsSequencesWhenStruck:
      model.restore(model.document, memory: [], store: model.document.tag.store)
    }
    return true
  }
}

extension Mutant {
  static let storeMutants: [Mutant] = [
    Mutant(
      name: "200 without a save", breaks: "contract", storeFault: .answersWithoutStoring),
    Mutant(
      name: "what was answered is gone when the store is killed", breaks: "contract",
      storeFault: .losesWhenStruck),
    Mutant(
      name: "a save is stored twice when the store is killed", breaks: "contract",
      storeFault: .storesTwiceWhenStruck),
    Mutant(
      name: "half a save is stored when the store is killed", breaks: "contract",
      storeFault: .storesHalfWhenStruck),
    Mutant(
      name: "sequences are forgotten when the store is killed", breaks: "contract",
      storeFault: .forgetsSequencesWhenStruck),
  ]
}
