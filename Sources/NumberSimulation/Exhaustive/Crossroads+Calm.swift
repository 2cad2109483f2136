import NumberSelect

extension Crossroads {
  /// Lets everybody come back. From here on nothing goes wrong.
  mutating func beginCalm() {
    budget = Budget(acts: 0, sends: 0, kills: 0, edits: 0)
    for device in scene.devices.indices {
      if scene.devices[device].isRunning { step(device, .retried) } else { start(device) }
      take(.push(device: device))
    }
  }

  /// Takes the next step in the calm.
  ///
  /// - Returns: Whether there was one; otherwise all has come to rest.
  mutating func goOnInCalm() -> Bool {
    guard let move = nextCalmMove else { return false }
    let present = scene.present
    take(move)
    budget.sends = 0
    if scene.present != present {
      for device in scene.devices.indices { take(.push(device: device)) }
    }
    return true
  }

  private var nextCalmMove: Move? {
    if let device = isLoading.firstIndex(of: true) { return .load(device: device) }
    if let index = answers.indices.first(where: { isAlive(answers[$0].request) }) {
      return .answer(index)
    }
    for request in scene.requests.indices
    where scene.requests[request].isAwaited && isAlive(request) {
      return isServed[request] ? .timeOut(request: request) : .serve(request: request)
    }
    let waiting = scene.devices.indices.first { scene.devices[$0].selector.actionDeadline != nil }
    return waiting.map { .wake(device: $0) }
  }
}
