import Testing

@testable import NumberSelect

/// The bytes of the journal.
@Suite struct JournalTests {
  private static let key = [UInt8]("https://shop.example/ ada espresso".utf8)

  private static func name(_ text: String) throws -> WireName {
    try #require(WireName([UInt8](text.utf8)))
  }

  private static func fullRecord() throws -> NumberRecord {
    let rule = NumberRule(
      defaultNumber: 1, minimum: -5, maximum: 1000, increment: ExactDecimal(25, 2),
      incrementBase: .zero)
    let document = SyncDocument(
      number: ExactDecimal(150, 2), tag: .init(store: try name("b1946ac9"), version: 17),
      writer: .init(client: try name("somebody"), sequence: 4), rule: rule)
    var record = NumberRecord(client: try name("5f2c"))
    record.lastSequence = 12
    record.confirmed = document
    record.intent = .init(choice: .number(4), sequence: 12, base: document.base)
    record.sent = .init(choice: .none, sequence: 11, base: document.base)
    return record
  }

  private static func records() throws -> [NumberRecord] {
    let full = try fullRecord()
    var records = [full, NumberRecord(client: full.client)]
    var changed = full
    changed.intent?.base = nil
    changed.intent?.choice = .none
    records.append(changed)
    changed.intent = nil
    changed.confirmed?.number = nil
    changed.confirmed?.writer = nil
    changed.confirmed?.rule = NumberRule()
    records.append(changed)
    return records
  }

  @Test("What is written can be read")
  func roundTrip() throws {
    for record in try Self.records() {
      #expect(NumberRecord(bytes: record.bytes(key: Self.key), key: Self.key) == record)
    }
  }

  @Test("Every single damaged byte is noticed")
  func damagedByte() throws {
    for record in try Self.records() {
      let bytes = record.bytes(key: Self.key)
      for index in bytes.indices {
        for bit in 0..<8 {
          var damaged = bytes
          damaged[index] ^= 1 << bit
          #expect(NumberRecord(bytes: damaged, key: Self.key) == nil)
        }
      }
    }
  }

  @Test("A record that ends too soon or too late is refused")
  func length() throws {
    let bytes = try Self.fullRecord().bytes(key: Self.key)
    for count in bytes.indices {
      #expect(NumberRecord(bytes: [UInt8](bytes[..<count]), key: Self.key) == nil)
    }
    #expect(NumberRecord(bytes: bytes + [0], key: Self.key) == nil)
  }

  @Test("The journal of another account is refused")
  func anotherKey() throws {
    let bytes = try Self.fullRecord().bytes(key: Self.key)
    #expect(NumberRecord(bytes: bytes, key: Self.key + [0]) == nil)
    #expect(NumberRecord(bytes: bytes, key: []) == nil)
  }

  @Test("A whole record that makes no sense is refused")
  func unsound() throws {
    var record = try Self.fullRecord()
    record.lastSequence = 3
    #expect(NumberRecord(bytes: record.bytes(key: Self.key), key: Self.key) == nil)
    record.lastSequence = .max
    #expect(NumberRecord(bytes: record.bytes(key: Self.key), key: Self.key) == nil)
  }
}
