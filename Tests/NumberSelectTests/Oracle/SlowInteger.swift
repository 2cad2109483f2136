/// An integer of any size, in limbs of nine decimal digits, the lowest first.
///
/// Plain schoolbook arithmetic that shares nothing with what it is used to check.
struct SlowInteger: Equatable {
  private static let base: UInt64 = 1_000_000_000

  private(set) var isNegative: Bool
  private var limbs: [UInt64]

  private init(isNegative: Bool, limbs: [UInt64]) {
    var count = limbs.count
    while count > 0, limbs[count - 1] == 0 { count -= 1 }
    self.limbs = count == limbs.count ? limbs : Array(limbs[..<count])
    self.isNegative = isNegative && count > 0
  }

  init(_ value: Int) {
    let (upper, lower) = value.magnitude.quotientAndRemainder(dividingBy: UInt(Self.base))
    self.init(
      isNegative: value < 0,
      limbs: [UInt64(lower), UInt64(upper) % Self.base, UInt64(upper) / Self.base])
  }

  /// Reads decimal digits with an optional minus.
  init(text: String) {
    var digits = Array(text.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    var limbs: [UInt64] = []
    var end = digits.count
    while end > 0 {
      var limb: UInt64 = 0
      for index in max(0, end - 9)..<end {
        limb = limb * 10 + UInt64(digits[index] - UInt8(ascii: "0"))
      }
      limbs.append(limb)
      end -= 9
    }
    self.init(isNegative: isNegative, limbs: limbs)
  }
}

extension SlowInteger: Comparable, CustomStringConvertible {
  var description: String {
    guard let top = limbs.last else { return "0" }
    let rest = limbs.dropLast().reversed().map { limb in
      let digits = String(limb)
      return String(repeating: "0", count: 9 - digits.count) + digits
    }
    return (isNegative ? "-" : "") + String(top) + rest.joined()
  }

  static func < (left: SlowInteger, right: SlowInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? isSmaller(right.limbs, left.limbs) : isSmaller(left.limbs, right.limbs)
  }

  private static func isSmaller(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    var index = left.count
    while index > 0 {
      index -= 1
      if left[index] != right[index] { return left[index] < right[index] }
    }
    return false
  }
}

extension SlowInteger {
  var magnitude: SlowInteger { SlowInteger(isNegative: false, limbs: limbs) }

  static prefix func - (value: SlowInteger) -> SlowInteger {
    SlowInteger(isNegative: !value.isNegative, limbs: value.limbs)
  }

  static func + (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    if left.isNegative == right.isNegative {
      return SlowInteger(isNegative: left.isNegative, limbs: sum(left.limbs, right.limbs))
    }
    return isSmaller(left.limbs, right.limbs)
      ? SlowInteger(isNegative: right.isNegative, limbs: difference(right.limbs, left.limbs))
      : SlowInteger(isNegative: left.isNegative, limbs: difference(left.limbs, right.limbs))
  }

  static func - (left: SlowInteger, right: SlowInteger) -> SlowInteger { left + -right }

  static func * (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    var total = SlowInteger(0)
    for (shift, limb) in left.limbs.enumerated() where limb != 0 {
      let part = Array(repeating: 0, count: shift) + product(right.limbs, limb)
      total = total + SlowInteger(isNegative: false, limbs: part)
    }
    return left.isNegative == right.isNegative ? total : -total
  }

  private static func sum(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var carry: UInt64 = 0
    var limbs: [UInt64] = []
    for index in 0..<max(left.count, right.count) {
      let sum =
        carry + (index < left.count ? left[index] : 0) + (index < right.count ? right[index] : 0)
      limbs.append(sum % base)
      carry = sum / base
    }
    return limbs + [carry]
  }

  /// `left` is not smaller than `right`.
  private static func difference(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var borrow: UInt64 = 0
    var limbs: [UInt64] = []
    for index in left.indices {
      let taken = borrow + (index < right.count ? right[index] : 0)
      borrow = left[index] < taken ? 1 : 0
      limbs.append(left[index] + borrow * base - taken)
    }
    return limbs
  }

  private static func product(_ limbs: [UInt64], _ factor: UInt64) -> [UInt64] {
    var carry: UInt64 = 0
    var result: [UInt64] = []
    for limb in limbs {
      let product = limb * factor + carry
      result.append(product % base)
      carry = product / base
    }
    return result + [carry]
  }
}

extension SlowInteger {
  /// The quotient rounded down, by a positive divisor.
  func flooredQuotient(by divisor: SlowInteger) -> SlowInteger {
    let (quotient, isExact) = magnitude.divided(by: divisor)
    guard isNegative else { return quotient }
    return isExact ? -quotient : -quotient - SlowInteger(1)
  }

  /// The quotient rounded up, by a positive divisor.
  func ceiledQuotient(by divisor: SlowInteger) -> SlowInteger {
    -(-self).flooredQuotient(by: divisor)
  }

  func isMultiple(of divisor: SlowInteger) -> Bool {
    magnitude.divided(by: divisor).isExact
  }

  /// Long division of two positive numbers, limb by limb from the top. Both are enlarged first, so
  /// that the top limb of the divisor says a lot about how often it fits.
  private func divided(by divisor: SlowInteger) -> (quotient: SlowInteger, isExact: Bool) {
    guard let top = divisor.limbs.last else { preconditionFailure("division by zero") }
    if self < divisor { return (SlowInteger(0), limbs.isEmpty) }
    let factor = Self.base / (top + 1)
    let (dividend, divisor) = (times(factor), divisor.times(factor))
    var quotient: [UInt64] = []
    var rest = SlowInteger(0)
    for limb in dividend.limbs.reversed() {
      rest = SlowInteger(isNegative: false, limbs: [limb] + rest.limbs)
      var count: UInt64 = 0
      while rest >= divisor {
        let times = max(1, rest.underestimatedQuotient(by: divisor))
        rest = rest - divisor.times(times)
        count += times
      }
      quotient.append(count)
    }
    let result = SlowInteger(isNegative: false, limbs: quotient.reversed())
    return (result, rest == SlowInteger(0))
  }

  private func times(_ limb: UInt64) -> SlowInteger {
    SlowInteger(isNegative: false, limbs: Self.product(limbs, limb))
  }

  private func underestimatedQuotient(by divisor: SlowInteger) -> UInt64 {
    let place = divisor.limbs.count - 1
    let above = place + 1 < limbs.count ? limbs[place + 1] : 0
    return (above * Self.base + limbs[place]) / (divisor.limbs[place] + 1)
  }
}
