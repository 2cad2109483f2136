import NumberSelect

/// One session: users, a network and a source, in a time of its own, all of it drawn from a seed.
struct World {
  /// More than any session needs that comes to rest.
  static let mostEvents = 200_000

  var scene: Scene
  var random: SplitMix64
  var weather: Weather
  var agenda = Agenda()
  var movesLeft: Int

  /// Nothing goes wrong any more, and nobody does anything.
  var isCalm = false
  var isSourceDown = false

  /// Until when an app is in the background.
  var sleepers: [Milliseconds?]

  /// The last load of each device.
  var loads: [Int]
  var foreignSequence: Int64 = 0

  /// What stands behind the source, if it is not only a model.
  let store: (any RealStore)?

  /// The requests that a store may have taken or not.
  var cutOff: [Int] = []
  private var events = 0

  init(
    seed: UInt64, mutant: Mutant? = nil, tellsStory: Bool = false,
    store: (any RealStore)? = nil
  ) {
    var random = SplitMix64(seed: seed)
    var weather = Weather(&random)
    if let store { weather.suit(store) }
    let names = Array(["A", "B", "C"].prefix(weather.deviceCount))
    scene = Scene(devices: names, rule: RuleBook.draw(&random), mutant: mutant)
    scene.isFaultless = weather.isFaultless
    if tellsStory { scene.story = Story() }
    for device in scene.devices.indices {
      scene.devices[device].settings.conflictPolicy = weather.conflictPolicy
      scene.devices[device].settings.commitPolicy = weather.commitPolicy
      scene.devices[device].settings.asksBeforeChange = weather.asksBeforeChange
    }
    movesLeft = weather.acts
    sleepers = names.map { _ in nil }
    loads = names.map { _ in 0 }
    self.random = random
    self.store = store
    self.weather = weather
  }

  /// Lets everything happen, then the calm in which it has to come to rest.
  mutating func run() {
    if store != nil { beginWithStore() }
    scene.tell { "the rule is \(words(for: $0.server.document.rule))" }
    for device in scene.devices.indices { start(device) }
    agenda.enter(.userMoves, at: random.pause(200...2000))
    while scene.violation == nil, happens() {
      events += 1
      if events > Self.mostEvents { scene.fail(Convergence.name, "it does not come to rest") }
    }
    compareWithStore()
    scene.checkRest()
  }

  /// Lets the next thing happen.
  ///
  /// - Returns: Whether there was anything.
  private mutating func happens() -> Bool {
    let (device, deadline) = nextDeadline
    if let time = agenda.nextTime, time <= deadline ?? .max {
      scene.now = max(scene.now, time)
      if let occurrence = agenda.takeNext() { perform(occurrence) }
      return true
    }
    guard let deadline else { return false }
    scene.now = max(scene.now, deadline)
    step(device, .woken)
    return true
  }

  /// Which device has to be woken first, and when.
  private var nextDeadline: (device: Int, time: Milliseconds?) {
    var first: (device: Int, time: Milliseconds?) = (0, nil)
    for device in scene.devices.indices
    where scene.devices[device].isRunning && sleepers[device] == nil {
      guard let deadline = scene.devices[device].selector.actionDeadline else { continue }
      if deadline < first.time ?? .max { first = (device, deadline) }
    }
    return first
  }

  private mutating func perform(_ occurrence: Occurrence) {
    switch occurrence {
    case .userMoves: moveUser()
    case .userGoesOn(let device, let life, let act):
      guard reaches(device, life, occurrence) else { return }
      goOn(device, act)
    case .journalRead(let device, let life):
      guard reaches(device, life, occurrence) else { return }
      openJournal(device)
    case .saveArrives(let request): arrive(request)
    case .saveAnswered(let request, let reply):
      let (device, life) = (scene.requests[request].device, scene.requests[request].life)
      guard reaches(device, life, occurrence) else { return }
      answer(request, reply)
    case .waitIsOver(let request):
      let (device, life) = (scene.requests[request].device, scene.requests[request].life)
      guard scene.requests[request].isAwaited, reaches(device, life, occurrence) else { return }
      scene.tally[.timeout] += 1
      fulfil(scene.answer(request, with: .lost), of: device)
    case .documentPushed(let device, let life, let entry):
      guard reaches(device, life, occurrence) else { return }
      fulfil(scene.push(entry, to: device), of: device)
    case .loadArrives(let device, let life, let load): arrive(load: load, of: device, life)
    case .loadAnswered(let device, let life, let load, let entry):
      guard load == loads[device], reaches(device, life, occurrence) else { return }
      fulfil(scene.load(entry, to: device), of: device)
    case .loadFails(let device, let life, let load):
      guard load == loads[device], reaches(device, life, occurrence) else { return }
      failLoad(of: device)
    case .nameMade(let device, let life):
      guard reaches(device, life, occurrence) else { return }
      fulfil(scene.nameClient(device), of: device)
    case .wakesUp(let device, let life):
      guard scene.devices[device].life == life else { return }
      wakeUp(device)
    case .sourceIsBack:
      isSourceDown = false
      scene.tell { _ in "the source is back" }
    }
  }

  /// Whether something still finds the life that it was meant for. An app in the background gets it
  /// later.
  private mutating func reaches(_ device: Int, _ life: Int, _ occurrence: Occurrence) -> Bool {
    guard scene.devices[device].life == life else { return false }
    guard let end = sleepers[device] else { return true }
    agenda.enter(occurrence, at: end)
    return false
  }

  mutating func step(_ device: Int, _ event: NumberEvent) {
    fulfil(scene.step(device, event), of: device)
  }

  /// Does what a driver does for its selector.
  mutating func fulfil(_ wishes: Wishes, of device: Int) {
    guard let life = scene.devices[device].life else { return }
    if let request = wishes.send { transmit(request) }
    if wishes.opensJournal {
      agenda.enter(.journalRead(device: device, life: life), at: scene.now + random.pause(0...3))
    }
    if wishes.loads { load(device, life) }
    if wishes.wantsClient {
      agenda.enter(.nameMade(device: device, life: life), at: scene.now + random.pause(0...2))
    }
    if let question = wishes.question {
      step(device, .answered(question, isAllowed: !random.happens(100)))
    }
  }
}
