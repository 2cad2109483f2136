import NumberSelect

// What happens to a device.
extension Scene {
  /// Starts the app of a device and binds its selector.
  mutating func start(_ device: Int) -> Wishes {
    lives += 1
    let page = devices[device].journal.written
    devices[device].life = lives
    devices[device].selector = NumberSelector(devices[device].settings)
    devices[device].view = View()
    devices[device].newest = page?.newest
    devices[device].known = nil
    devices[device].awaited = nil
    devices[device].asked = nil
    devices[device].contests = 0
    devices[device].contested = nil
    devices[device].burst.end()
    devices[device].choiceBeforeOpening = nil
    tally[.start] += 1
    tell { "\($0.devices[device].name) starts" }
    return step(device, .bound)
  }

  /// Reads the journal of a device that was just started.
  mutating func openJournal(_ device: Int) -> Wishes {
    guard let page = devices[device].journal.written else {
      return step(device, .journalRead(NumberRecord(client: newClient(device))))
    }
    guard var record = NumberRecord(bytes: page.record.bytes(key: Self.key), key: Self.key)
    else {
      fail("journal reads back", "the record of \(devices[device].name) is refused")
      return Wishes()
    }
    mutant?.editRestored?(&record)
    return step(device, .journalRead(record))
  }

  private static let key = [UInt8]("number".utf8)

  /// A name that no client ever had.
  mutating func newClient(_ device: Int) -> WireName {
    names += 1
    return Self.name("\(devices[device].name)\(names)")
  }

  /// Gives a device the new name that it asked for.
  mutating func nameClient(_ device: Int) -> Wishes {
    var name = newClient(device)
    if mutant?.keepsClient == true, let old = client(of: device) { name = old }
    return step(device, .clientMade(name))
  }

  /// Ends the app of a device without warning.
  mutating func end(_ device: Int, by death: Death) {
    guard devices[device].isRunning else { return }
    devices[device].life = nil
    devices[device].view = View()
    switch death {
    case .killed:
      tally[.kill] += 1
      tell { "\($0.devices[device].name) is killed" }
    case .powerCut:
      tally[.powerCut] += 1
      devices[device].journal.loseUnsynced()
      takeUpJournal(device)
      tell { "\($0.devices[device].name) loses its power" }
    case .powerCutDamagingJournal:
      tally[.damagedJournal] += 1
      devices[device].journal.lose()
      devices[device].firstRequest = requests.count
      takeUpJournal(device)
      tell { "\($0.devices[device].name) loses its power, and its journal is damaged" }
    }
  }

  /// What was true when the journal was written is all that can be asked of its device.
  private mutating func takeUpJournal(_ device: Int) {
    let page = devices[device].journal.written
    if let act = devices[device].act, act != page?.act { acts[act].isLost = true }
    devices[device].act = page?.act
    devices[device].newest = page?.newest
    guard let page, let act = page.act, page.record.intent != nil else { return }
    if let choice = page.choice { acts[act].choice = choice }
    acts[act].isTold = false
    acts[act].isBack = false
    acts[act].isLost = false
  }

  /// Copies the journal of one device to another one, as a backup of a phone does that ought not to.
  mutating func copyJournal(from original: Int, to copy: Int) {
    guard let page = devices[original].journal.written, !devices[copy].isRunning else { return }
    tally[.copiedDevice] += 1
    tell { "the journal of \($0.devices[original].name) is copied to \($0.devices[copy].name)" }
    if let act = devices[copy].act { acts[act].isLost = true }
    var copiedAct: Int?
    if let act = page.act {
      acts.append(acts[act])
      copiedAct = acts.count - 1
    }
    devices[copy].journal.write(
      Journal.Page(
        record: page.record, act: copiedAct, choice: page.choice, newest: page.newest))
    devices[copy].journal.sync()
    devices[copy].firstRequest = requests.count
    devices[copy].act = copiedAct
    devices[copy].newest = page.newest
  }

  /// A document arrives by itself.
  mutating func push(_ entry: Int, to device: Int) -> Wishes {
    guard devices[device].selector.record != nil else { return Wishes() }
    let isOld = isOlderThanNewest(entry, device)
    if !isOld { devices[device].newest = newest(of: device, pushed: entry) }
    return step(device, .pushed(history[entry].document))
  }

  /// A document arrives that was asked for.
  mutating func load(_ entry: Int, to device: Int) -> Wishes {
    if !isOlderThanNewest(entry, device) { devices[device].newest = entry }
    return step(device, .loaded(history[entry].document))
  }

  /// An answer arrives, or the time to wait for it is over.
  mutating func answer(_ request: Int, with reply: Reply) -> Wishes {
    let device = requests[request].device
    guard requests[request].life == devices[device].life else { return Wishes() }
    let isAwaited = requests[request].isAwaited && devices[device].awaited == request
    if reply == .lost, !isAwaited { return Wishes() }
    requests[request].isAwaited = false
    if isAwaited {
      devices[device].awaited = nil
      if case .unavailable(let pause?) = reply { devices[device].asked = now + pause }
    }
    if let entry = reply.entry, !isOlderThanNewest(entry, device) {
      devices[device].newest = isAwaited ? entry : newest(of: device, pushed: entry)
    }
    return step(
      device, .saveAnswered(attempt: requests[request].save.attempt, answer(reply)),
      reply: reply, request: request, isAwaited: isAwaited)
  }

  func answer(_ reply: Reply) -> SaveAnswer {
    switch reply {
    case .stored(let entry): .stored(history[entry].document)
    case .stale(let entry): .stale(history[entry].document)
    case .sequenceUsed(let entry): .sequenceUsed(history[entry].document)
    case .refused(let entry): .refused(history[entry].document)
    case .unavailable(let pause): .unavailable(retryAfter: pause)
    case .lost: .lost
    case .rejected: .rejected
    }
  }

  private func isOlderThanNewest(_ entry: Int, _ device: Int) -> Bool {
    guard let newest = devices[device].newest else { return false }
    let tag = history[entry].document.tag
    let newestTag = history[newest].document.tag
    return tag.store == newestTag.store && tag.version < newestTag.version
  }

  /// A document of another store that nobody asked for is only a reason to ask.
  private func newest(of device: Int, pushed entry: Int) -> Int {
    guard let newest = devices[device].newest else { return entry }
    let isSameStore =
      history[entry].document.tag.store == history[newest].document.tag.store
    return isSameStore ? entry : newest
  }
}
