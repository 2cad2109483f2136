import DesktopTesting
import GTKFixtureProtocol
import Testing

extension GTKTests {
  @Suite("Assistive technology")
  struct AccessibilityTests {
    @Test("G31, G32, G34: a spin button with name, number, text and two buttons of their own names")
    func tree() throws {
      let reader = try ScreenReader(
        .view(["label": "_Quantity", "current-number": "1234", "max-number": "5000"]))
      let nodes = try reader.nodes()
      #expect(nodes.map(\.role) == ["spin button", "push button", "push button"])
      #expect(nodes.map(\.name) == ["Quantity", "Decrease Quantity", "Increase Quantity"])
      #expect(nodes[0].description == "1,234")
      #expect(nodes[0].states.isSuperset(of: ["editable", "focusable", "focused", "sensitive"]))
      #expect(nodes[0].text == "1234")
      #expect(nodes[1].actions == 1)
    }

    @Test("The label that has the view as its mnemonic widget names it and its buttons")
    func mnemonicLabel() throws {
      let reader = try ScreenReader(
        Page.view().adding(
          object: "GtkLabel", "label",
          ["label": "_Bottles", "use-underline": "1", "mnemonic-widget": "number"]))
      #expect(
        try reader.nodes().map(\.name) == ["Bottles", "Decrease Bottles", "Increase Bottles"])
    }

    @Test("A name that the builder file gives stays")
    func builderName() throws {
      let reader = try ScreenReader(Page.view(accessibleName: "Crates"))
      #expect(try reader.number().name == "Crates")
    }

    @Test("Without any label it is a number in the user's language")
    func unnamed() throws {
      var look = Look()
      look.locale = "de_DE"
      let reader = try ScreenReader(.view(), look: look)
      #expect(try reader.nodes().map(\.name) == ["Zahl", "Verringern", "Erhöhen"])
    }

    @Test("W18, W22: an action of assistive technology is one step, and does not move the focus")
    func action() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.press("Increase Quantity")
      try reader.press("Increase Quantity")
      try reader.press("Decrease Quantity")
      let nodes = try reader.wait("the number is 1") { $0.first?.description == "1" }
      #expect(nodes[0].states.contains("focused"))
    }

    @Test("G33, G37, W20: a step is told once, by a change of the description")
    func announcement() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      _ = try reader.descriptions()
      try reader.press("Increase Quantity")
      try reader.wait("the number is 1") { $0.first?.description == "1" }
      let told = try reader.descriptions()
      #expect(told == ["1"])
    }

    @Test("A button that is off is said to be")
    func buttonOff() throws {
      let reader = try ScreenReader(.view(["label": "Quantity", "max-number": "1"]))
      #expect(try reader.nodes()[1].states.contains("sensitive") == false)
      try reader.press("Increase Quantity")
      try reader.wait("plus is off, minus on") {
        $0.map { $0.states.contains("sensitive") } == [true, true, false]
      }
    }

    @Test("What assistive technology writes counts as typed")
    func writing() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.type("77", into: "Quantity")
      try reader.wait("the text is 77") { $0.first?.text == "77" }
      try Screen.shared.get().xdotool("key", "Return")
      try reader.wait("the number is 77") { $0.first?.description == "77" }
    }

    @Test("A text that cannot be read is invalid, and the description says why")
    func invalid() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.type("many", into: "Quantity")
      try reader.wait("the text is there") { $0.first?.text == "many" }
      try Screen.shared.get().xdotool("key", "Return")
      let nodes = try reader.wait("it is invalid") {
        $0.first?.states.contains("invalid") == true
      }
      #expect(nodes[0].description.isEmpty == false)
      #expect(nodes[0].description != "0")
    }

    @Test("Loading is busy and said; a failure is said, with a button that tries again")
    func loading() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.send(.act(view: "number", .bind))
      let nodes = try reader.wait("it is busy") { $0.first?.states.contains("busy") == true }
      #expect(nodes[0].description == "Loading…")
      try reader.send(.act(view: "number", .fail))
      try reader.wait("a third button is there") { $0.count { $0.role == "push button" } == 3 }
      #expect(try reader.number().states.contains("busy") == false)
      try reader.press("Try again")
      try reader.wait("it is busy") { $0.first?.states.contains("busy") == true }
    }

    @Test("What becomes of a save that takes long is told once each, by the description")
    func slowSave() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.send(.act(view: "number", .bind))
      try reader.send(.act(view: "number", answer("3")))
      try reader.wait("the number is there") { $0.first?.description == "3" }
      _ = try reader.descriptions()
      try reader.press("Increase Quantity")
      try reader.wait("it takes long") { $0.first?.description == "4. Still saving…" }
      try reader.send(.act(view: "number", answer("4")))
      try reader.wait("it is saved") { $0.first?.description == "4. Saved" }
      let told = try reader.descriptions()
      #expect(told == ["4", "4. Still saving…", "4. Saved"])
    }

    @Test("A choice that is given up is told once, by the description")
    func conflict() throws {
      let reader = try ScreenReader(.view(["label": "Quantity"]))
      try reader.send(.act(view: "number", .yield))
      try reader.send(.act(view: "number", .bind))
      try reader.send(.act(view: "number", answer("3")))
      try reader.wait("the number is there") { $0.first?.description == "3" }
      _ = try reader.descriptions()
      try reader.press("Increase Quantity")
      try reader.wait("it takes long") { $0.first?.description == "4. Still saving…" }
      try reader.send(.act(view: "number", .contest("9")))
      let sentence = "9. Changed to 9 elsewhere. Your choice was not saved."
      try reader.wait("it is told") { $0.first?.description == sentence }
      let told = try reader.descriptions()
      #expect(told == ["4", "4. Still saving…", sentence])
    }

    private func answer(_ number: String) -> Action {
      .answer(number: number, minimum: "0", maximum: nil, increment: "1")
    }

    @Test("A number that cannot be edited is read-only")
    func readOnly() throws {
      let reader = try ScreenReader(.view(["label": "Quantity", "editable": "0"]))
      #expect(try reader.number().states.contains("read-only"))
    }
  }
}
