extension ExactDecimal: Comparable, Hashable {
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.unscaled == right.unscaled }
    let (left, right) = (left.normalized, right.normalized)
    return left.scale == right.scale && left.unscaled == right.unscaled
  }

  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.unscaled < right.unscaled }
    // Rounding the finer one to the digits of the other does not change which is the smaller.
    return left.scale < right.scale
      ? left.unscaled < right.units(at: left.scale, rounding: .up)
      : left.units(at: right.scale, rounding: .down) < right.unscaled
  }

  public func hash(into hasher: inout Hasher) {
    let normalized = normalized
    hasher.combine(normalized.unscaled)
    hasher.combine(normalized.scale)
  }
}
