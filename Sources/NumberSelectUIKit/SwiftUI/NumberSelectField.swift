#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
public import NumberSelect
public import NumberSelectFoundation
public import SwiftUI

/// A labelled number selector for SwiftUI.
///
/// ```swift
/// @State private var bags = 1
///
/// var body: some View {
///   Form {
///     NumberSelectField("Espresso beans", value: $bags, in: 1...10)
///   }
/// }
/// ```
///
/// With a source, the number lives on a server:
///
/// ```swift
/// NumberSelectField("Espresso beans", source: service.number("espresso-beans"))
///   .onCommit { number in track(number) }
/// ```
///
/// What there is to know about the number, as that it could not be saved for long, stands below it.
///
/// It wraps a ``NumberSelectView`` and goes along with the environment: `disabled(_:)`, the layout
/// direction, the locale, the size of text and the style of `numberSelectStyle(_:)`.
public struct NumberSelectField: View {
  var settings: FieldSettings

  @State private var message: String?

  init(_ settings: FieldSettings) {
    self.settings = settings
  }

  public var body: some View {
    VStack(alignment: .trailing) {
      HStack {
        Text(settings.title).accessibilityHidden(true)
        Spacer()
        NumberSelectControl(settings: settings.telling($message)).fixedSize()
      }
      if let message {
        Text(message).font(.footnote).foregroundColor(.secondary).accessibilityHidden(true)
      }
    }
  }
}

// Whole numbers.
extension NumberSelectField {
  /// Makes a selector of a whole number between two bounds.
  ///
  /// - Parameters:
  ///   - title: What the number is of, shown before it and read aloud.
  ///   - value: The number. One that the range or the step does not allow is shown as it is and
  ///     marked.
  ///   - range: The numbers that are allowed.
  ///   - step: The size of a step, counted from the lower bound.
  public init(
    _ title: some StringProtocol, value: Binding<Int>, in range: ClosedRange<Int>, step: Int = 1
  ) {
    self.init(
      FieldSettings(
        title: String(title),
        rule: NumberRule(
          minimum: ExactDecimal(range.lowerBound), maximum: ExactDecimal(range.upperBound),
          increment: ExactDecimal(step)),
        number: FieldNumber(value)))
  }

  /// Makes a selector of a whole number without a maximum, as from `0...`.
  public init(
    _ title: some StringProtocol, value: Binding<Int>, in range: PartialRangeFrom<Int>,
    step: Int = 1
  ) {
    self.init(
      FieldSettings(
        title: String(title),
        rule: NumberRule(
          minimum: ExactDecimal(range.lowerBound), increment: ExactDecimal(step)),
        number: FieldNumber(value)))
  }
}

// Exact decimals.
extension NumberSelectField {
  /// Makes a selector of a decimal number between two bounds.
  ///
  /// - Parameters:
  ///   - title: What the number is of, shown before it and read aloud.
  ///   - value: The number, exact. One with more digits than 18 or so cannot be shown.
  ///   - range: The numbers that are allowed.
  ///   - step: The size of a step, counted from the lower bound.
  public init(
    _ title: some StringProtocol, value: Binding<Decimal>, in range: ClosedRange<Decimal>,
    step: Decimal = 1
  ) {
    self.init(
      FieldSettings(
        title: String(title),
        rule: NumberRule(from: range.lowerBound, to: range.upperBound, by: step),
        number: FieldNumber(value)))
  }

  /// Makes a selector of a decimal number without a maximum, as from `0...`.
  public init(
    _ title: some StringProtocol, value: Binding<Decimal>, in range: PartialRangeFrom<Decimal>,
    step: Decimal = 1
  ) {
    self.init(
      FieldSettings(
        title: String(title),
        rule: NumberRule(from: range.lowerBound, to: nil, by: step),
        number: FieldNumber(value)))
  }
}

// A source.
extension NumberSelectField {
  /// Makes a selector of a number that comes from a source and goes back to it.
  ///
  /// - Parameters:
  ///   - title: What the number is of, shown before it and read aloud.
  ///   - source: Where the number lives. When it is another one than before, the selector starts
  ///     over with it.
  ///   - number: Kept equal to the number that is shown, as soon as that is known. Setting it is a
  ///     choice like the user's; what it is when the selector starts is none.
  public init(
    _ title: some StringProtocol, source: some NumberSource & Equatable,
    number: Binding<Decimal?>? = nil
  ) {
    self.init(
      FieldSettings(
        title: String(title), source: FieldSource(source), number: number.map(FieldNumber.init)))
  }
}

// What can be said about a selector.
extension NumberSelectField {
  /// What the number counts, shown behind it and read aloud: `kg`, say.
  public func unit(_ unit: String) -> NumberSelectField {
    with(\.unit, unit)
  }

  /// How the number is read aloud, where its digits and its unit would sound wrong.
  public func spokenNumber(_ spoken: @escaping (ExactDecimal) -> String) -> NumberSelectField {
    with(\.spokenNumber, spoken)
  }

  /// Where the allowed numbers are counted from; the lower bound unless said otherwise.
  public func stepBase(_ base: NumberRule.IncrementBase) -> NumberSelectField {
    with(\.rule.incrementBase, base)
  }

  /// Called with each number that the user has finished choosing.
  public func onCommit(
    _ action: @escaping @MainActor (ExactDecimal?) -> Void
  ) -> NumberSelectField {
    with(\.onCommit, action)
  }

  /// Called when loading or saving begins, is done or does not work.
  public func onReport(
    _ action: @escaping @MainActor (NumberActivity) -> Void
  ) -> NumberSelectField {
    with(\.onReport, action)
  }

  private func with<Value>(
    _ setting: WritableKeyPath<FieldSettings, Value>, _ value: Value
  ) -> NumberSelectField {
    var field = self
    field.settings[keyPath: setting] = value
    return field
  }
}

extension NumberRule {
  /// A bound or a step with too many digits counts as not set.
  fileprivate init(from minimum: Decimal, to maximum: Decimal?, by step: Decimal) {
    self.init(
      minimum: ExactDecimal(minimum) ?? 0, maximum: maximum.flatMap { ExactDecimal($0) },
      increment: ExactDecimal(step) ?? 1)
  }
}
#endif
