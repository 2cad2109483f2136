import NumberSelectWasm
import Testing

extension ElementTests {
  @Suite("A number that lives at a source")
  struct Sourced {
    private enum Answer: Int32 {
      case loaded, pushed, loadFailed, loadRefused, stored
    }

    private let loads: Int32 = 1 << 11
    private let sends: Int32 = 1 << 12
    private let key = "number-select/tab/only/http://shop/v1/numbers/beans"

    private func opened(_ record: String = "") -> Element {
      let element = Element(isSourced: true)
      _ = bind(element.handle, 0)
      _ = open(element.handle, Element.put("client\n\(key)\n\(record)"), 0)
      return element
    }

    private func document(_ number: String, version: Int = 1, writer: String = "\n") -> String {
      "store\n\(version)\n\(number)\n\(writer)\n2\n1\n10\n1\nminimum"
    }

    private func hear(_ element: Element, _ answer: Answer, _ text: String, attempt: Int32 = 0) {
      _ = NumberSelectWasm.hear(element.handle, answer.rawValue, attempt, -1, Element.put(text), 0)
    }

    @Test("It shows what it loads, under the source's rule")
    func loads_() {
      let element = opened()
      #expect(element.value == "")
      hear(element, .loaded, document(""))
      #expect(element.value == "2")
      #expect(element.text(.lowest) == "1")
      #expect(element.text(.highest) == "10")
    }

    @Test("A choice is sent over the document that it was chosen over")
    func saves() {
      let element = opened()
      hear(element, .loaded, document(""))
      element.send(.stepped, 1)
      #expect(deadline(element.handle) == 300)
      #expect(
        NumberSelectWasm.send(element.handle, Element.Event.woken.rawValue, 0, 300) & sends != 0)
      #expect(Element.take(save(element.handle)) == "3\nclient\n1\nstore.1\n1")
      hear(element, .stored, document("3", version: 2, writer: "client\n1"), attempt: 1)
      #expect(state(element.handle) >> 22 & 7 == 0)
    }

    @Test("W33 S25: the journal brings an unsaved choice back")
    func journal() throws {
      let element = opened()
      hear(element, .loaded, document(""))
      element.send(.stepped, 1)
      let record = try #require(Element.take(record(element.handle, Element.put(key))))
      #expect(opened(record).value == "3")
    }

    @Test("A journal of another key, or a damaged one, is none")
    func damaged() throws {
      let element = opened()
      hear(element, .loaded, document("5"))
      element.send(.stepped, 1)
      let record = try #require(Element.take(record(element.handle, Element.put(key))))
      #expect(opened(String(record.dropLast())).value == "")
      #expect(opened("nonsense").value == "")
    }

    @Test(
      "What is no document changes nothing",
      arguments: [
        "", "store", "\n1\n\n\n\n\n\n\n\n", "store\nx\n3\n\n\n\n\n\n\n",
        "store\n1\nx\n\n\n\n\n\n\n", "store\n2\n\u{131}\n\n\n\n\n\n\n",
        "st\u{16F}re\n2\n3\n\n\n\n\n\n\n",
      ])
    func noDocument(text: String) {
      let element = opened()
      hear(element, .loaded, document("5"))
      hear(element, .pushed, text)
      hear(element, .loaded, text)
      #expect(element.value == "5")
    }
  }
}
