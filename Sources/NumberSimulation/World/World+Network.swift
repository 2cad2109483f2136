import NumberSelect

// What becomes of what is sent.
extension World {
  /// How long a client waits for an answer.
  static let patience: Milliseconds = 10_000

  mutating func transmit(_ request: Int) {
    let device = scene.requests[request].device
    if random.happens(weather.killsAtSend) {
      let death = death()
      if random.happens(500) { launch(request) }
      return scene.end(device, by: death)
    }
    launch(request)
    agenda.enter(.waitIsOver(request: request), at: scene.now + Self.patience)
  }

  private mutating func launch(_ request: Int) {
    if random.happens(weather.brokenConnections) {
      scene.tally[.brokenConnection] += 1
      agenda.enter(.saveAnswered(request: request, .lost), at: scene.now + way())
      if random.happens(500) { return }
    }
    if random.happens(weather.lostRequests) {
      scene.tally[.lostRequest] += 1
      return scene.tell { "a request of \($0.sender(of: request)) is lost" }
    }
    agenda.enter(.saveArrives(request: request), at: scene.now + way())
    if random.happens(weather.duplicates) {
      scene.tally[.duplicate] += 1
      agenda.enter(.saveArrives(request: request), at: scene.now + way() + way())
    }
  }

  /// How long something is under way in one direction.
  private mutating func way() -> Milliseconds {
    guard random.happens(weather.longDelays) else { return random.pause(weather.latency) }
    scene.tally[.longDelay] += 1
    return random.pause(1000...30_000)
  }

  // MARK: At the source

  mutating func arrive(_ request: Int) {
    if isSourceDown { return respond(to: request, .lost) }
    var blow: StoreBlow?
    if random.happens(weather.crashes) {
      blow = store.flatMap { StoreBlow.draw(&random, $0.perils) }
      guard let blow, blow.leavesServer else { return crash(at: request, by: blow) }
    } else if let refusal = refusal() {
      return respond(to: request, refusal)
    }
    let before = scene.history.count
    let reply = store.map { serve(request, by: $0, blow) } ?? scene.serve(request)
    if scene.history.count != before { publish() }
    if random.happens(weather.serverErrors) {
      scene.tally[.serverError] += 1
      return respond(to: request, .unavailable(retryAfter: nil))
    }
    respond(to: request, reply)
  }

  /// What a source can say before it looks at a save.
  private mutating func refusal() -> Reply? {
    if random.happens(weather.unauthorized) {
      scene.tally[.unauthorized] += 1
      return .rejected
    }
    if random.happens(weather.tooManyRequests) {
      scene.tally[.tooManyRequests] += 1
      return .unavailable(retryAfter: random.pause(1000...60_000))
    }
    if random.happens(weather.serverErrors) {
      scene.tally[.serverError] += 1
      return .unavailable(retryAfter: random.happens(300) ? random.pause(0...5000) : nil)
    }
    return nil
  }

  private mutating func crash(at request: Int, by blow: StoreBlow?) {
    let stored = scene.present
    if let store {
      _ = serve(request, by: store, blow)
    } else if random.happens(500) {
      _ = scene.serve(request)
    }
    let isAfterCommit = scene.present != stored
    scene.tally[isAfterCommit ? .crashAfterCommit : .crashBeforeCommit] += 1
    scene.tell { _ in "the source crashes" }
    isSourceDown = true
    agenda.enter(.sourceIsBack, at: scene.now + random.pause(100...5000))
    respond(to: request, .lost)
  }

  private mutating func respond(to request: Int, _ reply: Reply) {
    if random.happens(weather.lostAnswers) {
      scene.tally[.lostAnswer] += 1
      return scene.tell { "an answer to \($0.sender(of: request)) is lost: \(words(for: reply))" }
    }
    agenda.enter(.saveAnswered(request: request, reply), at: scene.now + way())
  }

  // MARK: Back at the device

  mutating func answer(_ request: Int, _ reply: Reply) {
    if !scene.requests[request].isAwaited, reply != .lost { scene.tally[.lateAnswer] += 1 }
    let device = scene.requests[request].device
    fulfil(scene.answer(request, with: reply), of: device)
    if isCalm, reply == .rejected { retry(device) }
  }

  // MARK: Documents

  /// Every device that runs hears of the present document.
  mutating func publish() {
    for device in scene.devices.indices { show(device) }
  }

  mutating func show(_ device: Int) {
    guard let life = scene.devices[device].life else { return }
    if random.happens(weather.lostPushes) {
      scene.tally[.lostPush] += 1
      return
    }
    agenda.enter(
      .documentPushed(device: device, life: life, entry: scene.present), at: scene.now + way())
  }

  mutating func load(_ device: Int, _ life: Int) {
    loads[device] += 1
    let load = loads[device]
    if random.happens(weather.failedLoads) {
      scene.tally[.failedLoad] += 1
      agenda.enter(
        .loadFails(device: device, life: life, load: load), at: scene.now + way())
    } else {
      agenda.enter(
        .loadArrives(device: device, life: life, load: load), at: scene.now + way())
      agenda.enter(
        .loadFails(device: device, life: life, load: load), at: scene.now + Self.patience)
    }
  }

  mutating func arrive(load: Int, of device: Int, _ life: Int) {
    if isSourceDown { return }
    compareWithStore()
    agenda.enter(
      .loadAnswered(device: device, life: life, load: load, entry: scene.present),
      at: scene.now + way())
  }

  mutating func failLoad(of device: Int) {
    let isLasting = random.happens(weather.unauthorized)
    let pause = random.happens(weather.tooManyRequests) ? random.pause(1000...20_000) : nil
    step(device, .loadFailed(isLasting ? .lasting : .passing(retryAfter: pause)))
  }
}
