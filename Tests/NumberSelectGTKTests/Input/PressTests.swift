import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Pressing the buttons")
  struct PressTests {
    @Test("I21, W14: a click is exactly one step, told once as changed and final")
    func click() throws {
      let window = try TestWindow(.view(["min-number": "1", "max-number": "10"]))
      try window.click(.up, times: 3)
      try window.waitForNumber("4")
      try window.click(.down)
      try window.waitForNumber("3")
      #expect(
        try window.told() == [
          "number changedAndCommitted 1 2", "number changedAndCommitted 2 3",
          "number changedAndCommitted 3 4", "number changedAndCommitted 4 3",
        ])
    }

    @Test("A press acts when it is released, not before")
    func actsOnRelease() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      let report = try window.wait("the button is down") { $0.views["number"]?.pressed == "up" }
      #expect(report.views["number"]?.number == "0")
      #expect(report.views["number"]?.parts["up"]?.isActive == true)
      try window.release()
      try window.waitForNumber("1")
      try window.waitForPressToEnd()
      #expect(try window.view().parts["up"]?.isActive == false)
    }

    @Test("I20: a hold repeats, tells each step as changing and its end as committed once")
    func hold() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.log.count { $0.contains(" changing ") } > 8 }
      try window.release()
      try window.waitForPressToEnd()
      let number = try #require(Int(window.view().number))
      let told = try window.told()
      #expect(
        told == (0..<number).map { "number changing \($0) \($0 + 1)" }
          + ["number committed 0 \(number)"])
    }

    @Test("A press that is released outside the button is nothing")
    func releaseOutside() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.moveAway()
      try window.release()
      try window.waitForPressToEnd()
      try window.click(.up)
      try window.waitForNumber("1")
      #expect(try window.told() == ["number changedAndCommitted 0 1"])
    }

    @Test("I24, W3: a hold ends when the pointer leaves the button, and does not come back with it")
    func leave() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { ($0.views["number"]?.number ?? "0") != "0" }
      try window.moveAway()
      try window.waitForPressToEnd()
      let number = try window.view().number
      try window.move(to: .up)
      try window.release()
      try window.click(.down)
      try window.waitForNumber("\(try #require(Int(number)) - 1)")
    }

    @Test("G11, G15, W2: a hold ends at the bound, and the next press is a press again")
    func bound() throws {
      let window = try TestWindow(.view(["max-number": "2"]))
      try window.press(.up)
      try window.waitForNumber("2")
      try window.waitForPressToEnd()
      #expect(try window.view().parts["up"]?.isSensitive == false)
      #expect(try window.told().last == "number committed 0 2")
      try window.act(.setCurrentNumber("0"))
      try window.release()
      #expect(try window.view().number == "0")
      try window.click(.up)
      try window.waitForNumber("1")
    }

    @Test("W6, W7: the secondary button does nothing, and ends a hold that it interrupts")
    func secondaryButton() throws {
      let window = try TestWindow(.view())
      try window.press(.up, button: 3)
      try window.release(button: 3)
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.press(.up, button: 3)
      try window.waitForPressToEnd()
      let number = try window.view().number
      try window.release(button: 3)
      try window.release()
      try window.click(.up)
      try window.waitForNumber("\(try #require(Int(number)) + 1)")
    }

    @Test("I19: a second finger on the other button ends the hold, and neither counts any more")
    func secondFinger() throws {
      let window = try TestWindow(.view(["current-number": "5"]))
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "5" }
      try window.act(.touch(up: false, isDown: true))
      try window.waitForPressToEnd()
      let number = try window.view().number
      try window.release()
      try window.act(.touch(up: false, isDown: false))
      try window.click(.up)
      try window.waitForNumber("\(try #require(Int(number)) + 1)")
    }

    @Test("I14, I16: minus is off at the minimum, plus at the maximum, both where they are one")
    func bounds() throws {
      let window = try TestWindow(.view(["min-number": "1", "max-number": "2"]))
      #expect(try window.view().parts["down"]?.isSensitive == false)
      try window.click(.up)
      try window.waitForNumber("2")
      #expect(try window.view().parts["up"]?.isSensitive == false)
      #expect(try window.view().parts["down"]?.isSensitive == true)
      try window.set("max-number", to: "1")
      try window.set("current-number", to: "1")
      #expect(try window.view().parts["up"]?.isSensitive == false)
      #expect(try window.view().parts["down"]?.isSensitive == false)
    }
  }
}
