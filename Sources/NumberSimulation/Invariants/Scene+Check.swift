import NumberSelect

// Every invariant, by name.
extension Scene {
  mutating func check(_ step: Step) {
    check(NoLostIntent.self, step)
    check(NoPhantomNumber.self, step)
    check(NoFlicker.self, step)
    check(VersionsRise.self, step)
    check(YieldsOnlyToOthers.self, step)
    check(LeavesAtOnce.self, step)
  }

  mutating func check(sending request: Request) {
    check(OneInFlight.self, request)
    check(QuietBursts.self, request)
    check(WaitsAsAsked.self, request)
    check(BoundedContest.self, request)
    check(OnDiskBeforeSent.self, request)
    check(SequencesAreUnique.self, request)
    check(SentAsChosen.self, request)
  }

  /// - Parameter save: The save as it arrived.
  mutating func check(committing request: Request, _ save: NumberSend) {
    arriving = save
    check(StoredAsChosen.self, request)
    check(RuleHolds.self, request)
    check(OverTheDocumentBefore.self, request)
    check(NotAppliedTwice.self, request)
    check(NewerWins.self, request)
    check(OthersAreSeen.self, request)
    arriving = nil
  }

  /// What is true when everything has come to rest.
  mutating func checkRest() {
    if let flaw = VersionedRegister.flaw(in: history) { fail(VersionedRegister.name, flaw) }
    if let flaw = Convergence.flaw(of: self) { fail(Convergence.name, flaw) }
  }

  private mutating func check<Invariant: StepInvariant>(_: Invariant.Type, _ step: Step) {
    if let flaw = Invariant.flaw(in: step, of: self) { fail(Invariant.name, flaw) }
  }

  private mutating func check<Invariant: SendInvariant>(_: Invariant.Type, _ request: Request) {
    if let flaw = Invariant.flaw(in: request, of: self) { fail(Invariant.name, flaw) }
  }

  private mutating func check<Invariant: CommitInvariant>(_: Invariant.Type, _ request: Request) {
    if let flaw = Invariant.flaw(in: request, of: self) { fail(Invariant.name, flaw) }
  }
}
