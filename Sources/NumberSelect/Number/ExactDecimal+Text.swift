/// Why a text is not an exact decimal.
public enum ExactDecimalError: Error, Equatable, Sendable {
  /// The text is not digits with an optional minus in front and an optional point between digits.
  case notANumber
  /// The number is written well but has more digits than can be kept exactly.
  case tooManyDigits
}

extension ExactDecimal {
  /// Reads the form in which numbers travel: `-?[0-9]+(\.[0-9]+)?` in ASCII, as in `4` or `-0.05`.
  ///
  /// Text of any length has an answer. Zeros that do not change the value are taken however many
  /// there are; of those behind the point, as many are kept as `maximumScale` allows.
  ///
  /// - Throws: ``ExactDecimalError``, never a guess and never a rounded number.
  public init(utf8 text: some Sequence<UInt8>) throws(ExactDecimalError) {
    self = try Self.read(text)
  }

  /// Reads the form in which numbers travel from memory. It is the same reading, and faster.
  public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(ExactDecimalError) {
    self = try Self.read(text)
  }

  private static func read(
    _ text: some Sequence<UInt8>
  ) throws(ExactDecimalError) -> ExactDecimal {
    var digits = DecimalDigits()
    var isNegative = false
    var wholeDigits: Int?
    var followsDigit = false
    var isFirst = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte - UInt8(ascii: "0"))
        followsDigit = true
      case UInt8(ascii: ".") where followsDigit && wholeDigits == nil:
        wholeDigits = digits.count
        followsDigit = false
      case UInt8(ascii: "-") where isFirst:
        isNegative = true
      default:
        throw .notANumber
      }
      isFirst = false
    }
    guard followsDigit else { throw .notANumber }
    let scale = digits.count - (wholeDigits ?? digits.count)
    guard let number = digits.number(isNegative: isNegative, scale: scale) else {
      throw .tooManyDigits
    }
    return number
  }

  /// Reads the form in which numbers travel, as `init(utf8:)` does.
  ///
  /// - Returns: `nil` if the text is not such a number or has too many digits.
  public init?(_ text: some StringProtocol) {
    guard let number = try? ExactDecimal(utf8: text.utf8) else { return nil }
    self = number
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number in the form in which numbers travel, with as many digits after the point as
  /// `scale`.
  public var description: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// The bytes of `description`.
  public var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(21)
    appendUTF8(to: &bytes)
    return bytes
  }

  /// Appends the bytes of `description`.
  public func appendUTF8(to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = unscaled.magnitude
    var count = 0
    while rest > 0 || count <= scale {
      if count == scale, scale > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      count += 1
    }
    if unscaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
