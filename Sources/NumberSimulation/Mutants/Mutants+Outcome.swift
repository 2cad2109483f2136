import NumberSelect

// Faults in what an answer is taken for.
extension Mutant {
  static let outcomeMutants: [Mutant] = [
    Mutant(
      name: "an unknown outcome is forgotten on return", breaks: "C3",
      editSelector: { selector, event, isAwaited in
        guard isAwaited, case .saveAnswered(_, .lost) = event,
          selector.sync?.attemptInFlight == nil
        else { return }
        selector.ownSync?.record.sent = nil
      }),
    Mutant(
      name: "a late answer settles the save in flight", breaks: "C7",
      editEvent: { event, device, isAwaited in
        guard !isAwaited, let attempt = device.attemptInFlight,
          case .saveAnswered(_, .stored(let document)) = event
        else { return }
        event = .saveAnswered(attempt: attempt, .stored(document))
      }),
    Mutant(
      name: "a late 412 settles the save in flight", breaks: "C8",
      editEvent: { event, device, isAwaited in
        guard !isAwaited, let attempt = device.attemptInFlight,
          case .saveAnswered(_, .stale(let document)) = event
        else { return }
        event = .saveAnswered(attempt: attempt, .stale(document))
      }),
    Mutant(
      name: "a late 409 takes the name", breaks: "C9",
      editEvent: { event, device, isAwaited in
        guard !isAwaited, let attempt = device.attemptInFlight,
          case .saveAnswered(_, .sequenceUsed(let document)) = event
        else { return }
        event = .saveAnswered(attempt: attempt, .sequenceUsed(document))
      }),
    Mutant(
      name: "one's own older save counts as somebody else's", breaks: "C14",
      editEvent: { event, device, isAwaited in
        guard isAwaited, case .saveAnswered(let attempt, .stale(var document)) = event,
          document.writer?.client == device.selector.record?.client
        else { return }
        document.writer?.client = Scene.name("somebody")
        event = .saveAnswered(attempt: attempt, .stale(document))
      }),
    Mutant(
      name: "a change of the rule counts as somebody's choice", breaks: "C15",
      editEvent: { event, device, isAwaited in
        guard isAwaited, case .saveAnswered(let attempt, .stale(var document)) = event,
          document.writer == device.selector.record?.intent?.base?.writer
        else { return }
        document.writer = SyncDocument.Writer(client: Scene.name("somebody"), sequence: 1)
        event = .saveAnswered(attempt: attempt, .stale(document))
      }),
    Mutant(
      name: "somebody else's save counts as a change of the rule", breaks: "rule 7",
      editEvent: { event, device, isAwaited in
        guard isAwaited, case .saveAnswered(let attempt, .stale(var document)) = event else {
          return
        }
        document.writer = device.selector.record?.intent?.base?.writer
        event = .saveAnswered(attempt: attempt, .stale(document))
      }),
    Mutant(
      name: "a 412 counts as stored", breaks: "rule 7",
      editEvent: { event, _, _ in
        guard case .saveAnswered(let attempt, .stale(let document)) = event else { return }
        event = .saveAnswered(attempt: attempt, .stored(document))
      }),
    Mutant(
      name: "a timeout counts as stored", breaks: "rule 6",
      editEvent: { event, device, _ in
        guard case .saveAnswered(let attempt, .lost) = event,
          let confirmed = device.selector.record?.confirmed
        else { return }
        event = .saveAnswered(attempt: attempt, .stored(confirmed))
      }),
    Mutant(
      name: "a refused number is given up in silence", breaks: "rule 8",
      editEvent: { event, _, _ in
        guard case .saveAnswered(let attempt, .refused(let document)) = event else { return }
        event = .saveAnswered(attempt: attempt, .stored(document))
      }),
    Mutant(
      name: "Retry-After is not heard", breaks: "rule 10",
      editEvent: { event, _, _ in
        guard case .saveAnswered(let attempt, .unavailable) = event else { return }
        event = .saveAnswered(attempt: attempt, .unavailable(retryAfter: nil))
      }),
  ]
}
