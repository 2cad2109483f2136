import NumberSelect

/// How bad things are in one session: everything in thousandths unless it says otherwise.
struct Weather {
  var deviceCount = 1
  var acts = 8

  /// Only the first device is used; the others watch.
  var isOnlyFirstUsed = false

  // MARK: The network

  /// The usual way between a device and the source, in milliseconds.
  var latency = 20...120
  var lostRequests = 0
  var lostAnswers = 0
  var brokenConnections = 0
  var duplicates = 0
  var longDelays = 0
  var lostPushes = 0
  var failedLoads = 0

  // MARK: The source

  var crashes = 0
  var unauthorized = 0
  var tooManyRequests = 0
  var serverErrors = 0

  /// Of a thousand moves of a user, so many are changes at the source instead.
  var foreignSaves = 0
  var ruleChanges = 0
  var stockCuts = 0
  var backups = 0
  var crowds = 0

  // MARK: The devices

  /// Of a thousand moves of a user, so many are the end of an app instead.
  var kills = 0
  var powerCuts = 0
  var damages = 0
  var sleeps = 0
  var copies = 0

  /// Of a thousand sends, so many are followed at once by the end of the app.
  var killsAtSend = 0

  // MARK: The hosts

  var conflictPolicy = NumberSettings.ConflictPolicy.userWins
  var commitPolicy = NumberSettings.CommitPolicy.adjust
  var asksBeforeChange = false

  var isFaultless = true

  /// The weather of a session. One session in eight has none at all.
  init(_ random: inout SplitMix64) {
    acts = Self.acts(&random)
    deviceCount = random.within(1...3)
    asksBeforeChange = random.happens(60)
    if random.happens(80) { commitPolicy = .mark }
    if random.happens(125) {
      isOnlyFirstUsed = true
      return
    }
    isFaultless = false
    if random.happens(150) { conflictPolicy = .sourceWins }
    drawNetwork(&random)
    drawSource(&random)
    drawDevices(&random)
  }

  /// From 5 to 200 acts, mostly few.
  private static func acts(_ random: inout SplitMix64) -> Int {
    switch random.below(100) {
    case 0..<66: random.within(5...12)
    case 66..<92: random.within(13...30)
    case 92..<99: random.within(31...80)
    default: random.within(81...200)
    }
  }

  private mutating func drawNetwork(_ random: inout SplitMix64) {
    latency = random.pick([1...5, 20...120, 50...400, 200...2500])
    lostRequests = Self.share(&random, upTo: 300)
    lostAnswers = Self.share(&random, upTo: 300)
    brokenConnections = Self.share(&random, upTo: 200)
    duplicates = Self.share(&random, upTo: 200)
    longDelays = Self.share(&random, upTo: 300)
    lostPushes = Self.share(&random, upTo: 700)
    failedLoads = Self.share(&random, upTo: 500)
  }

  private mutating func drawSource(_ random: inout SplitMix64) {
    crashes = Self.share(&random, upTo: 120)
    unauthorized = random.happens(150) ? 60 : 0
    tooManyRequests = Self.share(&random, upTo: 150)
    serverErrors = Self.share(&random, upTo: 150)
    foreignSaves = Self.share(&random, upTo: 250)
    ruleChanges = Self.share(&random, upTo: 120)
    stockCuts = Self.share(&random, upTo: 120)
    backups = random.happens(200) ? 120 : 0
    crowds = random.happens(15) ? 80 : 0
  }

  private mutating func drawDevices(_ random: inout SplitMix64) {
    kills = Self.share(&random, upTo: 200)
    killsAtSend = Self.share(&random, upTo: 150)
    powerCuts = Self.share(&random, upTo: 80)
    damages = random.happens(100) ? 50 : 0
    sleeps = Self.share(&random, upTo: 80)
    copies = random.happens(120) ? 100 : 0
  }

  /// Each kind of trouble is there in two sessions of five.
  private static func share(_ random: inout SplitMix64, upTo most: Int) -> Int {
    random.happens(400) ? random.within(1...most) : 0
  }

  /// A real store does not restore backups here. One that has perils meets them in every session.
  mutating func suit(_ store: any RealStore) {
    backups = 0
    crashes = store.perils.isEmpty ? 0 : max(crashes, 40)
    if !store.perils.isEmpty { isFaultless = false }
  }

  /// Nothing goes wrong any more.
  mutating func clearUp() {
    var clear = self
    clear.latency = 20...80
    for fault in Self.faults { clear[keyPath: fault] = 0 }
    self = clear
  }

  private static var faults: [WritableKeyPath<Weather, Int>] {
    [
      \.lostRequests, \.lostAnswers, \.brokenConnections, \.duplicates, \.longDelays, \.lostPushes,
      \.failedLoads, \.crashes, \.unauthorized, \.tooManyRequests, \.serverErrors, \.killsAtSend,
    ]
  }
}
