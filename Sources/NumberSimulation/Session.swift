import NumberSelect

/// One session of the simulator, which its seed determines down to the last byte.
package struct Session: Sendable {
  /// What a store breaks that does not do what it should.
  package static let storeInvariant = "the store keeps its contract"

  package let seed: UInt64
  package let violation: Violation?
  package let tally: Tally
  package let digest: Digest
  package let story: Story?

  /// What the source has in the end.
  package let document: SyncDocument

  /// Runs the session.
  ///
  /// - Parameter store: What stands behind the source, if it is not only a model.
  package init(
    seed: UInt64, mutant: Mutant? = nil, tellsStory: Bool = false,
    store: (any RealStore)? = nil
  ) {
    var world = World(
      seed: seed, mutant: mutant, tellsStory: tellsStory,
      store: store ?? mutant?.storeFault.map { FaultyStore($0) })
    world.run()
    self.seed = seed
    violation = world.scene.violation
    tally = world.scene.tally
    digest = world.scene.digest
    story = world.scene.story
    document = world.scene.server.document
  }
}
