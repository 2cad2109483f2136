import NumberSelect

// What the shell calls of a number that has a source.

extension Handle {
  /// The shell calls what follows only with numbers that it made here.
  fileprivate var sourced: WebSourcedNumber {
    Unmanaged<WebSourcedNumber>.fromOpaque(self).takeUnretainedValue()
  }
}

/// Makes a number that can be bound to a source. It lives until `number_free`.
@_cdecl("number_make_sourced")
public func makeSourced() -> Handle {
  Unmanaged.passRetained(WebSourcedNumber()).toOpaque()
}

/// Starts over with the source.
@_cdecl("number_bind")
public func bind(_ handle: Handle, _ now: Int64) -> Int32 {
  let number = handle.sourced
  number.begin()
  number.sync = nil
  number.control.bind(&number.effects)
  return number.finish(at: now)
}

/// Goes on with a journal. In the buffer stand a client name that nobody ever had, the journal's key
/// and the record, each but the last followed by a line feed. What is no record of that key is none.
@_cdecl("number_open")
public func open(_ handle: Handle, _ count: Int32, _ now: Int64) -> Int32 {
  var words = WordReader(buffer.words(count))
  let name = words.bytes()
  let key = words.bytes()
  guard let client = WireName(name) else { return 0 }
  let record = NumberRecord(bytes: words.rest, key: key) ?? NumberRecord(client: client)
  let number = handle.sourced
  number.begin()
  if let sync = NumberSync.open(record, in: &number.control, &number.effects) {
    number.sync = sync
  }
  return number.finish(at: now)
}

/// Writes the journal's record into the buffer, in which its key stands. −1 if there is none.
@_cdecl("number_record")
public func record(_ handle: Handle, _ count: Int32) -> Int32 {
  let key = WordReader(buffer.words(count)).rest
  guard let record = handle.sourced.sync?.record else { return -1 }
  return buffer.fill(record.bytes(key: key))
}

/// Takes what the source says; see ``WebAnswer``.
///
/// - Parameters:
///   - attempt: Which save it answers.
///   - pause: How many milliseconds the source asked to wait, or less than 0.
///   - count: The length of the document, or of the client name, in the buffer.
@_cdecl("number_hear")
public func hear(
  _ handle: Handle, _ answer: Int32, _ attempt: Int32, _ pause: Int32, _ count: Int32, _ now: Int64
) -> Int32 {
  guard let answer = WebAnswer(rawValue: answer) else { return 0 }
  let number = handle.sourced
  let words = WordReader(buffer.words(count))
  number.begin()
  number.take(answer, Int64(attempt), pause < 0 ? nil : Milliseconds(pause), words, at: now)
  return number.finish(at: now)
}

/// Writes the save that is to be sent: the number or nothing, the client, the sequence, the tag of
/// the document that it is made over, and which attempt this is, with line feeds between them.
@_cdecl("number_save")
public func save(_ handle: Handle) -> Int32 {
  guard let save = handle.sourced.sync?.save else { return -1 }
  var text: [UInt8] = []
  if case .number(let number) = save.choice { number.appendUTF8(to: &text) }
  text += [0x0A] + save.writer.client.bytes + [0x0A]
  text.append(whole: save.writer.sequence)
  text += [0x0A] + save.base.store.bytes + [UInt8(ascii: ".")]
  text.append(whole: save.base.version)
  text.append(0x0A)
  text.append(whole: save.attempt)
  return buffer.fill(text)
}

extension [UInt8] {
  fileprivate mutating func append(whole number: Int64) {
    ExactDecimal(integerLiteral: number).appendUTF8(to: &self)
  }
}
