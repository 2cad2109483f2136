import NumberSelect

/// What a device did with one event.
struct Step {
  let device: Int
  let event: NumberEvent
  /// The reply that the event brought, and to which request.
  let reply: Reply?
  let request: Int?
  /// The request was still awaited.
  let isAwaited: Bool
  let effects: NumberEffects
  let before: View
  let after: View
  /// The act that this was.
  let act: Int?
  /// The newest act before that.
  let earlierAct: Int?

  /// Whether the source had a part in it.
  var isFromSource: Bool {
    switch event {
    case .saveAnswered, .loaded, .pushed, .clientMade: true
    default: false
    }
  }
}

extension NumberEvent {
  /// Whether it brings back what was chosen before the start.
  var restoresIntent: Bool {
    guard case .journalRead(let record) = self else { return false }
    return record.intent != nil
  }
}

/// Something that is true after every event of a device.
protocol StepInvariant {
  static var name: String { get }

  /// What is wrong, or `nil` if nothing is.
  static func flaw(in step: Step, of scene: borrowing Scene) -> String?
}

/// Something that is true of every save that leaves a device.
protocol SendInvariant {
  static var name: String { get }
  static func flaw(in request: Request, of scene: borrowing Scene) -> String?
}

/// Something that is true of every save that the source takes. It is asked before the save counts.
protocol CommitInvariant {
  static var name: String { get }
  static func flaw(in request: Request, of scene: borrowing Scene) -> String?
}
