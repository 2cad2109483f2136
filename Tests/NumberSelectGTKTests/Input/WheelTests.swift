import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("The wheel")
  struct WheelTests {
    @Test("G1, G2, G4, G5: without keyboard focus the page scrolls and the number stays")
    func withoutFocus() throws {
      let window = try TestWindow(
        Page.view().adding(object: "GtkEntry", "entry", [:]).scrollingUI)
      try window.focus(object: "entry")
      try window.turnWheel(up: false, times: 2, over: .text)
      try window.wait("the page has scrolled") { $0.scrolled > 0 }
      #expect(try window.view().number == "0")
      #expect(try window.told() == [])
    }

    @Test("G3, G7: with keyboard focus the number steps and the page stays")
    func withFocus() throws {
      let window = try TestWindow(
        Page.view(["min-number": "-9", "current-number": "0"]).scrollingUI)
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.turnWheel(up: true, times: 3, over: .text)
      try window.waitForNumber("3")
      try window.turnWheel(up: false, times: 4, over: .up)
      try window.waitForNumber("-1")
      #expect(try window.report().scrolled == 0)
    }

    @Test("At the bound the wheel is still the number's, and the page stays")
    func bound() throws {
      let window = try TestWindow(Page.view(["max-number": "2"]).scrollingUI)
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.turnWheel(up: false, times: 3, over: .text)
      try window.turnWheel(up: true, over: .text)
      try window.waitForNumber("1")
      #expect(try window.report().scrolled == 0)
    }

    @Test("G6: a number that is off lets the page scroll")
    func disabled() throws {
      let window = try TestWindow(Page.view(["sensitive": "0"]).scrollingUI)
      try window.turnWheel(up: false, times: 2, over: .text)
      try window.wait("the page has scrolled") { $0.scrolled > 0 }
      #expect(try window.view().number == "0")
    }
  }
}
