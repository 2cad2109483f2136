/// One session of the simulator, which its seed determines down to the last byte.
package struct Session: Sendable {
  package let seed: UInt64
  package let violation: Violation?
  package let tally: Tally
  package let digest: Digest
  package let story: Story?

  /// Runs the session.
  package init(seed: UInt64, mutant: Mutant? = nil, tellsStory: Bool = false) {
    var world = World(seed: seed, mutant: mutant, tellsStory: tellsStory)
    world.run()
    self.seed = seed
    violation = world.scene.violation
    tally = world.scene.tally
    digest = world.scene.digest
    story = world.scene.story
  }
}
