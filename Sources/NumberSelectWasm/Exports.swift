import NumberSelect

// What the shell can call. Texts go through the buffer that `number_room` gives, one Unicode scalar
// in each word; a count below zero stands for no text at all. Nothing here can fail: what makes no
// sense changes nothing.

/// What the shell knows a number by.
public typealias Handle = UnsafeMutableRawPointer

extension Handle {
  var number: UnsafeMutablePointer<WebNumber> {
    assumingMemoryBound(to: WebNumber.self)
  }
}

@_cdecl("number_make")
public func make() -> Handle {
  let number = UnsafeMutablePointer<WebNumber>.allocate(capacity: 1)
  number.initialize(to: WebNumber())
  return Handle(number)
}

@_cdecl("number_free")
public func free(_ handle: Handle) {
  handle.number.deinitialize(count: 1)
  handle.number.deallocate()
}

/// The buffer, with room for so many words.
@_cdecl("number_room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt32> {
  buffer.room(for: Int(count))
}

/// Makes the signs of a language from the buffer: zero, decimal mark, grouping mark or 0, primary
/// and secondary group, fewest grouped digits, then the length of the minus and the minus itself,
/// then the unit up to the end.
@_cdecl("number_symbols")
public func symbols(_ count: Int32) -> UnsafeRawPointer {
  let words = buffer.words(count)
  var symbols = NumberSymbols()
  if words.count > 6 {
    symbols.zeroDigit = scalar(words[0])
    symbols.decimalMark = scalar(words[1])
    symbols.groupingMark = words[2] == 0 ? nil : scalar(words[2])
    symbols.primaryGroupSize = Int(words[3])
    symbols.secondaryGroupSize = Int(words[4])
    symbols.minimumGroupingDigits = Int(words[5])
    let unit = min(7 + Int(words[6]), words.count)
    symbols.minus = words[7..<unit].map(scalar)
    symbols.unit = words[unit...].map(scalar)
  }
  let pointer = UnsafeMutablePointer<NumberSymbols>.allocate(capacity: 1)
  pointer.initialize(to: symbols)
  return UnsafeRawPointer(pointer)
}

@_cdecl("number_speak")
public func speak(_ handle: Handle, _ symbols: UnsafeRawPointer) {
  handle.number.pointee.symbols =
    symbols.assumingMemoryBound(to: NumberSymbols.self)
}

/// Sets an attribute: 0 `value`, 1 `min`, 2 `max`, 3 `step`. It counts from `configured` on.
@_cdecl("number_set")
public func set(_ handle: Handle, _ attribute: Int32, _ count: Int32) {
  let value = ExactDecimal(html: buffer.scalars(count))
  switch attribute {
  case 0: handle.number.pointee.attributes.value = value
  case 1: handle.number.pointee.attributes.min = value
  case 2: handle.number.pointee.attributes.max = value
  default:
    handle.number.pointee.attributes.step = value
    handle.number.pointee.attributes.isAnyStep = isAny(buffer.words(count))
  }
}

/// Sets what is on or off: 1 enabled, 2 editable, 4 marks on commit, 8 required; and in the bits
/// from 16 on the base: 0 as HTML, 1 minimum, 2 zero, 3 none.
@_cdecl("number_options")
public func options(_ handle: Handle, _ options: Int32) {
  handle.number.pointee.setOptions(options)
}

/// Sets the number as the page's script does. A text that is no number leaves none.
@_cdecl("number_assign")
public func assign(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  return handle.number.pointee.handle(
    .numberSet(ExactDecimal(html: buffer.scalars(count))), at: now)
}

/// Takes what the text says after it was edited.
@_cdecl("number_type")
public func type(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  let reading =
    handle.number.pointee.symbols?.pointee.read(scalars: buffer.scalars(count)) ?? .unreadable
  return handle.number.pointee.handle(.entryEdited(reading), at: now)
}

/// Takes any other event; see ``WebEvent``.
@_cdecl("number_send")
public func send(
  _ handle: Handle, _ event: Int32, _ argument: Int32, _ now: Int64
) -> Int32 {
  guard let event = WebEvent(rawValue: event).flatMap({ handle.number.pointee.event($0, argument) })
  else {
    return 0
  }
  return handle.number.pointee.handle(event, at: now)
}

/// HTML's `stepUp(count)`; below zero, `stepDown`. −1 where there are no steps.
@_cdecl("number_step")
public func step(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  guard !handle.number.pointee.attributes.isAnyStep else { return -1 }
  let control = handle.number.pointee.selector.control
  let origin = control.statedNumber ?? 0
  guard let reached = control.allowed.stepped(by: Int64(count), from: origin) else { return 0 }
  return handle.number.pointee.handle(.numberSet(reached), at: now)
}

@_cdecl("number_state")
public func state(_ handle: Handle) -> Int32 {
  handle.number.pointee.state
}

/// Writes a text into the buffer; see ``WebText``. With 32 added it is written for people.
@_cdecl("number_write")
public func write(_ handle: Handle, _ what: Int32) -> Int32 {
  var text: [Unicode.Scalar] = []
  guard
    let asked = WebText(rawValue: what & 31),
    handle.number.pointee.text(asked, forPeople: what & 32 != 0, to: &text)
  else { return -1 }
  return buffer.fill(text.lazy.map { $0.value })
}

/// When `woken` is to be sent, or −1.
@_cdecl("number_deadline")
public func deadline(_ handle: Handle) -> Int64 {
  handle.number.pointee.selector.deadline ?? -1
}

private func isAny(_ words: UnsafeMutableBufferPointer<UInt32>) -> Bool {
  words.count == 3 && words[0] | 0x20 == 0x61 && words[1] | 0x20 == 0x6E && words[2] | 0x20 == 0x79
}
