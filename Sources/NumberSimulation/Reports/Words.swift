import NumberSelect

// The words of a story.

func words(for number: ExactDecimal?) -> String {
  number?.description ?? "nothing"
}

func words(for choice: NumberChoice?) -> String {
  switch choice {
  case .number(let number): number.description
  case .some(.none): "no choice"
  case nil: "no intent"
  }
}

func words(for name: WireName) -> String {
  String(decoding: name.bytes, as: UTF8.self)
}

func words(for tag: SyncDocument.Tag?) -> String {
  guard let tag else { return "no document" }
  return "\(words(for: tag.store)).\(tag.version)"
}

func words(for writer: SyncDocument.Writer?) -> String {
  guard let writer else { return "nobody" }
  return "\(words(for: writer.client))#\(writer.sequence)"
}

func words(for rule: NumberRule) -> String {
  let maximum = rule.maximum.map { " to \($0)" } ?? " and up"
  let base =
    switch rule.incrementBase {
    case .minimum: "from the minimum"
    case .zero: "from zero"
    case .none: "anywhere"
    }
  let initial = rule.defaultNumber.map { ", default \($0)" } ?? ""
  return "\(rule.minimum)\(maximum) by \(rule.increment) \(base)\(initial)"
}

func words(for document: SyncDocument) -> String {
  let number = words(for: NumberChoice(document.number))
  return
    "\(words(for: document.tag)): \(number) by \(words(for: document.writer)) [\(words(for: document.rule))]"
}

func words(for reply: Reply) -> String {
  switch reply {
  case .stored: "200"
  case .stale: "412"
  case .sequenceUsed: "409"
  case .refused: "422"
  case .unavailable(let pause): pause.map { "not for \($0) ms" } ?? "not now"
  case .lost: "no answer"
  case .rejected: "401"
  }
}

func words(for answer: SaveAnswer) -> String {
  switch answer {
  case .stored(let document): "200 \(words(for: document))"
  case .stale(let document): "412 \(words(for: document))"
  case .sequenceUsed(let document): "409 \(words(for: document))"
  case .refused(let document): "422 \(words(for: document))"
  case .unavailable(let pause): "not now\(pause.map { ", \($0) ms" } ?? "")"
  case .lost: "none"
  case .rejected: "401"
  }
}

func words(for selector: NumberSelector) -> String {
  var line = "shows \(words(for: selector.number))"
  guard let record = selector.record else { return line }
  if let intent = record.intent {
    line += ", wants \(words(for: intent.choice)) #\(intent.sequence)"
    line += " over \(words(for: intent.base?.tag))"
    if intent.isRestored { line += ", restored" }
  }
  if let sent = record.sent { line += ", sent #\(sent.sequence)" }
  return line
}

func words(for event: NumberEvent) -> String {
  switch event {
  case .pressed(let direction): "presses \(direction == .up ? "+" : "−")"
  case .stepped(let direction): "steps \(direction)"
  case .chosen(let number): "chooses \(number)"
  case .entryEdited(.number(let number)): "types \(number)"
  case .numberSet(let number): "has its number set to \(words(for: number))"
  case .journalRead(let record): "reads its journal as \(words(for: record.client))"
  case .loaded(let document): "loads \(words(for: document))"
  case .pushed(let document): "hears of \(words(for: document))"
  case .saveAnswered(let attempt, let answer):
    "gets the answer to attempt \(attempt): \(words(for: answer))"
  case .clientMade(let name): "is called \(words(for: name))"
  case .configured: "is configured"
  default: "\(event)"
  }
}

/// One line of a story: what happened to a device, and what it did.
func words(for event: NumberEvent, _ effects: NumberEffects, of device: Device) -> String {
  var line = "\(device.name) \(words(for: event))"
  if let change = effects.change {
    let stage = change.stage == .changing ? "changing" : "chosen"
    line += "; \(words(for: change.old)) → \(words(for: change.new)), \(stage)"
  }
  if let change = effects.sourceChange {
    line += "; the source changes \(words(for: change.old)) to \(words(for: change.new))"
  }
  if let adjustment = effects.adjustment {
    line += "; \(adjustment.requested) is adjusted to \(adjustment.adjusted)"
  }
  if let conflict = effects.conflict {
    line += "; gives up \(words(for: conflict.forgotten)) (\(conflict.reason))"
  }
  if effects.loads { line += "; asks for the number" }
  if effects.wantsClient { line += "; needs a new name" }
  if effects.sends, let save = device.selector.save {
    line += "; sends \(words(for: save.choice)) as \(words(for: save.writer))"
    line += " over \(words(for: save.base))"
  }
  return line + " [\(words(for: device.selector))]"
}

extension Scene {
  /// The name of the device that a request comes from.
  func sender(of request: Int) -> String {
    devices[requests[request].device].name
  }
}
