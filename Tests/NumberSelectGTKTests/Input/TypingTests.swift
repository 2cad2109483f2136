import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Typing")
  struct TypingTests {
    private func focused(
      _ properties: KeyValuePairs<String, String>, locale: String = "en_US"
    ) throws -> TestWindow {
      var look = Look()
      look.locale = locale
      let window = try TestWindow(
        Page.view(properties).adding(object: "GtkEntry", "entry", [:]), look: look)
      try window.act(.grabFocus)
      try window.waitForFocus(.text)
      return window
    }

    @Test("G23: focus selects the text, so that typing replaces it; Enter commits it")
    func replace() throws {
      let window = try focused(["current-number": "12"])
      try window.type("345")
      try window.waitForText("345")
      #expect(try window.view().number == "12")
      #expect(try window.told() == [])
      try window.key("Return")
      try window.waitForNumber("345")
      #expect(try window.told() == ["number changedAndCommitted 12 345"])
    }

    @Test("W35: nothing is rewritten while typing, not even a number out of range")
    func noRewriting() throws {
      let window = try focused(["min-number": "3", "max-number": "2000", "current-number": "5"])
      try window.type("1")
      try window.waitForText("1")
      try window.type("000")
      try window.waitForText("1000")
      try window.key("Return")
      try window.waitForNumber("1000")
    }

    @Test("G16, G18: the loss of focus commits what was typed")
    func focusLoss() throws {
      let window = try focused([:])
      try window.type("8")
      try window.waitForText("8")
      try window.focus(object: "entry")
      try window.waitForNumber("8")
      #expect(try window.told() == ["number changedAndCommitted 0 8"])
    }

    @Test("G21, W37: leaving a number that was not changed tells nothing")
    func noChange() throws {
      let window = try focused(["current-number": "8"])
      try window.type("8")
      try window.key("Return")
      try window.focus(object: "entry")
      #expect(try window.told() == [])
    }

    @Test("G23: Escape brings the number back; a second one is the window's")
    func escape() throws {
      let window = try focused(["current-number": "12"])
      try window.type("99")
      try window.waitForText("99")
      try window.key("Escape")
      try window.waitForText("12")
      #expect(try window.view().number == "12")
      try window.waitForFocus(.text)
    }

    @Test("G24, W39: an empty text returns to the number")
    func empty() throws {
      let window = try focused(["current-number": "12"])
      try window.key("BackSpace")
      try window.waitForText("")
      try window.key("Return")
      try window.waitForText("12")
      #expect(try window.told() == [])
    }

    @Test("W36, W42: a button steps from what was typed, and both are told")
    func buttonAfterTyping() throws {
      let window = try focused([:])
      try window.type("41")
      try window.waitForText("41")
      try window.click(.up)
      try window.waitForNumber("42")
      #expect(
        try window.told() == [
          "number changedAndCommitted 0 41", "number changedAndCommitted 41 42",
        ])
    }

    @Test("G28: an unreadable text is marked, stays, and goes with its cause")
    func unreadable() throws {
      let window = try focused(["current-number": "12"])
      try window.type("1x5")
      try window.key("Return")
      try window.wait("the text is marked") {
        $0.views["number"]?.classes.contains("error") == true
      }
      #expect(try window.view().text == "1x5")
      #expect(try window.view().number == "12")
      #expect(try window.view().message != nil)
      try window.key("Escape")
      try window.waitForText("12")
      #expect(try window.view().classes.contains("error") == false)
      #expect(try window.view().message == nil)
    }

    @Test("A button press with an unreadable text does nothing but mark it")
    func buttonWithUnreadableText() throws {
      let window = try focused(["current-number": "12"])
      try window.type("twelve")
      try window.waitForText("twelve")
      try window.click(.up)
      try window.wait("the text is marked") {
        $0.views["number"]?.classes.contains("error") == true
      }
      #expect(try window.view().number == "12")
      #expect(try window.told() == [])
    }

    @Test("A typed number that the rule refuses becomes the nearest allowed, and the user is told")
    func adjusted() throws {
      let window = try focused(["max-number": "10"])
      try window.type("12")
      try window.key("Return")
      try window.waitForNumber("10")
      try window.wait("a message is shown") { $0.views["number"]?.message?.isEmpty == false }
      #expect(
        try window.told() == ["number changedAndCommitted 0 10", "number adjusted 12 10"])
      try window.key("Down")
      try window.wait("the message has gone") { $0.views["number"]?.message == nil }
    }

    @Test("G22: a number from outside replaces the text only if the user has not edited it")
    func setFromOutside() throws {
      let window = try focused(["current-number": "1"])
      try window.act(.setCurrentNumber("2"))
      try window.waitForText("2")
      try window.type("7")
      try window.waitForText("7")
      try window.act(.setCurrentNumber("3"))
      #expect(try window.view().text == "7")
      try window.key("Escape")
      try window.waitForText("3")
    }

    @Test(
      "W43: the grouped text becomes plain in the hands of the user, and returns when they leave")
    func grouping() throws {
      let window = try TestWindow(
        Page.view(["current-number": "1234567.5", "step-number": "0.5"])
          .adding(object: "GtkEntry", "entry", [:]))
      try window.focus(object: "entry")
      try window.waitForText("1,234,567.5")
      try window.act(.grabFocus)
      try window.waitForText("1234567.5")
      try window.focus(object: "entry")
      try window.waitForText("1,234,567.5")
      #expect(try window.told() == [])
    }

    @Test("G29, I32, W42: in a locale with a decimal comma, it is typed and shown")
    func decimalComma() throws {
      let window = try focused(["step-number": "0.5"], locale: "de_DE")
      try window.type("1234,5")
      try window.key("Return")
      try window.waitForNumber("1234.5")
      try window.key("Up")
      try window.waitForText("1235,0")
      try window.focus(object: "entry")
      try window.waitForText("1.235,0")
    }

    @Test("G17, G19: the host can make what was typed count before it reads the number")
    func commitByHost() throws {
      let window = try focused([:])
      try window.type("12")
      try window.waitForText("12")
      #expect(try window.view().hasPendingText)
      try window.act(.commitText)
      #expect(try window.view().number == "12")
      #expect(try window.view().hasPendingText == false)
      #expect(try window.told() == ["number changedAndCommitted 0 12"])
    }

    @Test("W31, W32: sixteen digits and more are exact")
    func exact() throws {
      let window = try focused([:])
      try window.type("12345678901234567")
      try window.key("Return", "Up")
      try window.waitForNumber("12345678901234568")
    }

    @Test(
      "W44, W31: characters of an input method are composed in peace and count when they are done")
    func inputMethod() throws {
      let window = try focused([:])
      try window.key("ctrl+shift+u")
      try window.type("0664")
      try window.key("Up")
      #expect(try window.view().number == "0")
      try window.key("space")
      try window.waitForText("٤")
      try window.key("Return")
      try window.waitForNumber("4")
    }

    @Test("Arabic digits are shown where the locale writes them, and read back")
    func arabic() throws {
      let window = try focused(["current-number": "12"], locale: "ar_EG")
      try window.waitForText("١٢")
      try window.key("Up")
      try window.waitForText("١٣")
      try window.type("45")
      try window.key("Return")
      try window.waitForNumber("45")
      try window.waitForText("٤٥")
    }
  }
}
