import NumberSelect

/// A fingerprint of all that happened: two runs that have the same one took the same course.
package struct Digest: Equatable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x0000_0100_0000_01B3
    value ^= value >> 29
  }

  mutating func add(_ now: Milliseconds, _ device: Int, _ view: View) {
    add(UInt64(bitPattern: now) << 2 | UInt64(device))
    guard let shown = view.shown else { return add(1) }
    add(UInt64(bitPattern: shown.unscaled))
    add(UInt64(bitPattern: view.sequence ?? -1))
  }
}
