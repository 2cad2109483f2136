import NumberSelect

extension Crossroads {
  /// All that can happen next.
  var moves: [Move] {
    var moves: [Move] = []
    for device in scene.devices.indices { addMoves(of: device, to: &moves) }
    for request in scene.requests.indices { addMoves(with: request, to: &moves) }
    for index in answers.indices where isAlive(answers[index].request) {
      moves.append(.answer(index))
    }
    for device in scene.devices.indices where isLoading[device] {
      moves.append(.load(device: device))
    }
    if budget.edits > 0 { moves.append(.edit) }
    return moves
  }

  private func addMoves(of device: Int, to moves: inout [Move]) {
    guard scene.devices[device].isRunning else { return moves.append(.start(device: device)) }
    if budget.acts > 0, device == 0 || !scene.acts.isEmpty { moves.append(.act(device: device)) }
    if budget.sends > 0, scene.devices[device].selector.actionDeadline != nil {
      moves.append(.wake(device: device))
    }
    if budget.kills > 0 { moves.append(.kill(device: device)) }
    if scene.devices[device].newest != scene.present { moves.append(.push(device: device)) }
  }

  private func addMoves(with request: Int, to moves: inout [Move]) {
    if canArrive(request) { moves.append(.serve(request: request)) }
    if scene.requests[request].isAwaited, isAlive(request) {
      moves.append(.timeOut(request: request))
    }
  }

  /// Whether something comes of a request when it arrives. The save of a device that is gone is only
  /// of interest if it can be stored, and no document comes back once another has replaced it.
  func canArrive(_ request: Int) -> Bool {
    guard !isServed[request] else { return false }
    return isAlive(request) || scene.requests[request].save.base == scene.server.document.tag
  }

  /// Whether a device still hears of a request that has arrived.
  func isOpen(_ request: Int) -> Bool {
    guard isAlive(request) else { return false }
    return scene.requests[request].isAwaited || answers.contains { $0.request == request }
  }

  func isAlive(_ request: Int) -> Bool {
    scene.devices[scene.requests[request].device].life == scene.requests[request].life
  }

  /// Goes one way.
  mutating func take(_ move: Move) {
    switch move {
    case .act(let device):
      budget.acts -= 1
      step(device, .chosen(scene.devices[device].view.shown == 1 ? 2 : 1))
    case .wake(let device): wake(device)
    case .serve(let request): serve(request)
    case .answer(let index):
      let answer = answers.remove(at: index)
      deliver(answer.reply, to: answer.request)
    case .timeOut(let request): deliver(.lost, to: request)
    case .push(let device):
      enter(device)
      fulfil(scene.push(scene.present, to: device), of: device)
    case .load(let device):
      isLoading[device] = false
      enter(device)
      fulfil(scene.load(scene.present, to: device), of: device)
    case .kill(let device):
      budget.kills -= 1
      isLoading[device] = false
      scene.end(device, by: .killed)
    case .start(let device): start(device)
    case .edit:
      budget.edits -= 1
      makeEdit()
    }
  }

  private mutating func enter(_ device: Int) {
    scene.now = clocks[device]
  }

  mutating func step(_ device: Int, _ event: NumberEvent) {
    enter(device)
    fulfil(scene.step(device, event), of: device)
  }

  private mutating func wake(_ device: Int) {
    guard let deadline = scene.devices[device].selector.actionDeadline else { return }
    clocks[device] = max(clocks[device], deadline)
    step(device, .woken)
  }

  private mutating func serve(_ request: Int) {
    isServed[request] = true
    answers.append(Answer(request: request, reply: scene.serve(request)))
  }

  private mutating func deliver(_ reply: Reply, to request: Int) {
    let device = scene.requests[request].device
    enter(device)
    fulfil(scene.answer(request, with: reply), of: device)
  }

  mutating func start(_ device: Int) {
    enter(device)
    fulfil(scene.start(device), of: device)
  }

  private mutating func makeEdit() {
    switch edit {
    case .save: scene.saveByOthers(.number(0), under: Scene.name("Y"), 1)
    case .cutStock: scene.setRule(NumberRule(maximum: 1))
    case .restoreBackup: scene.restoreBackup()
    }
  }

  private mutating func fulfil(_ wishes: Wishes, of device: Int) {
    if wishes.send != nil {
      budget.sends -= 1
      isServed.append(false)
    }
    if wishes.loads { isLoading[device] = true }
    if wishes.opensJournal {
      fulfil(scene.openJournal(device), of: device)
      if scene.devices[device].newest == nil {
        fulfil(scene.push(scene.present, to: device), of: device)
      }
    }
    if wishes.wantsClient { fulfil(scene.nameClient(device), of: device) }
  }
}
