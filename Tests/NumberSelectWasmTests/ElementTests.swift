import NumberSelectWasm
import Testing

// The buffer is shared as it is in a page, so these run one after the other.
@Suite("What the shell of the web face can call", .serialized)
struct ElementTests {
  @Test("An element without a value is empty, as in HTML")
  func empty() {
    let element = Element()
    #expect(element.value == "")
    #expect(element.text(.submitted) == nil)
  }

  @Test("W24 W25 W26: steps of a tenth stay tenths")
  func tenths() {
    let element = Element([.value: "0.2", .step: "0.1"])
    for _ in 0..<3 { element.send(.stepped, 1) }
    #expect(element.value == "0.5")
  }

  @Test(
    "What drifts as a binary fraction is exact",
    arguments: [
      ("1e-7", "1e-7", "0.0000002"), ("1000000.1", "0.2", "1000000.3"),
      ("9007199254740992", "1", "9007199254740993"),
      ("502", "0.00000000000006", "502.00000000000006"),
    ])
  func exact(value: String, step: String, sum: String) {
    let element = Element([.value: value, .min: value, .step: step])
    element.step(1)
    #expect(element.value == sum)
  }

  @Test("A typed number counts at once as it is, and is submitted as it will be")
  func typing() {
    let element = Element([.value: "3", .max: "10"])
    element.send(.entryBegan)
    element.type("99")
    #expect(element.value == "99")
    #expect(element.has(.overflow))
    #expect(element.text(.submitted) == "10")
    element.send(.entryCommitted)
    #expect(element.value == "10")
    #expect(element.text(.requested) == "99")
    #expect(element.text(.adjusted) == "10")
  }

  @Test("W36: a button steps from what is typed")
  func stepFromText() {
    let element = Element([.value: "3", .max: "10"])
    element.send(.entryBegan)
    element.type("5")
    element.send(.stepped, 1)
    #expect(element.value == "6")
  }

  @Test("A text that is no number is bad input and has no value")
  func badInput() {
    let element = Element([.value: "3"])
    element.send(.entryBegan)
    element.type("5x")
    #expect(element.has(.badInput))
    #expect(element.value == "")
    element.send(.entryReverted)
    #expect(element.value == "3")
  }

  @Test("A required number that is not there is missing")
  func missing() {
    let element = Element(options: 3 | 8)
    #expect(element.has(.missing))
    element.assign("1")
    #expect(!element.has(.missing))
  }

  @Test("W39: an emptied field is empty, and a reset brings the default back")
  func emptied() {
    let element = Element([.value: "3"])
    element.send(.entryBegan)
    element.type("")
    element.send(.entryEnded)
    #expect(element.value == "")
    element.send(.reset)
    #expect(element.value == "3")
  }

  @Test("A default that comes later counts only while nobody has chosen")
  func lateDefault() {
    let element = Element([.value: "3"])
    set(element.handle, Element.Attribute.value.rawValue, Element.put("4"))
    element.send(.configured)
    #expect(element.value == "4")
    element.assign("7")
    set(element.handle, Element.Attribute.value.rawValue, Element.put("5"))
    element.send(.configured)
    #expect(element.value == "7")
  }

  @Test("There are no steps where the step is any, though the buttons go by one")
  func anyStep() {
    let element = Element([.value: "0.5", .step: "any"])
    #expect(element.step(1) == -1)
    element.send(.stepped, 1)
    #expect(element.value == "1.5")
  }

  @Test("A text longer than the buffer has room")
  func longText() {
    let element = Element([.value: "3"])
    element.send(.entryBegan)
    element.type(String(repeating: "0", count: 5000) + "7")
    #expect(element.value == "7")
  }

  @Test("Numbers that name no event, text or answer change nothing")
  func nonsense() {
    let element = Element([.value: "3"], isSourced: true)
    #expect(NumberSelectWasm.send(element.handle, 99, 0, 0) == 0)
    #expect(NumberSelectWasm.send(element.handle, -1, 0, 0) == 0)
    #expect(write(element.handle, 99) == -1)
    #expect(hear(element.handle, 99, 0, 0, 0, 0) == 0)
    #expect(save(element.handle) == -1)
    #expect(element.value == "3")
  }
}
