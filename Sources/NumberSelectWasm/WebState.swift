import NumberSelect

extension WebNumber {
  /// What to draw, for the shell.
  var state: Int32 {
    let number = control.statedNumber
    var bits = bit(0, control.canStep(.down)) | bit(1, control.canStep(.up))
    bits |= bit(2, control.pressed == .down) | bit(3, control.pressed == .up)
    bits |= bit(4, control.isEditing) | bit(5, control.isTextEdited)
    bits |= bit(6, control.settings.isEnabled) | bit(7, control.isOperable)
    bits |= problem(control.problem) << 8 | availability(control.availability) << 11
    bits |= bit(13, number != nil)
    bits |= violations(of: number) << 14
    bits |= bit(17, isMissing) | bit(18, isUnreadable)
    bits |=
      bit(19, control.fractionDigits == 0 && control.rule.incrementBase != .none)
      | bit(20, isNegative(control.lowest))
    bits |= bit(21, control.choice != .untouched)
    bits |= progress << 22
    return bits
  }

  /// Whether there has to be a number and the user can see to it.
  private var isMissing: Bool {
    options.contains(.required) && control.isOperable && control.statedNumber == nil
      && !isUnreadable
  }

  private var isUnreadable: Bool {
    switch control.reading {
    case .unreadable, .tooManyDigits: true
    case .number, .empty, nil: false
    }
  }

  private func violations(of number: ExactDecimal?) -> Int32 {
    guard let number else { return 0 }
    return Int32(control.allowed.violations(of: number, under: control.rule).rawValue)
  }

  private func isNegative(_ number: ExactDecimal?) -> Bool {
    guard let number else { return false }
    return number < 0
  }

  private func problem(_ problem: NumberAppearance.Problem?) -> Int32 {
    switch problem {
    case nil: 0
    case .belowMinimum: 1
    case .aboveMaximum: 2
    case .betweenSteps: 3
    case .nothingAllowed: 4
    case .unreadable: 5
    case .tooManyDigits: 6
    }
  }

  private func availability(_ availability: NumberAppearance.Availability) -> Int32 {
    switch availability {
    case .known: 0
    case .loading: 1
    case .failed: 2
    }
  }
}
