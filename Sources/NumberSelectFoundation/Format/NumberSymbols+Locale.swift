public import Foundation
public import NumberSelect

extension NumberSymbols {
  /// The signs that numbers are written with in a locale, its own digits and the user's settings
  /// included.
  ///
  /// They are found by looking at what Foundation writes: it does not tell all of them by name, and
  /// what it tells is not always what it writes. That takes some formatting, so keep the result.
  public init(locale: Locale) {
    let written = WrittenNumbers(locale: locale)
    self.init()
    if let zero = written.zeroDigit { zeroDigit = zero }
    if let mark = written.marks(in: Decimal(sign: .plus, exponent: -1, significand: 5)).first {
      decimalMark = mark
    }
    let minus = written.prefix(of: -1)
    if !minus.isEmpty { self.minus = minus }
    groupDigits(as: written)
  }

  private mutating func groupDigits(as written: WrittenNumbers) {
    let long = Decimal(sign: .plus, exponent: 11, significand: 1)
    let sizes = written.groupSizes(in: long)
    guard let mark = written.marks(in: long).first, sizes.count > 1 else { return }
    groupingMark = mark
    primaryGroupSize = sizes[sizes.count - 1]
    secondaryGroupSize = sizes[sizes.count - 2]
    let shortest = (1...4).first { digits in
      let number = Decimal(sign: .plus, exponent: primaryGroupSize + digits - 1, significand: 1)
      return written.marks(in: number).contains(mark)
    }
    minimumGroupingDigits = shortest ?? 1
  }
}

/// Numbers as Foundation writes them in a locale, taken apart.
private struct WrittenNumbers {
  private let style: Decimal.FormatStyle
  private let digits: [Unicode.Scalar]

  init(locale: Locale) {
    let style = Decimal.FormatStyle(locale: locale)
    self.style = style
    digits = (0...9).flatMap { Decimal($0).formatted(style).unicodeScalars }
  }

  /// The zero, or `nil` if the other digits do not follow it in Unicode, as in Chinese.
  var zeroDigit: Unicode.Scalar? {
    guard let zero = digits.first, digits.count == 10 else { return nil }
    return digits.map(\.value).elementsEqual(zero.value...(zero.value + 9)) ? zero : nil
  }

  func marks(in number: Decimal) -> [Unicode.Scalar] {
    scalars(of: number).filter { !digits.contains($0) }
  }

  func prefix(of number: Decimal) -> [Unicode.Scalar] {
    Array(scalars(of: number).prefix { !digits.contains($0) })
  }

  func groupSizes(in number: Decimal) -> [Int] {
    scalars(of: number).split { !digits.contains($0) }.map(\.count)
  }

  private func scalars(of number: Decimal) -> String.UnicodeScalarView {
    number.formatted(style).unicodeScalars
  }
}
