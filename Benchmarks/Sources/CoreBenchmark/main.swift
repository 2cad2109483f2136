import CAllocations
import Foundation
import NumberSelect

func report(_ title: String, aim: String = "", _ measurement: Measurement) {
  let time = String(format: "%8.1f ns", measurement.nanoseconds)
  let memory = String(format: "%6.3f allocations", measurement.allocations)
  print(title.padding(toLength: 40, withPad: " ", startingAt: 0), time, memory, aim)
}

/// The figures below would mean nothing if allocations were not seen.
func checkThatAllocationsAreCounted() {
  let count = Measurement(acts: 1000, rounds: 1) { keep(Array(0..<$0 + 100)) }.allocations
  guard count >= 1 else { fatalError("allocations are not counted on this system") }
}

func measureSteps(_ title: String, _ rule: NumberRule) {
  let allowed = AllowedNumbers(rule)
  var number: ExactDecimal = 5
  report(
    title, aim: "(aim: under 30 ns, none)",
    Measurement { index in
      number = allowed.next(index % 2 == 0 ? .up : .down, from: number) ?? 5
    })
  keep(number)
}

func measureSelector() {
  var selector = NumberSelector()
  report(
    "Step of a selector, all told",
    Measurement { index in keep(selector.handle(.stepped(.up), at: Milliseconds(index))) })
  report(
    "Press and release of a selector",
    Measurement { index in
      keep(selector.handle(.pressed(.up), at: Milliseconds(index)))
      keep(selector.handle(.released, at: Milliseconds(index)))
    })
  report("Appearance of a selector", Measurement { _ in keep(selector.appearance) })
}

func measureTexts() {
  let symbols = NumberSymbols(groupingMark: ",")
  report("Number as text", Measurement { _ in keep(symbols.text(1_234_567)) })
  report("Text as number", Measurement { _ in keep(symbols.read("1,234,567.5")) })
}

checkThatAllocationsAreCounted()
measureSteps("Step, whole numbers", NumberRule(minimum: 1, maximum: 10))
measureSteps(
  "Step by 0.05",
  NumberRule(
    maximum: 1000, increment: ExactDecimal(unscaled: 5, scale: 2) ?? 1, incrementBase: .zero))
measureSteps("Step without a grid", NumberRule(maximum: 1000, incrementBase: .none))
measureSelector()
measureTexts()
