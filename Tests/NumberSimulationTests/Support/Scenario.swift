import Testing

@testable import NumberSelect
@testable import NumberSimulation

/// Devices and their source, where the test says what happens and what arrives when.
///
/// Every step is checked against every invariant, as in the simulator.
struct Scenario {
  enum Who: Int {
    case a, b, c
  }

  /// A save on its way.
  struct Save {
    let request: Int
    var wire: NumberSend
  }

  var scene: Scene
  private var isLoading = [false, false, false]

  /// - Parameter number: What somebody chose before the story begins.
  init(
    _ devices: Int = 2, rule: NumberRule = NumberRule(maximum: 9), number: ExactDecimal? = 2
  ) {
    scene = Scene(devices: Array(["A", "B", "C"].prefix(devices)), rule: rule)
    scene.story = Story()
    if let number { foreignSave(number) }
    for device in scene.devices.indices {
      let who = Who(rawValue: device) ?? .a
      start(who)
      hear(who)
    }
  }

  // MARK: What people do

  mutating func act(_ who: Who, _ event: NumberEvent) {
    fulfil(scene.step(who.rawValue, event), who)
  }

  mutating func choose(_ who: Who, _ number: ExactDecimal) {
    act(who, .chosen(number))
  }

  mutating func tap(_ who: Who, _ direction: Direction) {
    act(who, .pressed(direction))
    wait(60)
    act(who, .released)
  }

  /// Lets time pass in which nothing happens.
  mutating func wait(_ pause: Milliseconds) {
    scene.now += pause
  }

  /// Lets time pass until the device has something to do.
  mutating func wake(_ who: Who) {
    guard let deadline = selector(who).actionDeadline else { return }
    scene.now = max(scene.now, deadline)
    act(who, .woken)
  }

  /// Waits until a save leaves.
  mutating func send(_ who: Who, at location: SourceLocation = #_sourceLocation) throws -> Save {
    let count = scene.requests.count
    for _ in 0..<100 where scene.requests.count == count { wake(who) }
    try #require(scene.requests.count > count, "no save leaves", sourceLocation: location)
    return try lastSave(who, at: location)
  }

  func lastSave(_ who: Who, at location: SourceLocation = #_sourceLocation) throws -> Save {
    let request = try #require(
      scene.requests.last { $0.device == who.rawValue }, "no save", sourceLocation: location)
    return Save(request: request.number, wire: request.save)
  }

  // MARK: What becomes of a save

  /// The source takes the save. Its answer is lost, unless the test hands it on.
  @discardableResult
  mutating func arrive(_ save: Save) -> Reply {
    scene.serve(save.request)
  }

  mutating func answer(_ save: Save, _ reply: Reply) {
    let who = Who(rawValue: scene.requests[save.request].device) ?? .a
    fulfil(scene.answer(save.request, with: reply), who)
  }

  /// The save arrives, and so does its answer.
  @discardableResult
  mutating func deliver(_ save: Save) -> Reply {
    let reply = arrive(save)
    answer(save, reply)
    return reply
  }

  /// The device has waited long enough.
  mutating func lose(_ save: Save) {
    wait(10_000)
    answer(save, .lost)
  }

  // MARK: What becomes of a device

  mutating func kill(_ who: Who, _ death: Death = .killed) {
    scene.end(who.rawValue, by: death)
  }

  mutating func start(_ who: Who) {
    fulfil(scene.start(who.rawValue), who)
  }

  mutating func restart(_ who: Who) {
    kill(who)
    start(who)
  }

  /// The present document arrives by itself.
  mutating func hear(_ who: Who) {
    fulfil(scene.push(scene.present, to: who.rawValue), who)
  }

  /// The answer to a load arrives.
  mutating func load(_ who: Who) {
    isLoading[who.rawValue] = false
    fulfil(scene.load(scene.present, to: who.rawValue), who)
  }

  func isLoading(_ who: Who) -> Bool { isLoading[who.rawValue] }

  // MARK: What somebody else does

  mutating func foreignSave(_ number: ExactDecimal) {
    scene.saveByOthers(.number(number), under: Scene.name("X"), Int64(scene.history.count))
  }

  mutating func setRule(_ rule: NumberRule) {
    scene.setRule(rule)
  }

  // MARK: What is seen

  func selector(_ who: Who) -> NumberSelector { scene.devices[who.rawValue].selector }
  func shown(_ who: Who) -> ExactDecimal? { selector(who).number }
  func record(_ who: Who) -> NumberRecord? { selector(who).record }
  func told(_ who: Who) -> Told { scene.devices[who.rawValue].told }
  func isSaving(_ who: Who) -> Bool { scene.devices[who.rawValue].awaited != nil }
  var number: ExactDecimal? { scene.server.document.number }
  var version: Int64 { scene.server.document.tag.version }

  /// Whether every invariant held.
  func holds(at location: SourceLocation = #_sourceLocation) {
    #expect(
      scene.violation == nil, "\(scene.story?.lines.joined(separator: "\n") ?? "")",
      sourceLocation: location)
  }

  /// Lets everything that is under way arrive and all saves be answered, until all is quiet.
  mutating func settle(at location: SourceLocation = #_sourceLocation) {
    for _ in 0..<100 where settlesFurther() {}
    for device in scene.devices.indices { hear(Who(rawValue: device) ?? .a) }
    scene.checkRest()
    holds(at: location)
  }

  private mutating func settlesFurther() -> Bool {
    for device in scene.devices.indices where scene.devices[device].isRunning {
      let who = Who(rawValue: device) ?? .a
      if isLoading(who) {
        load(who)
        return true
      }
      if let request = scene.devices[device].awaited {
        deliver(Save(request: request, wire: scene.requests[request].save))
        return true
      }
      if selector(who).actionDeadline != nil {
        wake(who)
        return true
      }
    }
    return false
  }

  private mutating func fulfil(_ wishes: Wishes, _ who: Who) {
    if wishes.loads { isLoading[who.rawValue] = true }
    if wishes.opensJournal { fulfil(scene.openJournal(who.rawValue), who) }
    if wishes.wantsClient { fulfil(scene.nameClient(who.rawValue), who) }
  }
}
