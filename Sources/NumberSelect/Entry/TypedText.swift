/// A stretch of a typed text, as code points. Direction marks in it do not count.
struct TypedText {
  private var points: Slice<UnsafeBufferPointer<UInt32>>

  /// The text without white space at the ends.
  init(_ points: UnsafeBufferPointer<UInt32>) {
    self.points = points[...]
    trim()
  }

  var isEmpty: Bool { points.isEmpty }

  /// The first code point. White space and direction marks never stand there.
  var first: UInt32? { points.first }

  mutating func dropFirst() {
    points.removeFirst()
    dropMarks()
  }

  func eachPoint(_ body: (UInt32) -> Void) {
    for point in points where !isDirectionMark(point) { body(point) }
  }

  /// Takes the other text away from the end, or else from the start, if it stands there.
  mutating func drop(_ other: TypedText) {
    guard !other.isEmpty else { return }
    if dropLast(other) || dropFirst(other) { trim() }
  }

  private mutating func dropLast(_ other: TypedText) -> Bool {
    var rest = self
    for point in other.points.reversed() where !isDirectionMark(point) {
      while let last = rest.points.last, isDirectionMark(last) { rest.points.removeLast() }
      guard rest.points.popLast() == point else { return false }
    }
    self = rest
    return true
  }

  private mutating func dropFirst(_ other: TypedText) -> Bool {
    var rest = self
    for point in other.points where !isDirectionMark(point) {
      rest.dropMarks()
      guard rest.points.popFirst() == point else { return false }
    }
    self = rest
    return true
  }

  private mutating func dropMarks() {
    while let first = points.first, isDirectionMark(first) { points.removeFirst() }
  }

  private mutating func trim() {
    while let first = points.first, isSpace(first) || isDirectionMark(first) {
      points.removeFirst()
    }
    while let last = points.last, isSpace(last) || isDirectionMark(last) { points.removeLast() }
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
