#if canImport(SwiftUI) && canImport(UIKit)
import NumberSelect
import SwiftUI

/// The selector of a field, as SwiftUI sees it.
struct NumberSelectControl: UIViewRepresentable {
  let settings: FieldSettings

  func makeCoordinator() -> FieldCoordinator {
    FieldCoordinator()
  }

  func makeUIView(context: Context) -> NumberSelectView {
    context.coordinator.makeView()
  }

  func updateUIView(_ view: NumberSelectView, context: Context) {
    context.coordinator.update(view, to: settings, context.environment)
  }

  static func dismantleUIView(_ view: NumberSelectView, coordinator: FieldCoordinator) {
    coordinator.dismantle(view)
  }
}
#endif
