import NumberSelect

/// A decimal as a whole count of 10^-18, however large.
struct SlowDecimal: Equatable, Comparable, CustomStringConvertible {
  static let scale = 18

  var units: SlowInteger

  init(units: SlowInteger) {
    self.units = units
  }

  init(_ number: ExactDecimal) {
    units = SlowInteger(
      text: String(number.unscaled) + String(repeating: "0", count: Self.scale - number.scale))
  }

  /// The digits before and after the point, of which at most 18 come after it.
  init(isNegative: Bool, whole: String, fraction: String) {
    let zeros = String(repeating: "0", count: Self.scale - fraction.count)
    let magnitude = SlowInteger(text: whole + fraction + zeros)
    units = isNegative ? -magnitude : magnitude
  }

  static func < (left: SlowDecimal, right: SlowDecimal) -> Bool { left.units < right.units }

  /// The digits before and after the point, without zeros that say nothing.
  var digits: (whole: String, fraction: String) {
    var digits = units.magnitude.description
    digits = String(repeating: "0", count: max(0, Self.scale + 1 - digits.count)) + digits
    var fraction = digits.suffix(Self.scale)
    while fraction.last == "0" { fraction.removeLast() }
    return (String(digits.dropLast(Self.scale)), String(fraction))
  }

  var description: String {
    let (whole, fraction) = digits
    return (units.isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The exact decimal with that many digits after the point, if there is one.
  func exact(scale: Int) -> ExactDecimal? {
    let (whole, fraction) = digits
    guard fraction.count <= scale else { return nil }
    let zeros = String(repeating: "0", count: scale - fraction.count)
    let sign = units.isNegative ? "-" : ""
    guard let unscaled = Int64(sign + whole + fraction + zeros) else { return nil }
    return ExactDecimal(unscaled: unscaled, scale: scale)
  }

  /// The exact decimal with as few digits after the point as possible, if there is one.
  var exact: ExactDecimal? {
    exact(scale: digits.fraction.count)
  }
}
