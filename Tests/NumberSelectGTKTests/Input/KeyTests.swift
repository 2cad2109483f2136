import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Keys on the number")
  struct KeyTests {
    private func focused(_ properties: KeyValuePairs<String, String>) throws -> TestWindow {
      let window = try TestWindow(.view(properties))
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      return window
    }

    @Test("Up and Down are one step, Page Up and Page Down ten")
    func steps() throws {
      let window = try focused(["max-number": "100"])
      try window.key("Up", "Up", "Down")
      try window.waitForNumber("1")
      try window.key("Page_Up", "Page_Up")
      try window.waitForNumber("21")
      try window.key("Page_Down")
      try window.waitForNumber("11")
      try window.key("KP_Up", "KP_Page_Down")
      try window.waitForNumber("2")
    }

    @Test("Ctrl with Home and End leads to the lowest and the highest number, where there is one")
    func ends() throws {
      let window = try focused(["min-number": "5", "max-number": "98", "step-number": "3"])
      try window.key("ctrl+End")
      try window.waitForNumber("98")
      try window.key("ctrl+Home")
      try window.waitForNumber("5")
      try window.set("max-number", to: "")
      try window.key("ctrl+End", "Up")
      try window.waitForNumber("8")
    }

    @Test("A key that repeats is a hold: changing each time, committed once when it goes up")
    func repetition() throws {
      let window = try focused([:])
      try window.screen.xdotool("keydown", "Up")
      try window.wait("the key has repeated") { $0.log.count { $0.contains(" changing ") } > 6 }
      try window.screen.xdotool("keyup", "Up")
      try window.wait("the hold is committed") { $0.log.contains { $0.contains(" committed ") } }
      let number = try #require(Int(window.view().number))
      #expect(
        try window.told() == (0..<number).map { "number changing \($0) \($0 + 1)" }
          + ["number committed 0 \(number)"])
    }

    @Test("A key that is still down when the focus goes commits what it changed")
    func focusLoss() throws {
      let window = try TestWindow(
        Page.view().adding(object: "GtkTextView", "entry", [:]))
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.screen.xdotool("keydown", "Up")
      try window.waitForNumber("1")
      try window.focus(object: "entry")
      try window.wait("the hold is committed") { $0.log.contains("number committed 0 1") }
      try window.screen.xdotool("keyup", "Up")
      #expect(try window.view().number == "1")
    }

    @Test("W5: keys at the bound tell nothing")
    func bound() throws {
      let window = try focused(["max-number": "1"])
      try window.key("Up", "Up", "Up", "Page_Up", "ctrl+End", "Down")
      try window.wait("the last key is up") { $0.log.contains("number committed 1 0") }
      #expect(
        try window.told() == [
          "number changing 0 1", "number committed 0 1", "number changing 1 0",
          "number committed 1 0",
        ])
    }

    @Test("A number that cannot be edited leaves the keys to the window")
    func readOnly() throws {
      let window = try TestWindow(
        Page.view(["editable": "0", "current-number": "7"]).adding(object: "GtkEntry", "entry", [:])
      )
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.key("Up", "Page_Up", "ctrl+Home")
      try window.type("5")
      try window.key("Tab")
      try window.wait("the keys before have come") { $0.focus == "entry" }
      #expect(try window.view().number == "7")
      #expect(try window.view().text == "7")
      #expect(try window.view().parts["up"]?.isSensitive == false)
    }

    @Test("A focused button is pressed by Space and Enter")
    func buttonKeys() throws {
      let window = try TestWindow(.view())
      try window.act(.grabFocusOfButton(up: true))
      try window.waitForFocus(.up)
      try window.key("space", "Return", "Up")
      try window.waitForNumber("3")
      try window.waitForFocus(.up)
    }
  }
}
