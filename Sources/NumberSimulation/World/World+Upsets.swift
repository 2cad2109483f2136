import NumberSelect

// What comes instead of a user's move.
extension World {
  /// - Returns: Whether anything came.
  mutating func upset() -> Bool {
    upsetSource() || upsetDevice()
  }

  private mutating func upsetSource() -> Bool {
    let rule = scene.server.document.rule
    if random.happens(weather.foreignSaves) {
      saveByOthers(random.pick(["X", "Y"]))
    } else if random.happens(weather.ruleChanges) {
      setRule(RuleBook.draw(&random))
    } else if random.happens(weather.stockCuts) {
      scene.tally[.stockCut] += 1
      setRule(RuleBook.cut(rule, &random))
    } else if random.happens(weather.backups) {
      if scene.backup == nil || random.happens(500) {
        scene.makeBackup()
      } else {
        scene.restoreBackup()
      }
    } else if random.happens(weather.crowds) {
      for index in 0..<ServerModel.rememberedClients + 1 { saveByOthers("P\(index)") }
    } else {
      return false
    }
    publish()
    return true
  }

  private mutating func setRule(_ rule: NumberRule) {
    if store == nil { scene.setRule(rule) } else { setRuleAtStore(rule) }
  }

  private mutating func saveByOthers(_ name: String) {
    foreignSequence += 1
    let number = RuleBook.number(near: scene.server.document.rule, &random)
    let choice: NumberChoice = random.happens(150) ? .none : .number(number)
    if store == nil {
      scene.saveByOthers(choice, under: Scene.name(name), foreignSequence)
    } else {
      saveAtStore(choice, under: Scene.name(name), foreignSequence)
    }
  }

  private mutating func upsetDevice() -> Bool {
    let device = random.below(scene.devices.count)
    if random.happens(weather.kills) {
      scene.end(device, by: .killed)
    } else if random.happens(weather.powerCuts) {
      scene.end(device, by: death())
    } else if random.happens(weather.sleeps) {
      sleep(device)
    } else if random.happens(weather.copies) {
      copy(from: device)
    } else {
      return false
    }
    if !scene.devices[device].isRunning, random.happens(600) { start(device) }
    return true
  }

  mutating func death() -> Death {
    if random.happens(weather.damages) { return .powerCutDamagingJournal }
    return random.happens(weather.powerCuts * 4) ? .powerCut : .killed
  }

  /// The journal of a device turns up on another one.
  private mutating func copy(from device: Int) {
    let other = random.below(scene.devices.count)
    guard other != device else { return }
    scene.end(other, by: .killed)
    scene.copyJournal(from: device, to: other)
    start(other)
  }
}
