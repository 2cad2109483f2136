import NumberSelect

/// What a crossroads looks like, so far as it matters for what can come: 128 bits, so that two
/// different ones are never taken for one.
struct Fingerprint: Hashable {
  private var high: UInt64 = 0x6A09_E667_F3BC_C908
  private var low: UInt64 = 0xBB67_AE85_84CA_A73B

  private mutating func add(_ number: UInt64) {
    low = (low ^ number) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 32
    high = (high ^ number) &* 0xC2B2_AE3D_27D4_EB4F
    high ^= high >> 29
    high = high &* 0x1656_67B1_9E37_79F9
  }

  private mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  private mutating func add(_ number: Int64?) { add(UInt64(bitPattern: number ?? -1)) }
  private mutating func add(_ flag: Bool) { add(flag ? 1 : 2) }

  private mutating func add(_ number: ExactDecimal?) {
    guard let number = number?.normalized else { return add(3) }
    add(number.unscaled)
    add(number.scale)
  }

  private mutating func add(_ choice: NumberChoice?) {
    add(choice == nil)
    add(choice?.number)
  }

  private mutating func add(_ name: WireName) {
    add(name.bytes.count)
    for byte in name.bytes { add(UInt64(byte)) }
  }

  private mutating func add(_ tag: SyncDocument.Tag) {
    add(tag.store)
    add(tag.version)
  }

  private mutating func add(_ writer: SyncDocument.Writer?) {
    guard let writer else { return add(4) }
    add(writer.client)
    add(writer.sequence)
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

  private mutating func add(_ record: NumberRecord) {
    add(record.client)
    add(record.lastSequence)
    add(record.confirmed == nil)
    if let confirmed = record.confirmed { add(confirmed) }
    add(record.intent?.choice)
    add(record.intent?.sequence)
    add(record.intent?.base)
    add(record.intent?.isRestored == true)
    add(record.sent?.choice)
    add(record.sent?.sequence)
    add(record.sent?.base)
  }
}

extension Fingerprint {
  init(of place: Crossroads) {
    let scene = place.scene
    add(place.budget.acts)
    add(place.budget.sends)
    add(place.budget.kills)
    add(place.budget.edits)
    add(scene.server.document)
    for save in scene.server.memory {
      add(save.writer)
      add(save.choice)
    }
    for index in scene.devices.indices { add(index, scene) }
    for request in scene.requests.indices { add(request, place) }
    for answer in place.answers where place.isAlive(answer.request) { add(answer, scene) }
    for isLoading in place.isLoading { add(isLoading) }
  }

  private mutating func add(_ index: Int, _ scene: Scene) {
    let device = scene.devices[index]
    add(device.isRunning)
    if let page = device.journal.written { add(page.record) }
    if device.isRunning, let sync = device.selector.sync { add(sync) }
    add(device.awaited.map { Int64($0) })
    add(device.known.flatMap { scene.history[$0].writer })
    add(device.newest.map { Int64($0) })
    add(device.contests)
    guard let act = scene.act(of: index) else { return add(6) }
    add(act.life == device.life)
    add(act, scene)
  }

  private mutating func add(_ act: Act, _ scene: Scene) {
    add(act.choice)
    add(act.storedAt != nil)
    add(act.isTold)
    add(act.isBack)
    add(act.over.flatMap { scene.history[$0].writer })
  }

  private mutating func add(_ sync: NumberSync) {
    add(sync.record)
    add(sync.attempts)
    add(sync.attemptInFlight)
    add(sync.unsent == nil)
    add(sync.isStopped)
    add(sync.contests)
    add(sync.staleAnswers)
    add(sync.saveBackoff.end == nil)
    add(sync.hasToAsk)
    add(sync.loading == .idle)
  }

  private mutating func add(_ index: Int, _ place: Crossroads) {
    let request = place.scene.requests[index]
    add(place.isServed[index])
    add(place.isAlive(index))
    add(request.isAwaited)
    add(request.save.choice)
    add(request.save.writer)
    add(request.save.base)
    add(request.device)
    add(place.scene.devices[request.device].act == request.act)
    add(place.scene.acts[request.act], place.scene)
  }

  private mutating func add(_ answer: Crossroads.Answer, _ scene: Scene) {
    add(answer.request)
    switch answer.reply {
    case .stored: add(11)
    case .stale: add(12)
    case .sequenceUsed: add(13)
    case .refused: add(14)
    case .unavailable, .lost, .rejected: add(15)
    }
    if let entry = answer.reply.entry { add(scene.history[entry].document) }
  }
}
