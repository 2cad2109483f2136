import NumberSelect

/// Draws what a crossroads looks like, so far as it matters for what can come and for what is
/// checked.
///
/// Two that differ only in how they were reached look alike: requests that nothing can come of any
/// more are left out, acts are numbered as they are met, and versions and sequences are counted back
/// from the last ones, for nothing but their order is ever asked.
struct Likeness {
  var fingerprint = Fingerprint()

  /// The last version of each store.
  private var lastTags: [SyncDocument.Tag] = []

  /// The last sequence of each device under its present name.
  private var lastWriters: [SyncDocument.Writer] = []

  /// The acts that were met so far.
  private var acts: [Int] = []

  init(of place: Crossroads) {
    note(place.scene)
    add(place.budget.acts)
    add(place.budget.sends)
    add(place.budget.kills)
    add(place.budget.edits)
    add(place.scene.server.document)
    for save in place.scene.server.memory {
      add(save.writer)
      add(save.choice)
    }
    for device in place.scene.devices.indices {
      add(place.isLoading[device])
      add(device: device, place.scene)
      addRequests(of: device, place)
    }
  }

  private mutating func note(_ scene: Scene) {
    for entry in scene.history.reversed() where entry.document.tag.store != lastTags.last?.store {
      lastTags.append(entry.document.tag)
    }
    for device in scene.devices {
      guard let record = device.journal.written?.record else { continue }
      lastWriters.append(
        SyncDocument.Writer(client: record.client, sequence: record.lastSequence))
    }
  }

  // MARK: Devices

  private mutating func add(device index: Int, _ scene: Scene) {
    add(scene.devices[index].isRunning)
    if let record = scene.devices[index].journal.written?.record { add(record) }
    if scene.devices[index].isRunning, let sync = scene.devices[index].selector.sync { add(sync) }
    add(scene.devices[index].awaited == nil)
    add(scene.devices[index].known.flatMap { scene.history[$0].writer })
    let newest = scene.devices[index].newest.flatMap { scene.history[$0].save }
    add(newest.flatMap { scene.history[$0].writer })
    add(scene.devices[index].contests)
    guard let act = scene.devices[index].act else { return add(6) }
    add(act: act, scene)
    add(scene.acts[act].life == scene.devices[index].life)
  }

  private mutating func add(_ sync: NumberSync) {
    add(sync.record)
    add(sync.attemptInFlight == nil)
    add(sync.unsent == nil)
    add(sync.isStopped)
    add(sync.contests)
    add(sync.staleAnswers)
    add(sync.saveBackoff.end == nil)
    add(sync.hasToAsk)
    add(sync.loading == .idle)
  }

  private mutating func add(_ record: NumberRecord) {
    add(record.client)
    add(record.confirmed == nil)
    if let confirmed = record.confirmed { add(confirmed) }
    add(record.intent == nil)
    if let intent = record.intent {
      add(intent.choice)
      add(SyncDocument.Writer(client: record.client, sequence: intent.sequence))
      add(intent.base)
      add(intent.isRestored)
    }
    add(record.sent == nil)
    if let sent = record.sent {
      add(sent.choice)
      add(SyncDocument.Writer(client: record.client, sequence: sent.sequence))
      add(sent.base)
    }
  }

  // MARK: Acts

  /// An act by its number here, and the first time what became of it.
  private mutating func add(act index: Int, _ scene: Scene) {
    if let number = acts.firstIndex(of: index) { return add(20 + number) }
    acts.append(index)
    add(scene.acts[index].choice)
    add(scene.acts[index].isTold)
    add(scene.acts[index].isBack)
    add(scene.acts[index].hasNoPlace)
    add(scene.acts[index].isBlind)
    add(scene.acts[index].over.flatMap { scene.history[$0].writer })
    guard let entry = scene.acts[index].storedAt else { return add(7) }
    add(scene.history[entry].document.tag.store)
    add(scene.history[entry].writer)
  }

  // MARK: Requests

  /// The requests of which something can come, and the last one, with which the next is compared.
  private mutating func addRequests(of device: Int, _ place: Crossroads) {
    var isLast = true
    for index in place.scene.requests.indices.reversed()
    where place.scene.requests[index].device == device {
      let answer = place.answers.first { $0.request == index }
      if isLast || place.isOpen(index) || place.canArrive(index) {
        add(place.scene.requests[index], place.scene)
        add(place.canArrive(index))
        add(place.isAlive(index))
        if place.isAlive(index), let answer { add(answer.reply, place.scene) }
      }
      isLast = false
    }
    add(8)
  }

  private mutating func add(_ request: Request, _ scene: Scene) {
    add(request.isAwaited)
    add(scene.devices[request.device].awaited == request.number)
    add(scene.devices[request.device].attemptInFlight == request.save.attempt)
    add(request.choice)
    add(request.save.choice)
    add(request.save.writer)
    add(request.save.base)
    add(act: request.act, scene)
    add(scene.acts[request.act].life == request.life)
  }

  private mutating func add(_ reply: Reply, _ scene: Scene) {
    switch reply {
    case .stored: add(11)
    case .stale: add(12)
    case .sequenceUsed: add(13)
    case .refused: add(14)
    case .unavailable, .lost, .rejected: add(15)
    }
    if let entry = reply.entry { add(scene.history[entry].document) }
  }

  // MARK: Parts

  private mutating func add(_ number: Int) {
    fingerprint.add(UInt64(bitPattern: Int64(number)))
  }

  private mutating func add(_ flag: Bool) { fingerprint.add(flag ? 1 : 2) }

  private mutating func add(_ number: ExactDecimal?) {
    guard let number = number?.normalized else { return add(3) }
    fingerprint.add(UInt64(bitPattern: number.unscaled))
    add(number.scale)
  }

  private mutating func add(_ choice: NumberChoice) { add(choice.number) }

  private mutating func add(_ name: WireName) {
    add(name.bytes.count)
    for byte in name.bytes { fingerprint.add(UInt64(byte)) }
  }

  /// A version is counted back from the last one of its store.
  private mutating func add(_ tag: SyncDocument.Tag) {
    add(tag.store)
    let last = lastTags.first { $0.store == tag.store }
    fingerprint.add(UInt64(bitPattern: (last?.version ?? 0) - tag.version))
  }

  /// A sequence of a device is counted back from the last one that the device used.
  private mutating func add(_ writer: SyncDocument.Writer?) {
    guard let writer else { return add(4) }
    add(writer.client)
    let last = lastWriters.first { $0.client == writer.client }
    fingerprint.add(UInt64(bitPattern: (last?.sequence ?? 0) - writer.sequence))
  }

  private mutating func add(_ base: NumberRecord.Base?) {
    guard let base else { return add(5) }
    add(base.tag)
    add(base.writer)
  }

  private mutating func add(_ document: SyncDocument) {
    add(document.number)
    add(document.tag)
    add(document.writer)
    add(document.rule.maximum)
  }
}
