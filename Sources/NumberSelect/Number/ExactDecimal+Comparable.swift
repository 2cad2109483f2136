extension ExactDecimal: Comparable, Hashable {
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.unscaled == right.unscaled }
    let scale = max(left.scale, right.scale)
    return left.widened(to: scale) == right.widened(to: scale)
  }

  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.unscaled < right.unscaled }
    let scale = max(left.scale, right.scale)
    return left.widened(to: scale) < right.widened(to: scale)
  }

  public func hash(into hasher: inout Hasher) {
    let normalized = normalized
    hasher.combine(normalized.unscaled)
    hasher.combine(normalized.scale)
  }
}
