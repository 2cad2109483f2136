#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import NumberSelect
import NumberSelectFoundation
import SwiftUI

/// What was said about a field.
struct FieldSettings {
  var title: String
  var rule = NumberRule()
  var source: FieldSource?
  var number: FieldNumber?
  var unit = ""
  var spokenNumber: ((ExactDecimal) -> String)?
  var onCommit: (@MainActor (ExactDecimal?) -> Void)?
  var message: Binding<String?>?
  var onReport: (@MainActor (NumberActivity) -> Void)?
}

extension FieldSettings {
  /// The same, with a place for what there is to know about the number.
  func telling(_ message: Binding<String?>) -> FieldSettings {
    var settings = self
    settings.message = message
    return settings
  }
}

extension FieldSettings {
  /// Whether the number lives where that of others does.
  func hasSource(of other: FieldSettings) -> Bool {
    guard let source else { return other.source == nil }
    return source.isSame(as: other.source)
  }
}

/// The number of the host, whatever its type.
struct FieldNumber {
  let get: @MainActor () -> ExactDecimal?
  let set: @MainActor (ExactDecimal?) -> Void

  init(_ value: Binding<Int>) {
    get = { ExactDecimal(value.wrappedValue) }
    set = { number in
      if let number { value.wrappedValue = Int(clamping: number.wholePart) }
    }
  }

  init(_ value: Binding<Decimal>) {
    get = { ExactDecimal(value.wrappedValue) }
    set = { number in
      if let number { value.wrappedValue = Decimal(number) }
    }
  }

  init(_ value: Binding<Decimal?>) {
    get = { value.wrappedValue.flatMap { ExactDecimal($0) } }
    set = { value.wrappedValue = $0.map { Decimal($0) } }
  }
}

/// A source that can be told from another.
struct FieldSource {
  let source: any NumberSource & Equatable

  init(_ source: some NumberSource & Equatable) {
    self.source = source
  }

  func isSame(as other: FieldSource?) -> Bool {
    guard let other else { return false }
    return isEqual(source, to: other.source)
  }

  private func isEqual<Source: NumberSource & Equatable>(
    _ source: Source, to other: any NumberSource & Equatable
  ) -> Bool {
    source == other as? Source
  }
}
#endif
