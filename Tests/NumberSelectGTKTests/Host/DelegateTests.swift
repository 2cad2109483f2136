import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("The host's word")
  struct DelegateTests {
    @Test("I38: the delegate refuses a change before it happens")
    func refusal() throws {
      let window = try TestWindow(.view())
      try window.act(.refuse("2"))
      try window.click(.up, times: 2)
      try window.waitForNumber("1")
      #expect(try window.told() == ["number changedAndCommitted 0 1"])
      #expect(try window.view().text == "1")
    }

    @Test("A refusal ends a hold, and what it had changed is committed")
    func refusalOfHold() throws {
      let window = try TestWindow(.view())
      try window.act(.refuse("3"))
      try window.press(.up)
      try window.waitForNumber("2")
      try window.waitForPressToEnd()
      try window.wait("it is committed") { $0.log.last == "number committed 0 2" }
      try window.release()
      #expect(try window.view().number == "2")
    }

    @Test("W51: a refused text returns to the last number")
    func refusalOfText() throws {
      let window = try TestWindow(.view(["current-number": "5"]))
      try window.act(.refuse("66"))
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.type("66")
      try window.waitForText("66")
      try window.key("Return")
      try window.waitForText("5")
      #expect(try window.told() == [])
    }

    @Test("A number set inside a callback takes effect at once")
    func setInCallback() throws {
      let window = try TestWindow(.view())
      try window.act(.answerChange(to: "2", with: "9"))
      try window.click(.up, times: 3)
      try window.waitForNumber("10")
      #expect(
        try window.told() == [
          "number changedAndCommitted 0 1", "number changedAndCommitted 1 2",
          "number changedAndCommitted 9 10",
        ])
    }

    @Test(
      "W22: with a newer GTK assistive technology sets the number, exactly and told as a change")
    func setByAssistiveTechnology() throws {
      let window = try TestWindow(.view(["step-number": "0.1", "max-number": "10"]))
      for value in ["0.3", "12", "inf", "nan", "1e300"] { try window.act(.setValue(value)) }
      #expect(try window.view().number == "10")
      #expect(
        try window.told() == [
          "number changedAndCommitted 0 0.3", "number takes it: true",
          "number changedAndCommitted 0.3 10", "number adjusted 12 10", "number takes it: true",
          "number takes it: false", "number takes it: false", "number takes it: false",
        ])
    }

    @Test("Signals carry the number and the one before, for a tap as changing and committed")
    func signals() throws {
      let window = try TestWindow(.view())
      try window.click(.up)
      try window.waitForNumber("1")
      #expect(
        try window.report().log.filter { $0.contains(" signal ") } == [
          "number signal changing 0 1", "number signal committed 0 1",
        ])
    }
  }
}
