import NumberSelect

/// A place in the world of the exhaustive search: what is the case, what is under way, and what may
/// still happen.
package struct Crossroads {
  /// How much may still happen.
  package struct Budget: Equatable, Sendable {
    package var acts = 4
    package var sends = 3
    package var kills = 1
    package var edits = 1

    package init(acts: Int = 4, sends: Int = 3, kills: Int = 1, edits: Int = 1) {
      self.acts = acts
      self.sends = sends
      self.kills = kills
      self.edits = edits
    }
  }

  var scene: Scene
  var budget: Budget

  /// What somebody else can do.
  let edit: Move.Edit

  /// Whether each request has been taken by the source. It may be at any time, even long after its
  /// device has given up waiting.
  var isServed: [Bool] = []

  /// The answers under way.
  var answers: [Answer] = []

  /// The devices that have asked for the number.
  var isLoading: [Bool] = [false, false]

  /// Each device has a time of its own, which only goes on when it is woken: so every order of its
  /// timer and everything else is tried.
  var clocks: [Milliseconds]

  struct Answer: Equatable {
    let request: Int
    let reply: Reply
  }

  /// Two devices that show 1 of 0 to 2, which somebody else chose.
  init(
    _ budget: Budget, _ edit: Move.Edit, mutant: Mutant? = nil, tellsStory: Bool = false
  ) {
    self.budget = budget
    self.edit = edit
    scene = Scene(devices: ["A", "B"], rule: NumberRule(maximum: 2), mutant: mutant)
    if tellsStory { scene.story = Story() }
    clocks = [0, 0]
    scene.saveByOthers(.number(1), under: Scene.name("X"), 1)
    scene.makeBackup()
    for device in scene.devices.indices { start(device) }
  }

  /// Whether this is beyond what is searched.
  var isOutside: Bool { budget.sends < 0 }
}

/// One thing that can happen at a crossroads.
package enum Move: Equatable, Sendable {
  /// Somebody goes to 2, or back to 1. The first to do anything is A; the devices are alike.
  case act(device: Int)
  case wake(device: Int)
  case serve(request: Int)
  case answer(Int)
  case timeOut(request: Int)
  case push(device: Int)
  case load(device: Int)
  case kill(device: Int)
  case start(device: Int)
  case edit

  /// What somebody else can do.
  package enum Edit: CaseIterable, Sendable {
    case save
    case cutStock
    case restoreBackup

    package var title: String {
      switch self {
      case .save: "saves a number"
      case .cutStock: "cuts the stock"
      case .restoreBackup: "restores a backup"
      }
    }
  }
}
