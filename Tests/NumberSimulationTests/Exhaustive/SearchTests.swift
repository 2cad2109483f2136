import Testing

@testable import NumberSimulation

/// The search through every order of a few events.
@Suite struct SearchTests {
  @Test("In every order of one act and one send all holds", arguments: Move.Edit.allCases)
  func smallWorld(_ edit: Move.Edit) {
    let search = Search(Crossroads.Budget(acts: 1, sends: 1), edit)
    #expect(search.violation == nil, "\(search.story?.lines.joined(separator: "\n") ?? "")")
    #expect(search.places > 100)
    #expect(search.ways > search.places)
  }

  @Test(
    "A fault that needs a certain order is found",
    arguments: ["C1", "C4", "C8", "C10", "C12", "C14", "C15"])
  func fault(_ name: String) throws {
    let mutant = try #require(Mutant.all.first { $0.breaks == name })
    let searches = Move.Edit.allCases.lazy.map {
      Search(Crossroads.Budget(acts: 2, sends: 1), $0, mutant: mutant)
    }
    let search = try #require(searches.first { $0.violation != nil })
    #expect(search.story?.lines.contains { $0.contains("VIOLATION") } == true)
  }

  @Test("A set of fingerprints has what was put in, and nothing else")
  func fingerprints() {
    let fingerprints = (0..<5000 as Range<UInt64>).map { number in
      var fingerprint = Fingerprint()
      fingerprint.add(number)
      return fingerprint
    }
    var set = FingerprintSet()
    for fingerprint in fingerprints.prefix(2500) {
      let (isNew, isNewAgain) = (set.insert(fingerprint), set.insert(fingerprint))
      #expect(isNew && !isNewAgain)
    }
    #expect(set.count == 2500)
    #expect(fingerprints.prefix(2500).allSatisfy(set.contains))
    #expect(!fingerprints.suffix(2500).contains(where: set.contains))
  }
}
