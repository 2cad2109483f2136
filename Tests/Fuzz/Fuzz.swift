/// What libFuzzer calls with each input it has made up. The first byte chooses who reads the rest.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  Reader.all[Int(choice) % Reader.all.count].read(Array(bytes.dropFirst()))
  return 0
}

/// Somebody who reads bytes from outside, and what has to be so whatever the bytes are.
struct Reader: Sendable {
  let read: @Sendable (_ bytes: [UInt8]) -> Void

  /// In the order of the seeds' first bytes, from `0` on.
  static let all = [
    saves, rules, documents, lists, problems, ruleFiles, decimals, typedNumbers, targets, fields,
    events, records, server,
  ].rotated(toStartAt: UInt8(ascii: "0"))
}

extension Array {
  /// The elements so that a byte, modulo their count, finds the first one.
  fileprivate func rotated(toStartAt byte: UInt8) -> Self {
    let start = count - Int(byte) % count
    return Array(self[(start % count)...] + self[..<(start % count)])
  }
}
