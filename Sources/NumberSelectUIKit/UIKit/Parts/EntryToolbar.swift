#if canImport(UIKit)
import UIKit

/// The bar above the keyboard: number pads have no key to finish with.
final class EntryToolbar: UIToolbar {
  init(done: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    items = [
      UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() }),
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done() }),
    ]
    sizeToFit()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("An entry toolbar is made by its selector.")
  }
}
#endif
