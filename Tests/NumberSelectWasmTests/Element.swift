import NumberSelectWasm

/// An element as the shell sees it: only what is exported, and texts through the buffer.
final class Element {
  enum Attribute: Int32 { case value, min, max, step }
  enum Event: Int32 {
    case pressed, released, interrupted, stepped
    case stepKeyDown, pageKeyDown, endKeyDown, keyUp
    case wheelTurned, focused
    case entryBegan, entryCommitted, entryEnded, entryReverted
    case configured, reset, answered, proceeded, woken
  }
  enum Text: Int32 {
    case shown, value, submitted, lowest, highest, proposed, requested, adjusted, forgotten
  }
  enum Flag: Int32 {
    case canStepDown, canStepUp
    case underflow = 14
    case overflow, mismatch, missing, badInput
  }

  static let question: Int32 = 1 << 5
  static let proceeds: Int32 = 1 << 6

  let handle: Handle
  private let isSourced: Bool

  init(_ attributes: [Attribute: String] = [:], options: Int32 = 3, isSourced: Bool = false) {
    self.isSourced = isSourced
    handle = isSourced ? makeSourced() : make()
    for (attribute, text) in attributes { set(handle, attribute.rawValue, Self.put(text)) }
    NumberSelectWasm.options(handle, options)
    speak(handle, symbols(Self.put(words: [0x30, 0x2E, 0x2C, 3, 3, 1, 1, 0x2D])))
    send(.configured)
  }

  deinit {
    free(handle)
  }

  /// Sends an event, allows every change, and goes on as the shell does.
  @discardableResult
  func send(_ event: Event, _ argument: Int32 = 0) -> Int32 {
    follow(NumberSelectWasm.send(handle, event.rawValue, argument, 0))
  }

  @discardableResult
  func type(_ text: String) -> Int32 {
    follow(NumberSelectWasm.type(handle, Self.put(text), 0))
  }

  @discardableResult
  func assign(_ text: String?) -> Int32 {
    follow(NumberSelectWasm.assign(handle, text.map(Self.put) ?? -1, 0))
  }

  @discardableResult
  func step(_ count: Int32) -> Int32 {
    let effects = NumberSelectWasm.step(handle, count, 0)
    return effects < 0 ? effects : follow(effects)
  }

  private func follow(_ effects: Int32) -> Int32 {
    var effects = effects
    if effects & Self.question != 0 { effects |= send(.answered, 1) }
    if effects & Self.proceeds != 0 { effects |= send(.proceeded) }
    return effects
  }

  func text(_ what: Text) -> String? {
    Self.take(write(handle, what.rawValue))
  }

  var value: String { text(.value) ?? "" }

  func has(_ flag: Flag) -> Bool {
    state(handle) >> flag.rawValue & 1 == 1
  }

  static func put(_ text: String) -> Int32 {
    put(words: text.unicodeScalars.map(\.value))
  }

  static func put(words: [UInt32]) -> Int32 {
    let start = room(Int32(words.count))
    for (index, word) in words.enumerated() { start[index] = word }
    return Int32(words.count)
  }

  static func take(_ count: Int32) -> String? {
    guard count >= 0 else { return nil }
    let words = UnsafeBufferPointer(start: room(count), count: Int(count))
    return String(String.UnicodeScalarView(words.compactMap(Unicode.Scalar.init)))
  }
}
