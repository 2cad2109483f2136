import NumberSelect

// What people do.
extension World {
  mutating func moveUser() {
    guard !isCalm else { return }
    guard movesLeft > 0 else { return calmDown() }
    movesLeft -= 1
    var pause = pauseBetweenMoves()
    if !weather.isFaultless, upset() {
      agenda.enter(.userMoves, at: scene.now + pause)
      return
    }
    let device = weather.isOnlyFirstUsed ? 0 : random.below(scene.devices.count)
    if !scene.devices[device].isRunning {
      start(device)
    } else if sleepers[device] == nil {
      pause = max(pause, act(device))
    }
    agenda.enter(.userMoves, at: scene.now + pause)
  }

  private mutating func pauseBetweenMoves() -> Milliseconds {
    switch random.below(100) {
    case 0..<60: random.pause(60...280)
    case 60..<80: random.pause(300...1500)
    case 80..<95: random.pause(2000...8000)
    default: random.pause(10_000...40_000)
    }
  }

  /// - Returns: How long it takes.
  private mutating func act(_ device: Int) -> Milliseconds {
    switch UserAct.draw(&random) {
    case .tap(let direction):
      step(device, .pressed(direction))
      return goOn(device, .release, after: random.pause(30...160))
    case .hold(let direction):
      step(device, .pressed(direction))
      return goOn(
        device, random.happens(200) ? .interrupt : .release, after: random.pause(520...3500))
    case .type:
      type(device)
      return goOn(
        device, random.happens(300) ? .endText : .commitText, after: random.pause(0...900))
    case .typeInVain:
      type(device)
      return goOn(device, .revertText, after: random.pause(100...900))
    case .stepByVoice(let direction): step(device, .stepped(direction))
    case .chooseByVoice: step(device, .chosen(numberInMind))
    case .key(let key):
      step(device, .keyDown(key))
      for _ in 0..<random.below(4) { step(device, .keyDown(key)) }
      return goOn(device, .keyUp, after: random.pause(10...200))
    case .turnWheel:
      step(device, .focused(true))
      step(device, .wheelTurned(random.pick([-240, -120, 120, 240])))
    case .goBack:
      guard let number = scene.devices[device].selector.record?.confirmed?.number else { return 0 }
      step(device, .chosen(number))
    case .hostSets:
      let number = random.happens(300) ? ExactDecimal(random.within(-1...200)) : numberInMind
      step(device, .numberSet(number))
    case .reset: step(device, .reset)
    case .leave: leave(device)
    case .reload: step(device, .reloaded)
    case .configure: step(device, .configured(scene.devices[device].settings))
    }
    return 0
  }

  private mutating func goOn(
    _ device: Int, _ act: UserAct.Continuation, after pause: Milliseconds
  ) -> Milliseconds {
    guard let life = scene.devices[device].life else { return 0 }
    agenda.enter(.userGoesOn(device: device, life: life, act), at: scene.now + pause)
    return pause
  }

  mutating func goOn(_ device: Int, _ act: UserAct.Continuation) {
    switch act {
    case .release: step(device, .released)
    case .interrupt: step(device, .interrupted)
    case .keyUp: step(device, .keyUp)
    case .commitText: step(device, .entryCommitted)
    case .endText: step(device, .entryEnded)
    case .revertText: step(device, .entryReverted)
    }
  }

  private mutating func type(_ device: Int) {
    step(device, .entryBegan)
    let reading: NumberReading =
      random.happens(100) ? random.pick([.empty, .unreadable]) : .number(numberInMind)
    step(device, .entryEdited(reading))
  }

  private var numberInMind: ExactDecimal {
    mutating get { RuleBook.number(near: scene.server.document.rule, &random) }
  }

  /// The user leaves the page: what waits is sent.
  private mutating func leave(_ device: Int) {
    step(device, .flushed)
    scene.devices[device].burst.end()
    if random.happens(weather.sleeps * 4) { sleep(device) }
  }

  // MARK: What happens to devices

  mutating func start(_ device: Int) {
    sleepers[device] = nil
    fulfil(scene.start(device), of: device)
    let isUsed = device == 0 || !weather.isOnlyFirstUsed
    if isUsed, random.happens(40) { step(device, .numberSet(numberInMind)) }
  }

  mutating func openJournal(_ device: Int) {
    fulfil(scene.openJournal(device), of: device)
    show(device)
  }

  mutating func sleep(_ device: Int) {
    guard let life = scene.devices[device].life, sleepers[device] == nil else { return }
    scene.tally[.sleep] += 1
    scene.tell { "\($0.devices[device].name) goes into the background" }
    let end = scene.now + random.pause(500...40_000)
    sleepers[device] = end
    agenda.enter(.wakesUp(device: device, life: life), at: end)
  }

  mutating func wakeUp(_ device: Int) {
    guard sleepers[device] != nil else { return }
    sleepers[device] = nil
    scene.tell { "\($0.devices[device].name) is in front again" }
    if random.happens(700) { retry(device) }
    show(device)
  }

  mutating func retry(_ device: Int) {
    scene.devices[device].asked = nil
    step(device, .retried)
  }

  // MARK: The calm

  /// From now on nothing goes wrong: everybody comes back, and everything has to come to rest.
  private mutating func calmDown() {
    isCalm = true
    isSourceDown = false
    weather.clearUp()
    scene.tell { _ in "from here on nothing goes wrong" }
    for device in scene.devices.indices {
      guard scene.devices[device].isRunning else {
        start(device)
        continue
      }
      sleepers[device] = nil
      step(device, .interrupted)
      step(device, .entryReverted)
      retry(device)
      show(device)
    }
  }
}
