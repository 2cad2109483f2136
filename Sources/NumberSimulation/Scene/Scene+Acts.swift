import NumberSelect

// What has truly become of the acts of the users.
extension Scene {
  /// Notes what was chosen in a step, and what for.
  mutating func noteAct(
    _ device: Int, _ event: NumberEvent, _ effects: NumberEffects, _ before: View
  ) -> Int? {
    guard let life = devices[device].life, let choice = choice(device, event, effects, before)
    else {
      return nil
    }
    var act = Act(
      life: life, choice: choice, over: devices[device].known,
      isBlind: devices[device].newest == nil)
    if before.intent != nil || event.restoresIntent, let waiting = self.act(of: device) {
      act.over = waiting.over
      act.isBlind = waiting.isBlind
    } else {
      devices[device].contests = 0
      if case .journalRead = event { act.over = newestSave(of: device) }
    }
    acts.append(act)
    devices[device].act = acts.count - 1
    devices[device].burst.act(at: now)
    tally[.act] += 1
    return acts.count - 1
  }

  /// Notes what the user knows of: what the number shows, or what it was chosen over.
  mutating func noteSight(_ device: Int, _ view: View) {
    guard view.isClear else { return }
    if view.intent != nil, let act = act(of: device) {
      devices[device].known = act.over
    } else {
      devices[device].known = newestSave(of: device)
    }
  }

  private func newestSave(of device: Int) -> Int? {
    devices[device].newest.flatMap { history[$0].save }
  }

  private mutating func choice(
    _ device: Int, _ event: NumberEvent, _ effects: NumberEffects, _ before: View
  ) -> NumberChoice? {
    switch event {
    case .numberSet(let number):
      return hostChoice(device, NumberChoice(number?.normalized), before)
    case .reset: return hostChoice(device, .none, before)
    case .journalRead: return devices[device].choiceBeforeOpening
    default: return userChoice(device, effects)
    }
  }

  /// What a host chose. To set what is there already is no choice.
  private mutating func hostChoice(
    _ device: Int, _ choice: NumberChoice, _ before: View
  ) -> NumberChoice? {
    guard devices[device].selector.record != nil else {
      devices[device].choiceBeforeOpening = choice
      return nil
    }
    if before.isInFlux {
      return choice.number != nil && choice.number == before.shown ? nil : choice
    }
    let confirmed = devices[device].newest.map { NumberChoice(history[$0].document.number) }
    return choice == before.intent ?? confirmed ? nil : choice
  }

  /// What a user chose: what the host was told is final, unless it stays here and is marked.
  private func userChoice(_ device: Int, _ effects: NumberEffects) -> NumberChoice? {
    guard let change = effects.change, change.stage != .changing, let number = change.new else {
      return nil
    }
    let selector = devices[device].selector
    let isMarked =
      selector.settings.commitPolicy == .mark
      && !AllowedNumbers(selector.rule).contains(number)
    return isMarked ? nil : .number(number.normalized)
  }

  /// Notes what the user was told and what was won.
  mutating func noteFate(_ step: Step) {
    guard let act = devices[step.device].act else { return }
    if step.act != nil {
      acts[act].isBack = step.after.intent == nil
    } else if let adjustment = step.effects.adjustment, step.isFromSource {
      acts[act].choice = .number(adjustment.adjusted)
    }
    if let conflict = step.effects.conflict, let given = step.earlierAct {
      acts[given].isTold = true
      acts[given].hasNoPlace = conflict.reason == .nothingAllowed
    }
    noteJudgement(step, act)
    if step.reply?.entry != nil, step.isAwaited { noteTwin(step, act) }
    noteFirstDocument(step, act)
  }

  /// A device with a copy of the name has saved the same under the same sequence.
  private mutating func noteTwin(_ step: Step, _ act: Int) {
    guard acts[act].isPending, step.after.intent == nil, let client = client(of: step.device),
      let sequence = step.before.sequence
    else { return }
    let writer = SyncDocument.Writer(client: client, sequence: sequence)
    let choice = acts[act].choice
    acts[act].storedAt = history.firstIndex {
      $0.writer == writer && NumberChoice($0.document.number) == choice
    }
  }

  /// Notes a document that is judged: at once, or when the device has got its new name.
  private mutating func noteJudgement(_ step: Step, _ act: Int) {
    let device = step.device
    switch (step.reply, step.event) {
    case (.stale(let entry), _) where step.isAwaited:
      devices[device].contested = nil
      noteContest(step, act, entry)
    case (.sequenceUsed(let entry), _) where step.isAwaited:
      devices[device].contested = entry
    case (.stored(let entry), _) where step.isAwaited:
      devices[device].contests = 0
      noteOwnSave(step, act, entry)
    case (_, .clientMade):
      guard let entry = devices[device].contested else { return }
      noteContest(step, act, entry)
    default:
      break
    }
  }

  /// What waits behind an older save of its user is chosen over that save.
  private mutating func noteOwnSave(_ step: Step, _ act: Int, _ entry: Int) {
    guard let save = history[entry].save, !isForeign(save, to: step.device) else { return }
    devices[step.device].known = save
    if step.after.intent != nil { acts[act].over = save }
  }

  /// A user who is here knows of what was won over.
  private mutating func noteContest(_ step: Step, _ act: Int, _ entry: Int) {
    let save = history[entry].save
    guard isForeign(save, to: step.device) else {
      if step.after.intent != nil { acts[act].over = save }
      return
    }
    guard !isSameSave(save, acts[act].over) else { return }
    devices[step.device].contests += 1
    guard step.after.intent != nil, step.effects.conflict == nil,
      let judged = step.earlierAct, acts[judged].life == devices[step.device].life,
      devices[step.device].settings.conflictPolicy == .userWins
    else { return }
    acts[act].over = save
  }

  /// What was chosen before anything was known is chosen over what is known first; in a later life,
  /// only if that is nobody else's.
  private mutating func noteFirstDocument(_ step: Step, _ act: Int) {
    guard acts[act].isBlind, devices[step.device].newest != nil else { return }
    acts[act].isBlind = false
    let save = newestSave(of: step.device)
    if acts[act].life == devices[step.device].life || !isForeign(save, to: step.device) {
      acts[act].over = save
    }
  }

  /// Whether two entries are the same save, be it stored once more after a backup was restored.
  func isSameSave(_ entry: Int?, _ other: Int?) -> Bool {
    if entry == other { return true }
    guard let entry, let other, let writer = history[entry].writer else { return false }
    return writer == history[other].writer
  }

  /// Whether a save was made under another name than the device has, or by a copy of the device
  /// that goes under the same name.
  func isForeign(_ save: Int?, to device: Int) -> Bool {
    guard let save, let writer = history[save].writer else { return false }
    let lastSequence = devices[device].selector.record?.lastSequence ?? .max
    return writer.client != client(of: device) || writer.sequence > lastSequence
  }
}
