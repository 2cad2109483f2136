import NumberSelect
import Testing

@Suite("A record as bytes")
struct RecordBytesTests {
  private let key = Array("https://shop.example\nme\nbeans".utf8)

  /// The records that a selector has to keep in the course of a day.
  private func records() throws -> [NumberRecord] {
    let driver = Driver()
    var records: [NumberRecord] = []
    func keep() throws { records.append(try #require(driver.selector.record)) }
    driver.send(.bound)
    try keep()
    driver.send(.numberSet(6))
    try keep()
    driver.send(.loaded(document(nil, NumberRule(defaultNumber: try exact("-0.5"), maximum: 9))))
    try keep()
    driver.wait(300)
    try keep()
    let writer = SyncDocument.Writer(client: name("driver"), sequence: 1)
    driver.send(.numberSet(try exact("0.25")))
    driver.answer(.stale(document(3, version: 2, writer: writer)))
    try keep()
    driver.send(.reset)
    try keep()
    driver.wait(10_000)
    try keep()
    return records
  }

  @Test("S25: what was kept is read back, whatever is known, chosen or sent")
  func roundTrip() throws {
    for record in try records() {
      #expect(NumberRecord(bytes: record.bytes(key: key), key: key) == record)
    }
  }

  @Test("A damaged, cut, lengthened or foreign record is no record")
  func damage() throws {
    for record in try records() {
      let bytes = record.bytes(key: key)
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0x10
        #expect(NumberRecord(bytes: damaged, key: key) == nil)
        #expect(NumberRecord(bytes: Array(bytes[..<index]), key: key) == nil)
      }
      #expect(NumberRecord(bytes: bytes + [0], key: key) == nil)
      #expect(NumberRecord(bytes: bytes, key: key + [0]) == nil)
    }
  }
  @Test("A whole record that counts what cannot be is no record")
  func impossibleCounts() throws {
    for var record in try records() where record.intent != nil || record.sent != nil {
      for sequence in [0, -1, .min, .max, (1 << 52) + 1] as [Int64] {
        record.lastSequence = sequence
        #expect(NumberRecord(bytes: record.bytes(key: key), key: key) == nil, "\(sequence)")
      }
    }
  }
}
