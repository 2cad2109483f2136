import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Looks")
  struct LookTests {
    @Test("From left to right minus comes first, from right to left plus")
    func direction() throws {
      var look = Look()
      #expect(try order(in: TestWindow(.view(), look: look)) == ["down", "text", "up"])
      look.isRightToLeft = true
      #expect(try order(in: TestWindow(.view(), look: look)) == ["up", "text", "down"])
    }

    private func order(in window: TestWindow) throws -> [String] {
      try window.view().parts.sorted { $0.value.bounds.x < $1.value.bounds.x }.map(\.key)
    }

    @Test("From right to left each button still steps its own way")
    func mirroredButtons() throws {
      var look = Look()
      look.isRightToLeft = true
      let window = try TestWindow(.view(["current-number": "5"]), look: look)
      try window.click(.up, times: 2)
      try window.click(.down)
      try window.waitForNumber("6")
    }

    @Test("The theme's colours are the view's, light, dark and with high contrast")
    func themes() throws {
      var look = Look()
      #expect(try brightness(look) > 0.8)
      look.isDark = true
      #expect(try brightness(look) < 0.3)
      look.theme = "Default-hc"
      #expect(try brightness(look) < 0.3)
      look.isDark = false
      #expect(try brightness(look) > 0.8)
    }

    private func brightness(_ look: Look) throws -> Double {
      let window = try TestWindow(.view(), look: look)
      let bounds = try #require(window.view().parts["text"]?.bounds)
      return try window.screen.brightness(
        x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.width), height: Int(bounds.height))
    }

    @Test("I34: the width is the same for every number of the range")
    func width() throws {
      let window = try TestWindow(.view(["max-number": "1000"]))
      let width = try window.view().width
      try window.act(.setCurrentNumber("1000"))
      try window.waitForText("1000")
      #expect(try window.view().width == width)
    }

    @Test("A width that the host sets stays, whatever the numbers")
    func hostWidth() throws {
      let window = try TestWindow(.view(["max-number": "9"]))
      let own = try window.view().width
      try window.set("width-chars", to: "12")
      try window.wait("it is wider") { $0.views["number"]!.width > own }
      let width = try window.view().width
      try window.set("max-number", to: "1000000")
      try window.act(.setCurrentNumber("1000000"))
      try window.waitForText("1000000")
      #expect(try window.view().width == width)
      try window.set("width-chars", to: "-1")
      try window.wait("the view decides again") { $0.views["number"]!.width < width }
    }

    @Test("The width does not shrink when a number has been loaded, or could not be")
    func widthWhileLoading() throws {
      let window = try TestWindow(.view())
      let width = try window.view().width
      try window.act(.bind)
      try window.act(.fail)
      try window.wait("there is a retry button") { $0.views["number"]?.parts["retry"] != nil }
      #expect(try window.view().width == width)
      try window.act(.retry)
      try window.act(.answer(number: "3", minimum: "0", maximum: "9", increment: "1"))
      try window.waitForNumber("3")
      #expect(try window.view().width == width)
    }

    @Test(
      "G35: a long number is not cut off in any script",
      arguments: ["en_US", "de_DE", "ar_EG", "fa_IR", "hi_IN", "mr_IN", "my_MM"])
    func longNumbers(_ locale: String) throws {
      var look = Look()
      look.locale = locale
      let window = try TestWindow(
        .view(["step-number": "0.01", "current-number": "-88888888.88", "min-number": "-99999999"]),
        look: look)
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.key("End")
      #expect(try window.view().scrollOffset <= 0)
      try window.key("Home")
      #expect(try window.view().scrollOffset <= 0)
    }
  }
}
