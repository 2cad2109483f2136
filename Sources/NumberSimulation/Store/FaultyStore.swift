import NumberSelect

/// A store that only pretends to be real, and has a fault that has to be found.
final class FaultyStore: RealStore {
  enum Fault {
    /// It does everything right.
    case none
    case answersWithoutStoring
    /// What it answered is gone when it is killed.
    case losesWhenKilled
    /// A save during which it is killed is stored once more when it is back.
    case storesTwiceWhenKilled
    /// A save during which it is killed is stored without its writer.
    case storesHalfWhenKilled
    /// It forgets the sequences of its clients when it is killed.
    case forgetsSequencesWhenKilled
  }

  let isMortal = true
  private let fault: Fault
  private var model: ServerModel

  init(_ fault: Fault) {
    self.fault = fault
    let tag = SyncDocument.Tag(store: Scene.name("faulty"), version: 0)
    model = ServerModel(
      document: SyncDocument(number: nil, tag: tag, writer: nil, rule: NumberRule()))
  }

  func document() -> SyncDocument { model.document }

  func setRule(_ rule: NumberRule) { model.setRule(rule) }

  func take(_ save: NumberSend, _ death: StoreDeath?) -> SaveAnswer {
    if death == .beforeRequest { return .lost }
    let before = model
    let answer = answer(to: save)
    if fault == .answersWithoutStoring { model = before }
    if let death { die(death, before) }
    if case .during = death { return .lost }
    return answer
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

  private func die(_ death: StoreDeath, _ before: ServerModel) {
    if case .during(let microseconds) = death, microseconds.isMultiple(of: 2) {
      model = before
      return
    }
    switch fault {
    case .none, .answersWithoutStoring: break
    case .losesWhenKilled: model = before
    case .storesTwiceWhenKilled:
      guard model.document != before.document else { return }
      model.document.tag.version += 1
    case .storesHalfWhenKilled: model.document.writer = before.document.writer
    case .forgetsSequencesWhenKilled:
      model.restore(model.document, memory: [], store: model.document.tag.store)
    }
  }
}

extension Mutant {
  static let storeMutants: [Mutant] = [
    Mutant(
      name: "200 without a save", breaks: "contract", storeFault: .answersWithoutStoring),
    Mutant(
      name: "what was answered is gone when the store is killed", breaks: "contract",
      storeFault: .losesWhenKilled),
    Mutant(
      name: "a save is stored twice when the store is killed", breaks: "contract",
      storeFault: .storesTwiceWhenKilled),
    Mutant(
      name: "half a save is stored when the store is killed", breaks: "contract",
      storeFault: .storesHalfWhenKilled),
    Mutant(
      name: "sequences are forgotten when the store is killed", breaks: "contract",
      storeFault: .forgetsSequencesWhenKilled),
  ]
}
