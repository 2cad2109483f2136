import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("A number that comes from a source")
  struct SourceTests {
    private let rule = (minimum: "1", maximum: "10", increment: "1")

    private func answer(_ number: String?) -> Action {
      .answer(number: number, minimum: "1", maximum: "10", increment: "1")
    }

    @Test("Until it is known both buttons are off and a placeholder stands there")
    func loading() throws {
      let window = try TestWindow(.view(["default-number": "7"]))
      try window.act(.bind)
      try window.wait("it is loading") { $0.views["number"]?.activity == "loading" }
      let view = try window.view()
      #expect(view.number == "none")
      #expect(view.text == "")
      #expect(view.parts["up"]?.isSensitive == false)
      #expect(view.parts["down"]?.isSensitive == false)
      try window.act(answer("3"))
      try window.waitForNumber("3")
      #expect(try window.view().parts["down"]?.isSensitive == true)
      #expect(try window.told() == ["number source none 3"])
    }

    @Test("If it cannot be loaded, a button tries again")
    func failure() throws {
      let window = try TestWindow(.view())
      try window.act(.bind)
      try window.act(.fail)
      try window.wait("there is a retry button") { $0.views["number"]?.parts["retry"] != nil }
      #expect(try window.view().parts["text"] == nil)
      try window.click(.retry)
      try window.wait("it is loading") { $0.views["number"]?.parts["text"] != nil }
      try window.act(answer(nil))
      try window.waitForNumber("1")
      #expect(try window.view().parts["retry"] == nil)
    }

    @Test("The keyboard reaches the retry button, and the number after it")
    func failureWithKeyboard() throws {
      let window = try TestWindow(
        Page.view().adding(object: "GtkEntry", "entry", [:]))
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      try window.act(.bind)
      try window.act(.fail)
      try window.waitForFocus(.retry)
      try window.key("space")
      try window.waitForFocus(.text)
      try window.act(answer("5"))
      try window.waitForNumber("5")
      try window.key("Up")
      try window.waitForNumber("6")
    }

    @Test("What the user chose is saved, and shown as the source confirms it")
    func saving() throws {
      let window = try TestWindow(.view())
      try window.act(.bind)
      try window.act(answer("3"))
      try window.waitForNumber("3")
      try window.click(.up)
      try window.waitForNumber("4")
      try window.wait("it is saving") { $0.views["number"]?.activity == "saving" }
      try window.act(answer("4"))
      try window.wait("it is saved") { $0.views["number"]?.activity == "idle" }
      #expect(try window.view().number == "4")
    }

    @Test("A number that the source makes another one is news to the user")
    func news() throws {
      let window = try TestWindow(.view())
      try window.act(.bind)
      try window.act(answer("3"))
      try window.waitForNumber("3")
      #expect(try window.view().message == nil)
      try window.click(.up)
      try window.waitForNumber("4")
      try window.act(answer("7"))
      try window.waitForNumber("7")
      try window.wait("it is said") { $0.views["number"]?.message?.contains("7") == true }
    }

    @Test("A hold ends when the view is bound to another source")
    func bindingEndsHold() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.act(.bind)
      try window.waitForPressToEnd()
      #expect(try window.view().number == "none")
      try window.release()
    }
  }
}
