extension Unicode.Scalar {
  /// Unicode's property White_Space.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// An invisible mark for the direction of the text beside it.
  var isDirectionMark: Bool {
    value == 0x061C || value == 0x200E || value == 0x200F
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Without white space at the ends.
  var trimmed: ArraySlice<Unicode.Scalar> {
    var rest = self
    while rest.first?.isSpace == true { rest.removeFirst() }
    while rest.last?.isSpace == true { rest.removeLast() }
    return rest
  }
}
