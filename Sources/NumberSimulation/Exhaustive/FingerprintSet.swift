/// Which places were seen: sixteen bytes for each, in a table with open addressing.
///
/// Fingerprints are well mixed already, so there is no need to hash them again.
struct FingerprintSet {
  private var table = [Fingerprint](repeating: .none, count: 1 << 10)
  private(set) var count = 0

  func contains(_ fingerprint: Fingerprint) -> Bool {
    table[place(of: fingerprint)] == fingerprint
  }

  /// - Returns: Whether it was not there yet.
  mutating func insert(_ fingerprint: Fingerprint) -> Bool {
    let place = place(of: fingerprint)
    guard table[place] != fingerprint else { return false }
    table[place] = fingerprint
    count += 1
    if count > table.count / 4 * 3 { grow() }
    return true
  }

  /// Where a fingerprint is, or else belongs.
  private func place(of fingerprint: Fingerprint) -> Int {
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: fingerprint.low) & mask
    while table[place] != .none, table[place] != fingerprint { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = table
    table = [Fingerprint](repeating: .none, count: 2 * old.count)
    for fingerprint in old where fingerprint != .none {
      table[place(of: fingerprint)] = fingerprint
    }
  }
}
