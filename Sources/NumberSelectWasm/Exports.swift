import NumberSelect

// What the shell can call. Texts go through the buffer that `number_room` gives, one Unicode scalar
// in each word; a count below zero stands for no text at all. Nothing here can fail: what makes no
// sense changes nothing.

/// What the shell knows a number by.
public typealias Handle = UnsafeMutableRawPointer

extension Handle {
  var number: WebNumber { Unmanaged<WebNumber>.fromOpaque(self).takeUnretainedValue() }
}

/// Makes a number without a source. It lives until `number_free`.
@_cdecl("number_make")
public func make() -> Handle {
  Unmanaged.passRetained(WebNumber()).toOpaque()
}

/// Frees a number. Its handle is nothing from then on.
@_cdecl("number_free")
public func free(_ handle: Handle) {
  Unmanaged<WebNumber>.fromOpaque(handle).release()
}

/// The buffer, with room for so many words.
@_cdecl("number_room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt32> {
  buffer.room(for: Int(count))
}

/// Keeps the signs of a language as long as the page: the words of ``NumberSigns`` but the first.
@_cdecl("number_symbols")
public func symbols(_ count: Int32) -> UnsafePointer<UInt32> {
  let words = buffer.words(count)
  let signs = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 + words.count)
  signs.initialize(to: UInt32(words.count))
  for (index, word) in words.enumerated() { (signs + 1 + index).initialize(to: word) }
  return UnsafePointer(signs)
}

/// Has a number write and read with the signs that `number_symbols` gave.
@_cdecl("number_speak")
public func speak(_ handle: Handle, _ symbols: UnsafePointer<UInt32>) {
  handle.number.symbols = NumberSigns(symbols)
}

/// Sets an attribute: 0 `value`, 1 `min`, 2 `max`, 3 `step`. It counts from `configured` on.
@_cdecl("number_set")
public func set(_ handle: Handle, _ attribute: Int32, _ count: Int32) {
  let value = ExactDecimal(html: buffer.words(count))
  let number = handle.number
  switch attribute {
  case 0: number.attributes.value = value
  case 1: number.attributes.min = value
  case 2: number.attributes.max = value
  default:
    number.attributes.step = value
    number.attributes.isAnyStep = isAny(buffer.words(count))
  }
}

/// Sets what is on or off; see ``WebOptions``. It counts from `configured` on.
@_cdecl("number_options")
public func options(_ handle: Handle, _ options: Int32) {
  handle.number.options = WebOptions(rawValue: options)
}

/// Sets the number as the page's script does. A text that is no number leaves none.
@_cdecl("number_assign")
public func assign(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  handle.number.assign(ExactDecimal(html: buffer.words(count)), at: now)
}

/// Takes what the text says after it was edited.
@_cdecl("number_type")
public func type(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  let number = handle.number
  let reading = number.symbols.read(buffer.words(count))
  number.begin()
  number.control.dropQuestion()
  number.control.editEntry(reading, &number.effects)
  return number.finish(at: now)
}

/// Takes any other event; see ``WebEvent``.
@_cdecl("number_send")
public func send(
  _ handle: Handle, _ event: Int32, _ argument: Int32, _ now: Int64
) -> Int32 {
  guard let event = WebEvent(rawValue: event) else { return 0 }
  let number = handle.number
  number.begin()
  number.take(event, argument, at: now)
  return number.finish(at: now)
}

/// HTML's `stepUp(count)`; below zero, `stepDown`. −1 where there are no steps.
@_cdecl("number_step")
public func step(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  let number = handle.number
  guard !number.attributes.isAnyStep else { return -1 }
  let origin = number.control.statedNumber ?? 0
  let allowed = number.control.allowed
  guard let reached = allowed.stepped(by: Int64(count), from: origin) else { return 0 }
  return number.assign(reached, at: now)
}

/// What there is to draw, in bits.
@_cdecl("number_state")
public func state(_ handle: Handle) -> Int32 {
  handle.number.state
}

/// Writes a text into the buffer; see ``WebText``. With 32 added it is written for people. −1 if
/// there is none.
@_cdecl("number_write")
public func write(_ handle: Handle, _ what: Int32) -> Int32 {
  guard let asked = WebText(rawValue: what & ~32) else { return -1 }
  return handle.number.write(asked, forPeople: what & 32 != 0)
}

/// When `woken` is to be sent, or −1.
@_cdecl("number_deadline")
public func deadline(_ handle: Handle) -> Int64 {
  handle.number.deadline ?? -1
}

private func isAny(_ words: UnsafeBufferPointer<UInt32>) -> Bool {
  words.count == 3 && words[0] | 0x20 == 0x61 && words[1] | 0x20 == 0x6E && words[2] | 0x20 == 0x79
}
