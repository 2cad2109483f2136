/// A button or key that is held down.
struct Hold: Equatable, Sendable {
  /// The key, or `nil` for a button under the pointer.
  let key: NumberKey?

  let direction: Direction

  /// How often the hold has stepped.
  private(set) var repeats = 0

  /// When the next repeat is due. Keys bring their own repeats.
  private(set) var deadline: Milliseconds?

  init(pressing direction: Direction, at now: Milliseconds) {
    key = nil
    self.direction = direction
    deadline = later(now, by: Self.delay)
  }

  init(key: NumberKey, direction: Direction) {
    self.key = key
    self.direction = direction
  }

  /// Counts a repeat. The next is due a while after now, so a stall never makes up for lost ones.
  mutating func stepped(at now: Milliseconds) {
    repeats += 1
    guard key == nil else { return }
    deadline = later(now, by: Self.interval(after: repeats))
  }

  /// How many increments the next repeat goes.
  func stride(from number: ExactDecimal, among allowed: AllowedNumbers) -> Int {
    let isLong =
      repeats >= Self.repeatsBeforeTens
      && allowed.hasMoreSteps(than: 100, direction, from: number)
      && allowed.isWholeTens(number)
    return isLong ? 10 : 1
  }
}

extension Hold {
  /// How long a press is a tap.
  static let delay: Milliseconds = 500

  static let repeatsBeforeTens = 40

  static func interval(after repeats: Int) -> Milliseconds {
    switch repeats {
    case 1: 100
    case 2: 85
    case 3: 72
    case 4: 61
    case 5: 52
    case 6: 44
    default: 40
    }
  }
}

private func later(_ now: Milliseconds, by interval: Milliseconds) -> Milliseconds {
  let (time, overflows) = now.addingReportingOverflow(interval)
  return overflows ? .max : time
}
