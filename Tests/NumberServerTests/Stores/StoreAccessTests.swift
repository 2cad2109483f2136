import NumberContract
import NumberSelect
import NumberServer
import Testing

@Suite("Sessions and tokens in a store, whatever it keeps them in")
struct StoreAccessTests {
  private static let rules = ["tea", "rice", "salt"].map {
    IdentifiedRule(id: $0, rule: NumberRule(maximum: 10))
  }
  private static let guest = Owner(name: "guest")
  private static let customer = Owner(name: "customer-7")

  private func token(_ text: String) throws -> TokenHash {
    try #require(Token("\(text)-0123456789abcdef")).hash
  }

  /// A guest with a session and a number or two, and a customer who may have some.
  private func open(_ kind: StoreKind) async throws -> any NumberStore {
    let store = try await kind.makePlace().open()
    _ = try await store.setRules(Self.rules)
    try await store.beginSession(of: Self.guest, knownBy: token("guest"))
    _ = try await store.save(1, client: "phone", sequence: 4, id: "tea", of: Self.guest)
    _ = try await store.save(2, client: "phone", sequence: 5, id: "tea", of: Self.guest)
    _ = try await store.save(3, client: "phone", sequence: 6, id: "rice", of: Self.guest)
    return store
  }

  @Test(
    "what a guest chose comes to the customer, and the guest is gone", arguments: StoreKind.allCases
  )
  func takeover(kind: StoreKind) async throws {
    let store = try await open(kind)
    _ = try await store.save(nil, client: "desk", sequence: 1, id: "rice", of: Self.customer)
    let told = Shared<[StoreChange]>([])
    store.tellChanges { change in told.change { $0.append(change) } }
    let outcome = try await store.takeOver(token("guest"), by: Self.customer)
    #expect(outcome == .done(taken: ["rice", "tea"], kept: []))
    let tea = try #require(try await store.document("tea", of: Self.customer))
    #expect(tea.number == 2)
    #expect(tea.writer == NumberDocument.Writer(client: "phone", sequence: 5))
    let rice = try #require(try await store.document("rice", of: Self.customer))
    #expect(rice.number == 3)
    #expect(rice.version == 3, "the customer's version has gone on")
    #expect(try await store.document("tea", of: Self.guest)?.writer == nil)
    #expect(try await store.owner(of: token("guest")) == nil)
    let change = StoreChange.number(NumberKey(owner: Self.customer, id: "tea"))
    try await eventually { told.value.contains(change) || told.value.contains(.anything) }
    store.close()
  }

  @Test(
    "a save that is sent again after the takeover is known again", arguments: StoreKind.allCases)
  func replay(kind: StoreKind) async throws {
    let store = try await open(kind)
    _ = try await store.takeOver(token("guest"), by: Self.customer)
    let tea = try #require(try await store.document("tea", of: Self.customer))
    #expect(
      try await store.save(2, client: "phone", sequence: 5, id: "tea", of: Self.customer)
        == .repeated(tea))
    #expect(
      try await store.save(9, client: "phone", sequence: 4, id: "tea", of: Self.customer)
        == .sequenceUsed(tea))
    store.close()
  }

  @Test(
    "where both have chosen, the customer's choice is kept and told, or replaced if asked to",
    arguments: StoreKind.allCases)
  func conflicts(kind: StoreKind) async throws {
    for isReplacing in [false, true] {
      let store = try await open(kind)
      _ = try await store.save(9, client: "desk", sequence: 1, id: "tea", of: Self.customer)
      _ = try await store.save(3, client: "desk", sequence: 1, id: "rice", of: Self.customer)
      _ = try await store.save(5, client: "desk", sequence: 1, id: "salt", of: Self.customer)
      let before = try await store.savedDocuments(of: Self.customer)
      let outcome = try await store.takeOver(
        token("guest"), by: Self.customer, isReplacing: isReplacing)
      let after = try await store.savedDocuments(of: Self.customer)
      if isReplacing {
        #expect(outcome == .done(taken: ["tea"], kept: []))
        #expect(after.map(\.number) == [3, 5, 2])
      } else {
        #expect(outcome == .done(taken: [], kept: ["tea"]))
        #expect(after == before)
      }
      store.close()
    }
  }

  @Test(
    "a save is not written for a guest who has signed in since it was asked who saves",
    arguments: StoreKind.allCases)
  func lateSave(kind: StoreKind) async throws {
    let store = try await open(kind)
    let session = try token("guest")
    let owner = try #require(try await store.owner(of: session))
    _ = try await store.takeOver(session, by: Self.customer)
    let before = try await store.savedDocuments(of: Self.customer)
    for sequence in 5...7 {
      #expect(
        try await store.save(2, client: "phone", sequence: sequence, of: owner, in: session)
          == .unknownSession)
    }
    #expect(try await store.savedDocuments(of: owner).isEmpty)
    #expect(try await store.savedDocuments(of: Self.customer) == before)
    try await store.beginSession(of: Self.customer, isAnonymous: false, knownBy: token("desk"))
    #expect(
      try await store.save(9, client: "x", sequence: 1, of: owner, in: token("desk"))
        == .unknownSession, "the session is not this owner's")
    let again = try await store.save(
      7, client: "phone", sequence: 7, of: Self.customer, in: token("desk"))
    guard case .saved(let document) = again else {
      Issue.record("\(again)")
      return
    }
    #expect(document.number == 7)
    store.close()
  }

  @Test(
    "what was answered as saved is the customer's, however close to it the guest signs in",
    arguments: StoreKind.allCases)
  func closeSave(kind: StoreKind) async throws {
    let stores = try await kind.makePlace().open(kind == .postgreSQL ? 2 : 1)
    _ = try await stores[0].setRules(Self.rules)
    for round in 1...20 {
      let (guest, customer) = (Owner(name: "guest-\(round)"), Owner(name: "customer-\(round)"))
      let session = try token("guest-\(round)")
      try await stores[0].beginSession(of: guest, knownBy: session)
      async let takeover = stores[0].takeOver(session, by: customer, isReplacing: true)
      let answers = try await withThrowingTaskGroup(of: [ExactDecimal].self) { group in
        for (place, id) in ["rice", "tea"].enumerated() {
          let store = stores[place % stores.count]
          group.addTask { try await save(id, of: guest, in: session, store) }
        }
        group.addTask {
          _ = try await stores[0].save(5, client: "desk", sequence: 1, id: "salt", of: customer)
          return []
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      guard case .done = try await takeover else {
        Issue.record("the session is the guest's")
        return
      }
      let numbers = try await stores[0].savedDocuments(of: customer).compactMap(\.number)
      #expect(numbers.sorted() == (answers + [5]).sorted())
      #expect(try await stores[0].savedDocuments(of: guest).isEmpty)
    }
    for store in stores { store.close() }
  }

  /// Saves again and again, until the session has ended.
  ///
  /// - Returns: The last number that was saved, if any was.
  private func save(
    _ id: String, of owner: Owner, in session: TokenHash, _ store: any NumberStore
  ) async throws -> [ExactDecimal] {
    var last: [ExactDecimal] = []
    for sequence in 1... {
      let number = ExactDecimal(sequence % 9)
      switch try await store.save(
        number, client: id, sequence: sequence, id: id, of: owner, in: session)
      {
      case .saved(let document): last = [try #require(document.number)]
      case .unknownSession: return last
      case let outcome: Issue.record("\(outcome)")
      }
    }
    return last
  }

  @Test("it happens once, for one customer", arguments: StoreKind.allCases)
  func once(kind: StoreKind) async throws {
    let store = try await open(kind)
    let other = Owner(name: "customer-8")
    _ = try await store.takeOver(token("guest"), by: Self.customer)
    let after = try await store.savedDocuments(of: Self.customer)
    #expect(try await store.takeOver(token("guest"), by: Self.customer) == .repeated)
    #expect(try await store.takeOver(token("guest"), by: other) == .refused)
    #expect(try await store.takeOver(token("nobody"), by: other) == .unknownSession)
    #expect(try await store.savedDocuments(of: Self.customer) == after)
    #expect(try await store.savedDocuments(of: other).isEmpty)
    try await store.beginSession(of: other, isAnonymous: false, knownBy: token("other"))
    #expect(try await store.takeOver(token("other"), by: Self.customer) == .refused)
    #expect(try await store.takeOver(token("other"), by: other) == .repeated)
    store.close()
  }

  @Test("of many who take over at the same time one does it", arguments: StoreKind.allCases)
  func contest(kind: StoreKind) async throws {
    let store = try await open(kind)
    let hash = try token("guest")
    let outcomes = try await withThrowingTaskGroup(of: TakeoverOutcome.self) { group in
      for customer in 0..<10 {
        group.addTask { try await store.takeOver(hash, by: Owner(name: "c\(customer)")) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .done(taken: ["rice", "tea"], kept: []) } == 1)
    #expect(outcomes.count { $0 == .refused } == 9)
    store.close()
  }

  @Test(
    "what an owner has saved comes page by page, in the order of the ids",
    arguments: StoreKind.allCases)
  func pages(kind: StoreKind) async throws {
    let store = try await kind.makePlace().open()
    let ids = ["A", "a", "b", "b-1", "b.1", "c", "~"]
    _ = try await store.setRules(ids.map { IdentifiedRule(id: $0, rule: NumberRule()) })
    for id in ids.shuffled() where id != "c" {
      _ = try await store.save(1, client: "x", sequence: 1, id: id, of: Self.customer)
    }
    _ = try await store.save(1, client: "x", sequence: 1, id: "c", of: Self.guest)
    var (seen, after): ([String], String) = ([], "")
    while true {
      let page = try await store.savedDocuments(of: Self.customer, after: after, limit: 2)
      guard let last = page.last else { break }
      seen += page.map(\.id)
      after = last.id
    }
    #expect(seen == ["A", "a", "b", "b-1", "b.1", "~"])
    store.close()
  }

  @Test(
    "a session that nobody uses ends after so many days, and a guest's numbers with it",
    arguments: StoreKind.allCases)
  func ending(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    _ = try await store.setRules(Self.rules)
    for name in ["guest", "busy", "customer"] {
      let owner = Owner(name: name)
      try await store.beginSession(
        of: owner, isAnonymous: name != "customer", knownBy: token(name))
      _ = try await store.save(2, client: "x", sequence: 1, of: owner)
    }
    #expect(try await store.endSessions(unusedFor: 2) == 0)
    for day in 1...3 {
      try await nextDay(at: place, kind)
      #expect(try await store.endSessions(unusedFor: 2) == (day == 3 ? 2 : 0))
      try await eventually {
        #expect(try await store.owner(of: token("busy")) == Owner(name: "busy"))
        return try await isUseNoted(at: place, kind)
      }
    }
    #expect(try await store.owner(of: token("guest")) == nil)
    #expect(try await store.document(of: Owner(name: "guest"))?.number == nil)
    #expect(try await store.owner(of: token("customer")) == nil)
    #expect(try await store.document(of: Owner(name: "customer"))?.number == 2, "customers stay")
    #expect(try await store.document(of: Owner(name: "busy"))?.number == 2)
    store.close()
  }

  @Test("a clock that jumps ends no session", arguments: StoreKind.allCases)
  func clockJumps(kind: StoreKind) async throws {
    let place = try await kind.makePlace()
    let store = try place.open()
    try await store.beginSession(of: Self.guest, knownBy: token("guest"))
    for date in ["1970-01-01", "2199-12-31", "2000-02-29"] {
      try await setDate(date, at: place, kind)
      #expect(try await store.endSessions(unusedFor: 5) == 0)
    }
    #expect(try await store.owner(of: token("guest")) == Self.guest)
    store.close()
  }

  @Test(
    "tokens of the server's own are added, listed and removed by name",
    arguments: StoreKind.allCases)
  func tokens(kind: StoreKind) async throws {
    let store = try await kind.makePlace().open()
    let checkout = NamedToken(name: "checkout", role: .service)
    let chef = NamedToken(name: "chef", role: .administrator)
    #expect(try await store.addToken(checkout, hash: token("a")))
    #expect(try await store.addToken(chef, hash: token("b")))
    #expect(try await !store.addToken(checkout, hash: token("c")), "the name is taken")
    #expect(try await store.tokens() == [checkout, chef])
    #expect(try await store.role(of: token("a")) == .service)
    #expect(try await store.role(of: token("b")) == .administrator)
    #expect(try await store.role(of: token("c")) == nil)
    #expect(try await store.removeToken(named: "checkout"))
    #expect(try await !store.removeToken(named: "checkout"))
    #expect(try await store.role(of: token("a")) == nil)
    store.close()
  }

  private func nextDay(at place: any StorePlace, _ kind: StoreKind) async throws {
    try await setDate("2000-01-01", at: place, kind)
  }

  /// The date at which the store counted a day last.
  private func setDate(_ date: String, at place: any StorePlace, _ kind: StoreKind) async throws {
    try await place.run("UPDATE \(kind.schema)calendar SET date = '\(date)'")
  }

  private func isUseNoted(at place: any StorePlace, _ kind: StoreKind) async throws -> Bool {
    try await place.run(
      """
      SELECT count(*) FROM \(kind.schema)sessions
      WHERE owner = 'busy' AND used = (SELECT day FROM \(kind.schema)calendar)
      """) == "1"
  }
}

extension StoreKind {
  fileprivate var schema: String {
    switch self {
    case .sqlite: ""
    case .postgreSQL: "number_server."
    }
  }
}
