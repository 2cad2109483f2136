import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Coming and going")
  struct LifeTests {
    @Test("I25, I26, I27: a thousand views, used and released, leave nothing behind")
    func leaks() throws {
      let window = try TestWindow(.view())
      try window.makeAndRelease(1000)
      try window.wait("all objects have gone") { $0.leftovers == 0 }
    }

    @Test("G11, W4: a hold ends when the view goes off", arguments: ["sensitive", "visible"])
    func goesOff(_ property: String) throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.set(property, to: "0")
      try window.waitForPressToEnd()
      let number = try window.view().number
      #expect(try window.told().last == "number committed 0 \(number)")
      try window.release()
      try window.set(property, to: "1")
      try window.moveAway()
      try window.click(.down)
      try window.waitForNumber("\(try #require(Int(number)) - 1)")
    }

    @Test("W4: a hold ends when the view may no longer be edited")
    func readOnly() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.set("editable", to: "0")
      try window.waitForPressToEnd()
      try window.release()
    }

    @Test("W1, I23: a hold ends when the view leaves its window, and works when it is back")
    func removal() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.act(.remove)
      try window.waitForPressToEnd()
      let number = try window.view().number
      try window.release()
      try window.act(.putBack)
      try window.wait("it is back") { ($0.views["number"]?.width ?? 0) > 0 }
      try window.click(.up)
      try window.waitForNumber("\(try #require(Int(number)) + 1)")
    }

    @Test("G6: a view that is off takes no input at all")
    func disabled() throws {
      let window = try TestWindow(.view(["sensitive": "0"]))
      try window.click(.up)
      try window.click(.text)
      try window.key("Up")
      #expect(try window.view().number == "0")
      #expect(try window.report().focus == nil)
      try window.set("sensitive", to: "1")
      try window.click(.up)
      try window.waitForNumber("1")
    }
  }
}
