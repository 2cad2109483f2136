import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Focus")
  struct FocusTests {
    @Test("W23: when the focused button goes off, the focus moves to the number")
    func buttonGoesOff() throws {
      let window = try TestWindow(.view(["max-number": "2"]))
      try window.act(.grabFocusOfButton(up: true))
      try window.waitForFocus(.up)
      try window.key("space", "space")
      try window.waitForNumber("2")
      try window.waitForFocus(.text)
      try window.key("Down")
      try window.waitForNumber("1")
    }

    @Test("One Tab leads to the number, the next beyond it, and back again")
    func tab() throws {
      let window = try TestWindow(
        Page().adding(object: "GtkEntry", "before", [:]).adding(view: "number", [:])
          .adding(object: "GtkEntry", "after", [:]))
      try window.focus(object: "before")
      try window.key("Tab")
      try window.waitForFocus(.text)
      try window.key("Tab")
      try window.wait("the focus is beyond") { $0.focus == "after" }
      try window.key("shift+Tab")
      try window.waitForFocus(.text)
      try window.key("shift+Tab")
      try window.wait("the focus is before") { $0.focus == "before" }
    }

    @Test("W19: a click on a button leaves the focus where it is")
    func click() throws {
      let window = try TestWindow(
        Page.view().adding(object: "GtkEntry", "entry", [:]))
      try window.focus(object: "entry")
      try window.click(.up)
      try window.waitForNumber("1")
      #expect(try window.report().focus == "entry")
    }

    @Test("The mnemonic of the label property leads to the number")
    func mnemonic() throws {
      let window = try TestWindow(
        Page().adding(object: "GtkEntry", "entry", [:])
          .adding(view: "number", ["label": "_Quantity"]))
      try window.focus(object: "entry")
      try window.key("alt+q")
      try window.waitForFocus(.text)
    }

    @Test("The mnemonic of a GtkLabel leads to the number")
    func mnemonicOfLabel() throws {
      let window = try TestWindow(
        Page().adding(object: "GtkEntry", "entry", [:]).adding(view: "number", [:])
          .adding(
            object: "GtkLabel", "label",
            ["label": "Q_uantity", "use-underline": "1", "mnemonic-widget": "number"]))
      try window.focus(object: "entry")
      try window.key("alt+u")
      try window.waitForFocus(.text)
    }

    @Test("I23: a hold ends when the window loses the keyboard")
    func windowLosesFocus() throws {
      let window = try TestWindow(.view())
      try window.press(.up)
      try window.wait("the hold has repeated") { $0.views["number"]?.number != "0" }
      try window.loseWindowFocus()
      try window.waitForPressToEnd()
      try window.release()
    }
  }
}
