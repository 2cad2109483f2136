#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import NumberSelect
import NumberSelectFoundation
import SwiftUI
import TestSupport
import Testing

@testable import NumberSelectUIKit

@MainActor
@Suite("A field of SwiftUI")
struct FieldTests {
  @Test("A whole number is shown with its range and step, and what the user chooses comes back")
  func wholeNumber() {
    let number = Box(3)
    let field = Field(NumberSelectField("Espresso", value: number.binding, in: 1...10, step: 2))
    #expect(field.view.currentNumber == 3)
    #expect(field.view.rule == NumberRule(minimum: 1, maximum: 10, increment: 2))
    #expect(field.view.accessibilityLabel == "Espresso")
    field.view.accessibilityIncrement()
    #expect(number.value == 5)
    field.update()
    #expect(field.view.currentNumber == 5)
  }

  @Test("A number that the host sets is shown, and told to nobody")
  func hostSets() {
    let number = Box(3)
    var committed: [ExactDecimal?] = []
    let field = Field(
      NumberSelectField("Espresso", value: number.binding, in: 1...10)
        .onCommit { committed.append($0) })
    number.value = 7
    field.update()
    #expect(field.view.currentNumber == 7)
    #expect(committed.isEmpty)
    field.view.accessibilityDecrement()
    #expect(committed == [6])
  }

  @Test("A host that does not take a number keeps its own")
  func hostRefuses() {
    let binding = Binding(get: { 3 }, set: { (_: Int) in })
    let field = Field(NumberSelectField("Espresso", value: binding, in: 1...10))
    field.view.accessibilityIncrement()
    #expect(field.view.currentNumber == 4)
    field.update()
    #expect(field.view.currentNumber == 3)
  }

  @Test("A number out of its range is shown as it is")
  func outOfRange() {
    let field = Field(NumberSelectField("Espresso", value: Box(0).binding, in: 5...10))
    #expect(field.view.currentNumber == 0)
    #expect(field.view.appearance.problem == .belowMinimum)
  }

  @Test("A range without an end has no maximum")
  func noMaximum() {
    let field = Field(NumberSelectField("Espresso", value: Box(3).binding, in: 1...))
    #expect(field.view.maxDecimal == nil)
    #expect(field.view.minNumber == 1)
  }

  @Test("Decimals stay exact")
  func decimals() {
    let tenth = Decimal(sign: .plus, exponent: -1, significand: 1)
    let number = Box(tenth * 3)
    let field = Field(
      NumberSelectField("Cheese", value: number.binding, in: tenth...(tenth * 10), step: tenth)
        .unit("kg"))
    for _ in 0..<7 { field.view.accessibilityIncrement() }
    #expect(number.value == 1)
    #expect(field.view.accessibilityValue == "1.0 kg")
    #expect(!field.view.appearance.canStepUp)
  }

  @Test("An open range of decimals has no maximum, and the step can start at zero")
  func openDecimals() {
    let half = Decimal(sign: .plus, exponent: -1, significand: 5)
    let field = Field(
      NumberSelectField("Cheese", value: Box(half).binding, in: half..., step: 2).stepBase(.zero))
    #expect(field.view.maxDecimal == nil)
    field.view.accessibilityIncrement()
    #expect(field.view.currentNumber == 2)
  }

  @Test("It goes along with its environment")
  func environment() {
    let field = Field(NumberSelectField("Espresso", value: Box(1234).binding, in: 0...9999))
    field.environment.isEnabled = false
    field.environment.layoutDirection = .rightToLeft
    field.environment.locale = Locale(identifier: "de")
    field.environment.dynamicTypeSize = .accessibility5
    field.environment.numberSelectStyle.cornerRadius = 9
    field.update()
    #expect(!field.view.isEnabled)
    #expect(field.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(field.view.accessibilityValue == "1.234")
    #expect(field.view.style.cornerRadius == 9)
    #expect((field.view.column.field.font?.pointSize ?? 0) > 30)
  }

  @Test("It keeps the size that it needs in a list")
  func size() {
    let view = Field(NumberSelectField("Espresso", value: Box(3).binding, in: 0...9)).view
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .required)
      #expect(view.contentCompressionResistancePriority(for: axis) == .required)
    }
  }

  @Test("With a source, the number comes from it and goes back to it")
  func source() async {
    let source = InMemoryNumberSource(
      number: 4, rule: NumberRule(minimum: 1, maximum: 10))
    let number = Box<Decimal?>(nil)
    var reports: [NumberActivity] = []
    let field = Field(
      NumberSelectField("Espresso", source: source, number: number.binding)
        .onReport { reports.append($0) })
    #expect(field.view.appearance.availability == .loading)
    #expect(await comesAbout { number.value == 4 })
    field.update()
    #expect(field.view.currentNumber == 4)
    field.view.accessibilityIncrement()
    #expect(number.value == 5)
    field.view.flush()
    #expect(await comesAbout { (try? await source.load().number) == 5 })
    #expect(reports.contains(.saving))
  }

  @Test("The same source again starts nothing over; another one does")
  func otherSource() async {
    let rule = NumberRule(minimum: 1, maximum: 10)
    let first = InMemoryNumberSource(number: 4, rule: rule)
    let second = InMemoryNumberSource(number: 8, rule: rule)
    let field = Field(NumberSelectField("Espresso", source: first))
    #expect(await comesAbout { field.view.currentNumber == 4 })
    field.update(NumberSelectField("Espresso", source: first))
    #expect(field.view.appearance.availability == .known)
    field.update(NumberSelectField("Tea", source: second))
    #expect(field.view.appearance.availability == .loading)
    #expect(await comesAbout { field.view.currentNumber == 8 })
  }

  @Test("The number of one source is no choice for another, nor one that the host has kept")
  func otherSourceWithNumber() async {
    let rule = NumberRule(minimum: 1, maximum: 10)
    let first = InMemoryNumberSource(number: 4, rule: rule)
    let second = InMemoryNumberSource(number: 8, rule: rule)
    let number = Box<Decimal?>(3)
    let field = Field(NumberSelectField("Espresso", source: first, number: number.binding))
    #expect(await comesAbout { number.value == 4 })
    field.update(NumberSelectField("Tea", source: second, number: number.binding))
    field.update()
    #expect(await comesAbout { number.value == 8 })
    field.update()
    #expect(!field.view.controller.selector.isUnsettled)
    #expect(field.view.currentNumber == 8)
    #expect(await (try? first.load().number) == 4)
    #expect(await (try? second.load().number) == 8)
  }

  @Test("A field that has no source any more shows the number of the host")
  func noSourceAnyMore() async {
    let source = InMemoryNumberSource(number: 4, rule: NumberRule(minimum: 1, maximum: 10))
    let number = Box<Decimal?>(nil)
    let field = Field(NumberSelectField("Espresso", source: source, number: number.binding))
    #expect(await comesAbout { number.value == 4 })
    field.update(NumberSelectField("Espresso", value: Box(4).binding, in: 0...9))
    #expect(field.view.currentNumber == 4)
  }

  @Test("Numbers of one server are told apart by name")
  func serverNumbers() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let service = NumberService(url: url)
    #expect(service.number("tea") == service.number("tea"))
    #expect(service.number("tea") != service.number("coffee"))
    #expect(service.number("tea") != NumberService(url: url, account: "b").number("tea"))
  }

  @Test("What the host sets in a field with a source is a choice like the user's")
  func hostSetsAtSource() async {
    let source = InMemoryNumberSource(number: 4, rule: NumberRule(minimum: 1, maximum: 10))
    let number = Box<Decimal?>(nil)
    let field = Field(NumberSelectField("Espresso", source: source, number: number.binding))
    #expect(await comesAbout { number.value == 4 })
    number.value = 9
    field.update()
    #expect(field.view.currentNumber == 9)
    field.view.flush()
    #expect(await comesAbout { (try? await source.load().number) == 9 })
  }
}

@MainActor
@Suite("A field of SwiftUI tells nothing while SwiftUI updates it")
struct FieldUpdateTests {
  private let rule = NumberRule(minimum: 1, maximum: 1000)

  /// Holds a key down that steps up at once, and so leaves a change that is not final.
  private func hold(_ field: Field) {
    field.view.controller.send(.keyDown(.step(.up)))
  }

  @Test("That loading begins is told after the update that begins it")
  func loading() async {
    var reports: [NumberActivity] = []
    let source = InMemoryNumberSource(number: 4, rule: rule)
    let field = Field(NumberSelectField("Tea", source: source).onReport { reports.append($0) })
    #expect(reports.isEmpty)
    #expect(await comesAbout { reports.last == .idle })
    #expect(reports.first == .loading)
    #expect(field.view.currentNumber == 4)
  }

  @Test("A hold that disabling ends is told to be final after the update")
  func disabling() async {
    var committed: [ExactDecimal?] = []
    let number = Box(3)
    let field = Field(
      NumberSelectField("Tea", value: number.binding, in: 1...1000)
        .onCommit { committed.append($0) })
    hold(field)
    field.environment.isEnabled = false
    field.update()
    #expect(committed.isEmpty)
    #expect(await comesAbout { !committed.isEmpty })
    #expect(committed == [field.view.currentDecimal])
    #expect(number.value == field.view.currentNumber)
  }

  @Test("A hold that another source ends is told to be final to the field that it was in")
  func otherSource() async {
    var first: [ExactDecimal?] = []
    var second: [ExactDecimal?] = []
    let source = InMemoryNumberSource(number: 4, rule: rule)
    let field = Field(NumberSelectField("Tea", source: source).onCommit { first.append($0) })
    #expect(await comesAbout { field.view.currentNumber == 4 })
    hold(field)
    let number = field.view.currentDecimal
    field.update(
      NumberSelectField("Coffee", source: InMemoryNumberSource(number: 8, rule: rule))
        .onCommit { second.append($0) })
    #expect(await comesAbout { field.view.currentNumber == 8 })
    #expect(first == [number])
    #expect(second.isEmpty)
  }

  @Test("What is being typed in a field that SwiftUI takes away counts, and is told after that")
  func dismantling() async {
    let number = Box(3)
    let field = Field(NumberSelectField("Tea", value: number.binding, in: 1...1000))
    let window = UIWindow(frame: .zero)
    window.addSubview(field.view)
    field.view.column.field.becomeFirstResponder()
    field.view.column.field.insertText("20")
    field.dismantle()
    #expect(field.view.currentNumber == 20)
    #expect(number.value == 3)
    #expect(await comesAbout { number.value == 20 })
  }

  @Test("A number that the host sets before it is told of another stands")
  func hostSetsMeanwhile() async {
    let number = Box(3)
    let field = Field(NumberSelectField("Tea", value: number.binding, in: 1...1000))
    hold(field)
    field.environment.isEnabled = false
    number.value = 7
    field.update()
    await settled()
    #expect(field.view.currentNumber == 7)
    #expect(number.value == 7)
  }
}

@MainActor
@Suite("A field of SwiftUI and its message")
struct FieldMessageTests {
  @Test("What there is to know about the number is the field's to show, not a bubble's")
  func message() async {
    let message = Box<String?>(nil)
    let settings = NumberSelectField("Espresso", value: Box(3).binding, in: 1...10).settings
    let field = Field(NumberSelectField(settings.telling(message.binding)))
    #expect(!field.view.showsMessages)
    field.view.controller.send(.chosen(15))
    #expect(await comesAbout { message.value == "15 is not possible. Changed to 10." })
    field.view.accessibilityDecrement()
    #expect(await comesAbout { message.value == nil })
  }
}

/// A value that a binding reads and writes.
@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { @MainActor in self.value }, set: { @MainActor in self.value = $0 })
  }
}

/// Makes and updates the view of a field as SwiftUI would.
@MainActor
private final class Field {
  let view: NumberSelectView
  var environment = EnvironmentValues()
  private let coordinator = FieldCoordinator()
  private var field: NumberSelectField

  init(_ field: NumberSelectField) {
    self.field = field
    view = coordinator.makeView()
    environment.locale = Locale(identifier: "en")
    update()
  }

  func update(_ other: NumberSelectField? = nil) {
    field = other ?? field
    coordinator.update(view, to: field.settings, environment)
  }

  func dismantle() {
    coordinator.dismantle(view)
  }
}
#endif
