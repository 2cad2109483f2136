// Buttons, keys and wheel.
extension NumberControl {
  /// Whether there is an allowed number in that direction, seen from what is typed if that can be
  /// read.
  package func canStep(_ direction: Direction) -> Bool {
    isOperable && target(direction, times: 1, from: stepOrigin) != nil
  }

  private var stepOrigin: ExactDecimal? {
    switch entry?.reading {
    case .number(let typed): settings.commitPolicy == .mark ? typed : allowed.nearest(to: typed)
    case .empty where canBeEmpty: nil
    case .empty, .unreadable, .tooManyDigits, nil: number
    }
  }

  private func target(
    _ direction: Direction, times: Int, from origin: ExactDecimal?
  ) -> ExactDecimal? {
    if let origin { return allowed.next(direction, from: origin, times: times) }
    return direction == .up ? allowed.nearest(to: rule.initialNumber) : nil
  }

  // MARK: Buttons

  package mutating func press(
    _ direction: Direction, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    endHold(&effects)
    guard isOperable, !marksUnusableEntry(&effects), canStep(direction) else { return }
    hold = Hold(pressing: direction, at: now)
  }

  package mutating func release(_ effects: inout NumberEffects) {
    guard let hold, hold.key == nil else { return }
    if hold.repeats > 0 { return endHold(&effects) }
    self.hold = nil
    stepOnce(hold.direction, &effects)
  }

  package mutating func interrupt(_ effects: inout NumberEffects) {
    postponed = nil
    endHold(&effects)
  }

  package mutating func stepOnce(_ direction: Direction, _ effects: inout NumberEffects) {
    guard isOperable, !isPreceded(.stepped(direction), &effects) else { return }
    step(direction, times: 1, .changedAndCommitted, &effects)
  }

  package mutating func wake(at now: Milliseconds, _ effects: inout NumberEffects) {
    guard let deadline, now >= deadline else { return }
    guard !settlesEntry(before: .woken, &effects) else { return }
    repeatHold(at: now, &effects)
  }

  // MARK: Keys

  package mutating func keyDown(
    _ key: NumberKey, at now: Milliseconds, _ effects: inout NumberEffects
  ) {
    guard isOperable else { return }
    if let hold, hold.key == key { return repeatHold(at: now, &effects) }
    guard !isPreceded(.keyDown(key), &effects) else { return }
    switch key {
    case .step(let direction), .page(let direction):
      guard canStep(direction) else { return }
      hold = Hold(key: key, direction: direction)
      repeatHold(at: now, &effects)
    case .end(let direction):
      guard let end = direction == .up ? allowed.highest : allowed.lowest else { return }
      propose(end, .changedAndCommitted, &effects)
    }
  }

  package mutating func keyUp(_ effects: inout NumberEffects) {
    guard let hold, hold.key != nil else { return }
    endHold(&effects)
  }

  // MARK: Wheel and focus

  package mutating func turnWheel(_ turn: Int, _ effects: inout NumberEffects) {
    guard isOperable, hasFocus, turn != 0 else { return }
    let turn = min(max(turn, -Self.longestTurn), Self.longestTurn)
    if turn.signum() != wheelRest.signum() { wheelRest = 0 }
    let (notches, rest) = (wheelRest + turn).quotientAndRemainder(dividingBy: Self.notch)
    wheelRest = rest
    guard notches != 0, !isPreceded(.wheelTurned(notches * Self.notch), &effects) else { return }
    step(notches > 0 ? .up : .down, times: abs(notches), .changedAndCommitted, &effects)
  }

  private static var notch: Int { 120 }
  private static var longestTurn: Int { 100 * notch }

  package mutating func focus(_ hasFocus: Bool, _ effects: inout NumberEffects) {
    guard hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    wheelRest = 0
    guard !hasFocus else { return }
    endHold(&effects)
    endEntry(&effects)
  }

  // MARK: Holding

  private mutating func repeatHold(at now: Milliseconds, _ effects: inout NumberEffects) {
    guard var hold else { return }
    let stride = number.map { hold.stride(from: $0, among: allowed) } ?? 1
    hold.stepped(at: now)
    self.hold = hold
    let times = if case .page = hold.key { 10 } else { stride }
    step(hold.direction, times: times, .changing, &effects)
  }

  package mutating func endHold(_ effects: inout NumberEffects) {
    hold = nil
    commitChanges(&effects)
  }

  /// A hold ends when its way is closed.
  mutating func endHoldIfBlocked(_ effects: inout NumberEffects) {
    guard let hold, !canStep(hold.direction) else { return }
    endHold(&effects)
  }

  // MARK: Steps

  private mutating func step(
    _ direction: Direction, times: Int, _ stage: NumberChange.Stage,
    _ effects: inout NumberEffects
  ) {
    guard let number = target(direction, times: times, from: number) else { return }
    propose(number, stage, &effects)
  }

  /// Ends a hold and takes what was typed, which may both be changes of their own. If so, `event`
  /// comes once more when the host has been told.
  ///
  /// - Returns: Whether there is nothing left to do for now.
  private mutating func isPreceded(_ event: Postponed, _ effects: inout NumberEffects) -> Bool {
    endHold(&effects)
    if effects.change != nil {
      postpone(event, &effects)
      return true
    }
    return settlesEntry(before: event, &effects)
  }
}
