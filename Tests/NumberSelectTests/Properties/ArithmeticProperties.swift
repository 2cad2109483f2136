import NumberSelect
import Testing

@Suite("Exact decimals agree with long-hand arithmetic")
struct ArithmeticProperties {
  @Test("Sums and differences are exact, in their shortest form, or too long", arguments: seeds)
  func sums(seed: UInt64) {
    forEachCase(of: seed) { random in
      let (left, right) = (random.number(), random.number())
      let (slowLeft, slowRight) = (SlowDecimal(left).units, SlowDecimal(right).units)
      let sum = SlowDecimal(units: slowLeft + slowRight).exact
      if !isSame(left.adding(right), sum) { return "\(left) + \(right)" }
      let difference = SlowDecimal(units: slowLeft - slowRight).exact
      return isSame(left.subtracting(right), difference) ? nil : "\(left) - \(right)"
    }
  }

  @Test("Order, equality and hash are those of the value", arguments: seeds)
  func order(seed: UInt64) {
    forEachCase(of: seed) { random in
      let left = random.number()
      let right = random.oneIn(3) ? left.normalized : random.number()
      let (slowLeft, slowRight) = (SlowDecimal(left), SlowDecimal(right))
      let isRight =
        (left < right) == (slowLeft < slowRight) && (left > right) == (slowLeft > slowRight)
        && (left == right) == (slowLeft == slowRight)
        && (left != right || left.hashValue == right.hashValue)
      return isRight ? nil : "\(left) and \(right)"
    }
  }

  @Test("A number is printed as it is, and read back digit for digit", arguments: seeds)
  func printing(seed: UInt64) {
    forEachCase(of: seed) { random in
      let number = random.number()
      let (whole, fraction) = SlowDecimal(number).digits
      let zeros = String(repeating: "0", count: max(0, number.scale - fraction.count))
      let point = number.scale > 0 ? "." : ""
      let text = (number.unscaled < 0 ? "-" : "") + whole + point + fraction + zeros
      return number.description == text && isSame(ExactDecimal(text), number) ? nil : text
    }
  }

  @Test("A text is read exactly, with as many of its zeros as there is room for", arguments: seeds)
  func parsing(seed: UInt64) {
    forEachCase(of: seed) { random in
      let text = random.travellingText()
      let (parsed, expected) = (parsed(text), slowlyParsed(text))
      if case .number(let left) = parsed, case .number(let right) = expected {
        return isSame(left, right) ? nil : "\(text) read as \(left)"
      }
      return parsed == expected ? nil : "\(text): \(parsed)"
    }
  }

  private func parsed(_ text: String) -> SlowParsing {
    do throws(ExactDecimalError) {
      return .number(try ExactDecimal(utf8: text.utf8))
    } catch {
      return error == .notANumber ? .notANumber : .tooManyDigits
    }
  }
}

/// Whether two numbers have the same value and the same digits.
func isSame(_ left: ExactDecimal?, _ right: ExactDecimal?) -> Bool {
  left?.unscaled == right?.unscaled && left?.scale == right?.scale
}

enum SlowParsing: Equatable {
  case notANumber
  case tooManyDigits
  case number(ExactDecimal)
}

func slowlyParsed(_ text: String) -> SlowParsing {
  let isNegative = text.hasPrefix("-")
  let parts = text.dropFirst(isNegative ? 1 : 0)
    .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let areDigits = parts.allSatisfy { part in
    !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
  guard areDigits else { return .notANumber }
  let fraction = parts.count == 2 ? String(parts[1]) : ""
  return slowlyCollected(isNegative: isNegative, whole: String(parts[0]), fraction: fraction)
}

func slowlyCollected(isNegative: Bool, whole: String, fraction: String) -> SlowParsing {
  let end = fraction.lastIndex { $0 != "0" }.map { fraction.index(after: $0) }
  let significant = fraction[..<(end ?? fraction.startIndex)]
  guard significant.count <= ExactDecimal.maximumScale else { return .tooManyDigits }
  let number = SlowDecimal(isNegative: isNegative, whole: whole, fraction: String(significant))
  let scales = (significant.count...max(significant.count, min(fraction.count, 18))).reversed()
  return scales.lazy.compactMap { number.exact(scale: $0) }.first.map(SlowParsing.number)
    ?? .tooManyDigits
}
