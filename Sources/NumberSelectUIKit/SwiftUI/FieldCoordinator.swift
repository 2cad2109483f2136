#if canImport(SwiftUI) && canImport(UIKit)
import NumberSelect
import NumberSelectFoundation
import SwiftUI

/// Keeps a view and what SwiftUI says of it in step.
@MainActor
final class FieldCoordinator {
  private var settings: FieldSettings?

  /// The number that view and host last agreed on.
  private var agreed: ExactDecimal?

  /// SwiftUI is updating the view, which is no time to set a state.
  private var isUpdating = false

  /// What the host is told after the update.
  private var untold: [@MainActor () -> Void] = []

  func makeView() -> NumberSelectView {
    let view = NumberSelectView(frame: .zero)
    view.delegate = self
    view.showsMessages = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    return view
  }

  func update(
    _ view: NumberSelectView, to settings: FieldSettings, _ environment: EnvironmentValues
  ) {
    isUpdating = true
    defer { isUpdating = false }
    let startsOver = self.settings.map { !settings.hasSource(of: $0) } ?? true
    if startsOver { view.finish() }
    self.settings = settings
    apply(environment, to: view)
    view.accessibilityLabel = settings.title
    view.unit = settings.unit
    view.spokenNumber = settings.spokenNumber
    if view.rule != settings.rule { view.rule = settings.rule }
    if startsOver { bind(view, to: settings.source) }
    takeNumber(of: settings, view, startsOver: startsOver)
  }

  /// What the user does to a view that SwiftUI takes away ends, and counts.
  func dismantle(_ view: NumberSelectView) {
    isUpdating = true
    defer { isUpdating = false }
    view.finish()
  }

  private func apply(_ environment: EnvironmentValues, to view: NumberSelectView) {
    view.style = environment.numberSelectStyle
    if view.isEnabled != environment.isEnabled { view.isEnabled = environment.isEnabled }
    view.locale = environment.locale
    view.semanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let size = UIContentSizeCategory(environment.dynamicTypeSize)
    view.minimumContentSizeCategory = size
    view.maximumContentSizeCategory = size
  }

  private func bind(_ view: NumberSelectView, to source: FieldSource?) {
    if let source { view.bind(to: source.source) } else { view.unbind() }
  }

  /// Takes what the host has set since, but not what the view itself has told it. What a host still
  /// has when a source is about to say what the number is, is no choice.
  private func takeNumber(
    of settings: FieldSettings, _ view: NumberSelectView, startsOver: Bool
  ) {
    let number = settings.number?.get()
    let isNews = number != agreed || startsOver
    agreed = number
    guard let number, isNews, !(startsOver && settings.source != nil) else { return }
    if view.currentDecimal != number { view.currentDecimal = number }
  }

  /// Tells the host what view and host agree on, unless the view has begun with another source since.
  private func tellNumber(of view: NumberSelectView) {
    tell { [weak self, weak view] host in
      guard let self, let view, settings?.hasSource(of: host) == true else { return }
      agreed = view.currentDecimal
      host.number?.set(agreed)
    }
  }

  /// Tells the host of this moment: at once, or in turn when the update is over.
  private func tell(_ tell: @escaping @MainActor (FieldSettings) -> Void) {
    guard let settings else { return }
    guard isUpdating || !untold.isEmpty else { return tell(settings) }
    untold.append { tell(settings) }
    if untold.count == 1 { Task { tellLater() } }
  }

  private func tellLater() {
    while let tell = untold.first {
      tell()
      untold.removeFirst()
    }
  }
}

extension FieldCoordinator: NumberSelectViewDelegate {
  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {
    tellNumber(of: view)
  }

  func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange) {
    tellNumber(of: view)
  }

  func numberSelectView(_ view: NumberSelectView, didCommit number: ExactDecimal?) {
    tell { $0.onCommit?(number) }
  }

  func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?) {
    tell { $0.message?.wrappedValue = message }
  }

  func numberSelectView(_ view: NumberSelectView, didReport activity: NumberActivity) {
    tell { $0.onReport?(activity) }
  }
}
#endif
