import NumberSelect

// One event of one device.
extension Scene {
  /// Lets a device take an event, writes its journal as a driver does, and checks what came of it.
  mutating func step(
    _ device: Int, _ event: NumberEvent, reply: Reply? = nil, request: Int? = nil,
    isAwaited: Bool = false
  ) -> Wishes {
    guard violation == nil, devices[device].isRunning else { return Wishes() }
    var event = event
    mutant?.editEvent?(&event, devices[device], isAwaited)
    let before = devices[device].view
    let effects = devices[device].selector.handle(event, at: now)
    if let edit = mutant?.editSelector {
      edit(&devices[device].selector, event, isAwaited)
      devices[device].selector.showSync()
    }
    let after = View(of: devices[device].selector)
    devices[device].view = after
    tally[.step] += 1
    devices[device].told.note(effects)
    if effects.adjustment != nil { tally[.adjustment] += 1 }
    if effects.conflict != nil { tally[.conflict] += 1 }
    tell { words(for: event, effects, of: $0.devices[device]) }
    let earlierAct = devices[device].act
    let act = noteAct(device, event, effects, before)
    let step = Step(
      device: device, event: event, reply: reply, request: request, isAwaited: isAwaited,
      effects: effects, before: before, after: after, act: act,
      earlierAct: earlierAct)
    noteFate(step)
    check(step)
    digest.add(now, device, after)
    noteSight(device, after)
    return carryOut(step)
  }

  private mutating func carryOut(_ step: Step) -> Wishes {
    let effects = step.effects
    var save = effects.sends ? devices[step.device].selector.save : nil
    if let edit = mutant?.editSend { change(&save, step.device, edit) }
    if effects.writesJournal || mutant?.editSelector != nil { writeJournal(step.device) }
    var wishes = Wishes()
    wishes.opensJournal = effects.opensJournal
    wishes.loads = effects.loads
    wishes.wantsClient = effects.wantsClient
    wishes.question = effects.question
    if let save { wishes.send = send(save, from: step.device) }
    if effects.proceeds { wishes.add(self.step(step.device, .proceeded)) }
    return wishes
  }

  /// Lets a fault change a save, as if the engine had made it so.
  private mutating func change(
    _ save: inout NumberSend?, _ device: Int,
    _ edit: (inout NumberSend, Device, [Request]) -> Void
  ) {
    guard var changed = save else { return }
    edit(&changed, devices[device], requests)
    let sequence = changed.writer.sequence
    devices[device].selector.ownSync?.record.sent?.sequence = sequence
    devices[device].selector.ownSync?.record.intent?.sequence = sequence
    let last = devices[device].selector.record?.lastSequence ?? 0
    devices[device].selector.ownSync?.record.lastSequence = max(last, sequence)
    save = changed
  }

  private mutating func writeJournal(_ device: Int) {
    guard var record = devices[device].selector.record else { return }
    if let edit = mutant?.editWritten {
      guard edit(&record, devices[device].journal.written?.record) else { return }
    }
    let act = devices[device].act
    devices[device].journal.write(
      Journal.Page(
        record: record, act: act, choice: act.map { acts[$0].choice },
        newest: devices[device].newest))
  }

  private mutating func send(_ save: NumberSend, from device: Int) -> Int? {
    guard let life = devices[device].life, let act = devices[device].act else {
      fail("no phantom number", "\(devices[device].name) saves though nobody chose")
      return nil
    }
    if mutant?.skipsSync != true { devices[device].journal.sync() }
    let request = Request(
      number: requests.count, device: device, life: life, act: act,
      choice: acts[act].choice, save: save,
      conflictPolicy: devices[device].settings.conflictPolicy)
    devices[device].burst.request()
    tally[.request] += 1
    check(sending: request)
    requests.append(request)
    devices[device].awaited = requests.count - 1
    return requests.count - 1
  }
}
