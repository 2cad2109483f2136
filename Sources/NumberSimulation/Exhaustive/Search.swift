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

  private var seen: Set<Fingerprint> = []
  private var path: [Move] = []

  /// Places from which all comes to rest when nothing goes wrong any more.
  private var restful: Set<Fingerprint> = []

  /// More steps than any calm needs.
  private static let longestCalm = 200

  /// - Parameter progress: Called now and then with what there is so far.
  package init(
    _ budget: Crossroads.Budget, _ edit: Move.Edit, mutant: Mutant? = nil,
    progress: (Search) -> Void = { _ in }
  ) {
    self.edit = edit
    visit(Crossroads(budget, edit, mutant: mutant), progress)
    seen = []
    restful = []
    guard violation != nil else { return }
    var place = Crossroads(budget, edit, mutant: mutant, tellsStory: true)
    for move in path { place.take(move) }
    if place.scene.violation == nil { violation = calm(&place) }
    story = place.scene.story
  }

  private mutating func visit(_ place: Crossroads, _ progress: (Search) -> Void) {
    guard seen.insert(Fingerprint(of: place)).inserted else { return }
    places += 1
    if places % 4096 == 0 { progress(self) }
    var calmPlace = place
    if let found = place.scene.violation ?? calm(&calmPlace) {
      violation = found
      return
    }
    for move in place.moves {
      var next = place
      next.take(move)
      ways += 1
      if next.isOutside, next.scene.violation == nil { continue }
      path.append(move)
      visit(next, progress)
      if violation != nil { return }
      path.removeLast()
    }
  }

  /// What is wrong if nothing goes wrong from here on.
  private mutating func calm(_ place: inout Crossroads) -> Violation? {
    var passed: [Fingerprint] = []
    place.beginCalm()
    while place.scene.violation == nil {
      let here = Fingerprint(of: place)
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
    if place.scene.violation == nil { restful.formUnion(passed) }
    return place.scene.violation
  }
}
