import NumberSelect

// A session whose source is a real store.
extension World {
  /// Gives the store the rule of the session, and begins with what it says.
  mutating func beginWithStore() {
    consult { world, store throws(StoreFailure) in
      try store.setRule(world.scene.server.document.rule)
      world.scene.begin(with: try store.document())
    }
  }

  /// Lets the store take a request.
  ///
  /// - Returns: What goes back to the device. A server that was killed says nothing any more.
  mutating func serve(_ request: Int, by store: any RealStore, _ blow: StoreBlow?) -> Reply {
    var reply = Reply.lost
    consult { world, store throws(StoreFailure) in
      let answer = try store.take(world.scene.requests[request].save, blow)
      if let document = answer.document {
        world.admitCutOffSave(that: document)
        reply = world.scene.serve(request)
        world.compare(answer, reply)
      } else {
        world.cutOff.append(request)
        world.scene.tally[.cutOff] += 1
      }
      if blow != nil || answer.document == nil { world.compare(try store.document()) }
      if let blow, !blow.leavesServer { reply = .lost }
    }
    return reply
  }

  /// Lets somebody else save at the store, however often it takes.
  mutating func saveAtStore(_ choice: NumberChoice, under name: WireName, _ sequence: Int64) {
    consult { world, store throws(StoreFailure) in
      guard choice.number.map(AllowedNumbers(world.scene.server.document.rule).contains) ?? true
      else { return }
      let writer = SyncDocument.Writer(client: name, sequence: sequence)
      for _ in 0..<Self.mostTries {
        let base = world.scene.server.document.tag
        let save = NumberSend(attempt: 0, choice: choice, writer: writer, base: base)
        switch try store.take(save, nil) {
        case .stored(let document):
          world.admitCutOffSave(that: document)
          world.scene.saveByOthers(choice, under: name, sequence)
          return world.compare(document)
        case .stale(let document): world.compare(document)
        case .lost, .unavailable: continue
        case .sequenceUsed, .refused, .rejected:
          throw StoreFailure("\(words(for: choice)) of somebody else is refused")
        }
      }
      throw StoreFailure("somebody else saves in vain")
    }
  }

  mutating func setRuleAtStore(_ rule: NumberRule) {
    guard rule != scene.server.document.rule else { return }
    consult { world, store throws(StoreFailure) in
      world.compare(try store.document())
      try store.setRule(rule)
      world.scene.setRule(rule)
      world.compare(try store.document())
    }
  }

  /// Asks the store for its document, which has to be what it should be.
  mutating func compareWithStore() {
    consult { world, store throws(StoreFailure) in world.compare(try store.document()) }
  }

  private static var mostTries: Int { 100 }

  private mutating func consult(
    _ talk: (inout World, any RealStore) throws(StoreFailure) -> Void
  ) {
    guard let store, scene.violation == nil else { return }
    do throws(StoreFailure) {
      try talk(&self, store)
    } catch {
      scene.fail(Session.storeInvariant, error.explanation)
    }
  }

  // MARK: What the store says

  /// A save whose answer was cut off may have been stored, and may still be: it was if the document
  /// says so.
  private mutating func admitCutOffSave(that document: SyncDocument) {
    guard document.tag != scene.server.document.tag,
      let request = cutOff.first(where: { explains(document, $0) })
    else { return }
    cutOff.removeAll { $0 == request }
    scene.tally[.cutOffStored] += 1
    scene.tell { "the store had taken the save of \($0.sender(of: request)) that was cut off" }
    _ = scene.serve(request)
    publish()
  }

  private func explains(_ document: SyncDocument, _ request: Int) -> Bool {
    let save = scene.requests[request].save
    return save.writer == document.writer && save.choice == NumberChoice(document.number)
      && scene.server.verdict(on: save) == .commits
  }

  private mutating func compare(_ document: SyncDocument) {
    admitCutOffSave(that: document)
    let expected = scene.server.document
    guard document != expected else { return }
    scene.fail(
      Session.storeInvariant,
      "it has \(words(for: document)), and it should have \(words(for: expected))")
  }

  private mutating func compare(_ answer: SaveAnswer, _ reply: Reply) {
    let expected = scene.answer(reply)
    guard answer != expected else { return }
    scene.fail(
      Session.storeInvariant,
      "it answers \(words(for: answer)), and it should answer \(words(for: expected))")
  }
}
