#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

extension View {
  /// Sets how the number selectors within this view look.
  public func numberSelectStyle(_ style: NumberSelectStyle) -> some View {
    environment(\.numberSelectStyle, style)
  }
}

extension EnvironmentValues {
  var numberSelectStyle: NumberSelectStyle {
    get { self[NumberSelectStyleKey.self] }
    set { self[NumberSelectStyleKey.self] = newValue }
  }
}

private struct NumberSelectStyleKey: EnvironmentKey {
  static let defaultValue = NumberSelectStyle()
}
#endif
