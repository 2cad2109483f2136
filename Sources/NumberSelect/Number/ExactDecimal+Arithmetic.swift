extension ExactDecimal {
  /// The exact sum in its shortest form, or `nil` if it has too many digits to be kept exactly.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    if scale == other.scale { return adding(sameScale: other) }
    let (left, right) = (normalized, other.normalized)
    if left.scale == right.scale { return left.adding(sameScale: right) }
    return left.scale > right.scale ? left.adding(coarser: right) : right.adding(coarser: left)
  }

  /// The exact difference in its shortest form, or `nil` if it has too many digits to be kept
  /// exactly.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    if let negated = other.negated { return adding(negated) }
    if let negated { return negated.adding(other)?.negated }
    return scale == other.scale ? .zero : nil
  }

  /// The number with the other sign, or `nil` for the one whose opposite does not fit.
  var negated: ExactDecimal? {
    unscaled == .min ? nil : ExactDecimal(0 &- unscaled, scale)
  }

  private func adding(sameScale other: ExactDecimal) -> ExactDecimal? {
    let (sum, overflows) = unscaled.addingReportingOverflow(other.unscaled)
    if !overflows { return ExactDecimal(sum, scale).normalized }
    // It fits with a digit less if that would be a zero.
    let (left, leftDigit) = unscaled.quotientAndRemainder(dividingBy: 10)
    let (right, rightDigit) = other.unscaled.quotientAndRemainder(dividingBy: 10)
    let (carried, digit) = (leftDigit &+ rightDigit).quotientAndRemainder(dividingBy: 10)
    guard scale > 0, digit == 0 else { return nil }
    return ExactDecimal(left &+ right &+ carried, scale - 1).normalized
  }

  /// Adds a number of a smaller scale to one in its shortest form. The sum needs all its digits then.
  private func adding(coarser other: ExactDecimal) -> ExactDecimal? {
    // The other number is added in two halves, because it may be too large at this scale and yet the
    // sum may fit. If the halves are too large, so is any sum.
    let half = powerOfTen(scale - other.scale) / 2
    guard other.unscaled.magnitude <= Int64.max.magnitude / half.magnitude else { return nil }
    let halfOther = other.unscaled &* half
    let (first, firstOverflows) = unscaled.addingReportingOverflow(halfOther)
    let (sum, overflows) = first.addingReportingOverflow(halfOther)
    return firstOverflows || overflows ? nil : ExactDecimal(sum, scale)
  }
}

// Sums that have too many digits to be kept can still be compared.
extension ExactDecimal {
  /// Whether the sum with another number is below a third one.
  func isSum(with other: ExactDecimal, below limit: ExactDecimal) -> Bool {
    var (whole, overflows) = floor.addingReportingOverflow(other.floor)
    if overflows { return other.unscaled < 0 }
    var fraction = fraction &+ other.fraction
    // Numbers with fractions are far from where one more would overflow.
    if fraction >= powerOfTen(Self.maximumScale) {
      fraction &-= powerOfTen(Self.maximumScale)
      whole &+= 1
    }
    return whole == limit.floor ? fraction < limit.fraction : whole < limit.floor
  }

  private var floor: Int64 { units(at: 0, rounding: .down) }

  /// What the number has above its floor, at the maximum scale.
  private var fraction: Int64 {
    (unscaled &- floor &* powerOfTen(scale)) &* powerOfTen(Self.maximumScale - scale)
  }
}
