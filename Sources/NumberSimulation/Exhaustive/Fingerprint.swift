/// A place in 128 bits, so that two different ones are never taken for one.
struct Fingerprint: Equatable {
  private(set) var high: UInt64 = 0x6A09_E667_F3BC_C908
  private(set) var low: UInt64 = 0xBB67_AE85_84CA_A73B

  init() {}

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// What stands where there is none.
  static let none = Fingerprint(high: 0, low: 0)

  mutating func add(_ number: UInt64) {
    low = (low ^ number) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 32
    high = (high ^ number) &* 0xC2B2_AE3D_27D4_EB4F
    high ^= high >> 29
    high = high &* 0x1656_67B1_9E37_79F9
  }
}
