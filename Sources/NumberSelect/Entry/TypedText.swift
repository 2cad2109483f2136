/// A stretch of a typed text, as code points, without white space at its ends. Direction marks in it
/// are passed over.
struct TypedText {
  private var start: UnsafePointer<UInt32>?
  private var count: Int

  init(_ points: UnsafeBufferPointer<UInt32>) {
    start = points.baseAddress
    count = points.count
    trim()
  }

  /// Takes the first code point away.
  mutating func popFirst() -> UInt32? { pop(atEnd: false) }

  /// Takes the other text away from the end, or else from the start, if it stands there.
  mutating func drop(_ other: TypedText) {
    if !drop(other, atEnd: true) { _ = drop(other, atEnd: false) }
  }

  private mutating func drop(_ other: TypedText, atEnd: Bool) -> Bool {
    var (rest, other) = (self, other)
    while let point = other.pop(atEnd: atEnd) {
      guard rest.pop(atEnd: atEnd) == point else { return false }
    }
    self = rest
    trim()
    return true
  }

  private mutating func trim() {
    trim(atEnd: false)
    trim(atEnd: true)
  }

  private mutating func trim(atEnd: Bool) {
    var rest = self
    while let point = rest.pop(atEnd: atEnd), isSpace(point) { self = rest }
  }

  private mutating func pop(atEnd: Bool) -> UInt32? {
    while count > 0, let start {
      count -= 1
      let point = start[atEnd ? count : 0]
      if !atEnd { self.start = start + 1 }
      if !isDirectionMark(point) { return point }
    }
    return nil
  }
}

/// Unicode's property White_Space.
func isSpace(_ point: UInt32) -> Bool {
  switch point {
  case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
    0x3000:
    true
  default: false
  }
}

/// An invisible mark for the direction of the text beside it.
private func isDirectionMark(_ point: UInt32) -> Bool {
  point == 0x061C || point == 0x200E || point == 0x200F
}
