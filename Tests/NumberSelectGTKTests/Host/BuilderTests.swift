import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Builder files")
  struct BuilderTests {
    @Test("I7, I9, G13: properties in every order give the same control")
    func everyOrder() throws {
      let properties = [
        ("default-number", "4"), ("min-number", "2"), ("max-number", "20"), ("step-number", "3"),
        ("increment-base", "zero"), ("current-number", "9"),
      ]
      var page = Page()
      for (index, order) in permutations(properties).enumerated() {
        page = page.adding(view: "v\(index)", order)
      }
      let window = try TestWindow(page.scrollingUI)
      let views = try window.report().views
      #expect(views.count == 720)
      #expect(Set(views.values.map(\.number)) == ["9"])
      #expect(Set(views.values.map(\.width)).count == 1)
      #expect(try window.properties().allSatisfy { $0 == "4 2 20 3 9 zero" })
    }

    @Test("Without properties it counts 0, 1, 2 without an end")
    func defaults() throws {
      let window = try TestWindow(.view())
      #expect(try window.properties() == [" 0  1 0 minimum"])
      #expect(try window.view().parts["down"]?.isSensitive == false)
      #expect(try window.view().parts["up"]?.isSensitive == true)
    }

    @Test("A number is kept with the digits that it was written with")
    func exact() throws {
      let window = try TestWindow(
        .view([
          "min-number": "0.10", "step-number": "0.050", "max-number": "900000000000000.000",
        ]))
      #expect(
        try window.properties() == [" 0.10 900000000000000.000 0.050 0.1 minimum"])
      #expect(try window.view().text == "0.100")
    }

    @Test("Without a current number the default is shown, and a default that comes later too")
    func defaultNumber() throws {
      let window = try TestWindow(.view(["default-number": "3"]))
      #expect(try window.view().number == "3")
      try window.set("default-number", to: "5")
      try window.waitForNumber("5")
      try window.click(.up)
      try window.waitForNumber("6")
      try window.set("default-number", to: "8")
      #expect(try window.view().number == "6")
      try window.act(.reset)
      try window.waitForNumber("8")
    }

    @Test("A text that is no number changes nothing and is said so in the log")
    func unreadable() throws {
      let window = try TestWindow(.view(["max-number": "5"]))
      window.expectsWarnings = true
      try window.set("max-number", to: "many")
      try window.set("min-number", to: "")
      try window.set("increment-base", to: "nowhere")
      #expect(try window.properties() == [" 0 5 1 0 minimum"])
      #expect(try window.report().warnings.count == 3)
    }

    @Test(
      "G14: a maximum below the minimum is said once in the log, and the minimum counts for both")
    func fault() throws {
      let window = try TestWindow(.view(["min-number": "5", "max-number": "3"]))
      window.expectsWarnings = true
      #expect(try window.report().warnings.count == 1)
      #expect(try window.view().number == "5")
      #expect(try window.view().parts.values.count { $0.isSensitive } == 1)
      try window.set("max-number", to: "2")
      try window.set("label", to: "Other")
      #expect(try window.report().warnings.count == 1)
    }

    @Test("I1, I2: what the host sets tells nobody")
    func silence() throws {
      let window = try TestWindow(.view(["max-number": "50"]))
      for number in ["1", "2", "60"] { try window.act(.setCurrentNumber(number)) }
      try window.set("current-number", to: "7")
      try window.act(.reset)
      try window.waitForNumber("0")
      #expect(try window.report().log.filter { !$0.contains(" says ") } == [])
    }

    @Test(
      "A number out of range is shown as it is and flagged, and minus leads back to the maximum")
    func outOfRange() throws {
      let window = try TestWindow(.view(["max-number": "10", "current-number": "15"]))
      #expect(try window.view().text == "15")
      #expect(try window.view().classes.contains("warning"))
      #expect(try window.view().parts["up"]?.isSensitive == false)
      try window.click(.down)
      try window.waitForNumber("10")
      #expect(try window.view().classes.contains("warning") == false)
    }
  }
}

private func permutations(_ items: [(String, String)]) -> [[(String, String)]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { index in
    var rest = items
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}
