/// Goes every way from the first crossroads on, each place once.
package struct Search: Sendable {
  /// What somebody else may do.
  package let edit: Move.Edit

  /// How many different places were seen.
  package private(set) var places = 0

  /// How many ways were gone.
  package private(set) var ways = 0

  package private(set) var violation: Violation?

  /// The shortest story that the search has of the violation.
  package private(set) var story: Story?

  private var seen = FingerprintSet()

  /// The way to the present place.
  private var path: [Junction] = []

  /// Places from which all comes to rest when nothing goes wrong any more.
  private var restful = FingerprintSet()

  /// More steps than any calm needs.
  private static let longestCalm = 200

  /// A place on the way, and where one can still go from there.
  private struct Junction {
    let place: Crossroads
    /// The move that led here, or `nil` at the first one.
    let move: Move?
    var rest: ArraySlice<Move>
  }

  /// - Parameter progress: Called now and then with what there is so far.
  package init(
    _ budget: Crossroads.Budget, _ edit: Move.Edit, mutant: Mutant? = nil,
    progress: (Search) -> Void = { _ in }
  ) {
    self.edit = edit
    enter(Crossroads(budget, edit, mutant: mutant), by: nil)
    while violation == nil, goesOn() {
      if ways % 4096 == 0 { progress(self) }
    }
    if violation != nil {
      retell(Crossroads(budget, edit, mutant: mutant, tellsStory: true))
    }
    path = []
    seen = FingerprintSet()
    restful = FingerprintSet()
  }

  /// Goes one way further, or a step back where there is none.
  ///
  /// - Returns: Whether there is anything left.
  private mutating func goesOn() -> Bool {
    guard let here = path.indices.last else { return false }
    guard let move = path[here].rest.popFirst() else {
      path.removeLast()
      return true
    }
    var next = path[here].place
    next.take(move)
    ways += 1
    if next.isOutside, next.scene.violation == nil { return true }
    enter(next, by: move)
    return true
  }

  /// Enters a place, unless it was seen.
  private mutating func enter(_ place: Crossroads, by move: Move?) {
    guard seen.insert(Likeness(of: place).fingerprint) else { return }
    places += 1
    path.append(Junction(place: place, move: move, rest: place.moves[...]))
    var calmPlace = place
    violation = place.scene.violation ?? calm(&calmPlace)
  }

  /// Goes the way to the violation once more and tells its story.
  private mutating func retell(_ start: Crossroads) {
    var place = start
    for move in path.compactMap(\.move) { place.take(move) }
    if place.scene.violation == nil { violation = calm(&place) }
    story = place.scene.story
  }

  /// What is wrong if nothing goes wrong from here on.
  private mutating func calm(_ place: inout Crossroads) -> Violation? {
    var passed: [Fingerprint] = []
    place.beginCalm()
    while place.scene.violation == nil {
      let here = Likeness(of: place).fingerprint
      if restful.contains(here) { break }
      passed.append(here)
      guard passed.count < Self.longestCalm else {
        place.scene.fail(Convergence.name, "it does not come to rest")
        break
      }
      guard place.goOnInCalm() else {
        place.scene.checkRest()
        break
      }
    }
    if place.scene.violation == nil {
      for here in passed { _ = restful.insert(here) }
    }
    return place.scene.violation
  }
}
