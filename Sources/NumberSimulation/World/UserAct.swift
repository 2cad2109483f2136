import NumberSelect

/// What a user can do with a selector, the usual more often than the rare.
enum UserAct {
  case tap(Direction)
  case hold(Direction)
  case type
  case typeInVain
  case stepByVoice(Direction)
  case chooseByVoice
  case key(NumberKey)
  case turnWheel
  /// Back to the number that the source has.
  case goBack
  case hostSets
  case reset
  case leave
  case configure
  case reload

  /// What follows after a moment.
  enum Continuation {
    case release
    case interrupt
    case keyUp
    case commitText
    case endText
    case revertText
  }

  static func draw(_ random: inout SplitMix64) -> UserAct {
    let direction: Direction = random.below(2) == 0 ? .up : .down
    switch random.below(100) {
    case 0..<45: return .tap(direction)
    case 45..<50: return .goBack
    case 50..<57: return .hold(direction)
    case 57..<67: return .type
    case 67..<69: return .typeInVain
    case 69..<73: return .stepByVoice(direction)
    case 73..<76: return .chooseByVoice
    case 76..<81: return .key(random.pick([.step(direction), .page(direction), .end(direction)]))
    case 81..<84: return .turnWheel
    case 84..<88: return .hostSets
    case 88..<92: return .reset
    case 92..<98: return .leave
    case 98: return .configure
    default: return .reload
    }
  }
}
