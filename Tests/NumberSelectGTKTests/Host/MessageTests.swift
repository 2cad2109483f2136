import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("What the user is told beside the number")
  struct MessageTests {
    private func boundWindow() throws -> TestWindow {
      let window = try TestWindow(.view())
      try window.act(.bind)
      try window.act(answer("3"))
      try window.waitForNumber("3")
      return window
    }

    private func answer(_ number: String) -> Action {
      .answer(number: number, minimum: "0", maximum: nil, increment: "1")
    }

    private func waitForMessage(_ message: String?, in window: TestWindow) throws {
      try window.wait("the message is \(message ?? "none")") {
        $0.views["number"]?.message == message
      }
    }

    @Test("A save that takes long is told and marked, and that it is done after all")
    func slow() throws {
      let window = try boundWindow()
      try window.click(.up)
      try waitForMessage("Still saving…", in: window)
      #expect(try window.view().classes.contains("unsaved"))
      #expect(try window.view().activity == "savingSlowly")
      #expect(try window.view().parts["up"]?.isSensitive == true)
      try window.act(answer("4"))
      try waitForMessage("Saved", in: window)
      #expect(try window.view().classes.contains("unsaved") == false)
      try window.click(.up)
      try waitForMessage(nil, in: window)
      #expect(
        try window.said().prefix(3) == [
          "number says Still saving…", "number says Saved", "number says nothing",
        ])
    }

    @Test("A source that cannot be reached is told, and gone when it can")
    func offline() throws {
      let window = try boundWindow()
      try window.click(.up)
      try window.act(.lose)
      try waitForMessage("Offline, not saved yet", in: window)
      #expect(try window.view().classes.contains("unsaved"))
      try window.act(answer("4"))
      try waitForMessage("Saved", in: window)
    }

    /// Steps to 4, and sees what is told when the source at last answers with another number.
    private func expect(
      _ sentence: String, and number: String, after answer: Action, in window: TestWindow
    ) throws {
      try window.click(.up)
      try waitForMessage("Still saving…", in: window)
      try window.act(answer)
      try window.waitForNumber(number)
      try waitForMessage(sentence, in: window)
      #expect(try window.said() == ["number says Still saving…", "number says \(sentence)"])
    }

    @Test("A choice that is given up is told in one sentence")
    func conflict() throws {
      let window = try boundWindow()
      try window.act(.yield)
      try expect(
        "Changed to 9 elsewhere. Your choice was not saved.", and: "9", after: .contest("9"),
        in: window)
      #expect(try window.told().suffix(2) == ["number source 4 9", "number gave up sourceWins"])
    }

    @Test("An adjustment by the source is told in one sentence")
    func adjustment() throws {
      try expect(
        "4 is not possible. Changed to 3.", and: "3", after: .refuseAbove("3"), in: boundWindow())
    }

    @Test("Where the host tells of saving, the view does not")
    func hostTells() throws {
      let window = try boundWindow()
      try window.act(.keepQuietOfSaving)
      try window.click(.up)
      try window.wait("it takes long") { $0.views["number"]?.activity == "savingSlowly" }
      #expect(try window.view().message == nil)
      try window.act(answer("4"))
      try window.wait("it is saved") { $0.views["number"]?.activity == "idle" }
      #expect(try window.view().message == nil)
    }

    @Test("When the network comes back, what failed is tried at once")
    func network() throws {
      let window = try TestWindow(.view())
      try window.act(.bind)
      try loseRequest(of: window)
      for _ in 0..<6 {
        try window.act(.retry)
        try loseRequest(of: window)
      }
      try window.bringNetworkBack()
      try window.wait("it is tried again") { $0.views["number"]?.activity == "loading" }
      try window.act(answer("5"))
      try window.waitForNumber("5")
    }

    /// Waits for the request and for its end, so that no later request meets this loss.
    private func loseRequest(of window: TestWindow) throws {
      try window.wait("it is loading") { $0.views["number"]?.activity == "loading" }
      try window.act(.lose)
      try window.wait("it has failed") { $0.views["number"]?.parts["retry"] != nil }
    }
  }
}
