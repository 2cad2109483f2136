/// FNV-1a: the same 64 bits for the same bytes, on every system and in every run. Enough to tell
/// whether bytes are whole or names differ, and no secret.
package struct Fingerprint {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }
}
