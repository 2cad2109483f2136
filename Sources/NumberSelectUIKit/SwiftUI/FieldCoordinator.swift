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
    let before = self.settings
    self.settings = settings
    apply(environment, to: view)
    view.accessibilityLabel = settings.title
    view.unit = settings.unit
    view.spokenNumber = settings.spokenNumber
    if view.rule != settings.rule { view.rule = settings.rule }
    let startsOver = bind(view, to: settings.source, insteadOf: before)
    takeNumber(of: settings, view, startsOver: startsOver)
  }

  private func apply(_ environment: EnvironmentValues, to view: NumberSelectView) {
    view.style = environment.numberSelectStyle
    if view.isEnabled != environment.isEnabled { view.isEnabled = environment.isEnabled }
    if view.locale != environment.locale { view.locale = environment.locale }
    view.semanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let size = UIContentSizeCategory(environment.dynamicTypeSize)
    view.minimumContentSizeCategory = size
    view.maximumContentSizeCategory = size
  }

  /// - Returns: Whether the view starts over.
  private func bind(
    _ view: NumberSelectView, to source: FieldSource?, insteadOf before: FieldSettings?
  ) -> Bool {
    if let source {
      guard !source.isSame(as: before?.source) else { return false }
      view.bind(to: source.source)
      return true
    }
    guard before?.source != nil else { return before == nil }
    view.unbind()
    return true
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

  private func tell(_ number: ExactDecimal?) {
    agreed = number
    settings?.number?.set(number)
  }
}

extension FieldCoordinator: NumberSelectViewDelegate {
  func numberSelectView(_ view: NumberSelectView, didChange change: NumberChange) {
    tell(change.new)
  }

  func numberSelectView(_ view: NumberSelectView, didChangeAtSource change: NumberChange) {
    tell(change.new)
  }

  func numberSelectView(_ view: NumberSelectView, didCommit number: ExactDecimal?) {
    settings?.onCommit?(number)
  }

  /// A message may change while SwiftUI updates the view, which is no time to set a state.
  func numberSelectView(_ view: NumberSelectView, didChangeMessage message: String?) {
    Task { [weak view, settings] in settings?.message?.wrappedValue = view?.message }
  }

  func numberSelectView(_ view: NumberSelectView, didReport activity: NumberActivity) {
    settings?.onReport?(activity)
  }
}
#endif
