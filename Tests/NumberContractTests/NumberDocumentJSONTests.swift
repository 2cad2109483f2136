import NumberContract
import NumberSelect
import Testing

@Suite("Documents as JSON")
struct NumberDocumentJSONTests {
  @Test("a document is written with its fields in the contract's order")
  func written() {
    #expect(text(beans) == beansJSON)
  }

  @Test("a document is read back as it was written")
  func readBack() throws {
    var chosen = beans
    chosen.number = ExactDecimal("1.50")
    chosen.writer = .init(client: "tab-7", sequence: 12)
    chosen.rule = NumberRule(
      minimum: ExactDecimal("-0.05")!, increment: ExactDecimal("0.050")!, incrementBase: .zero)
    let copy: NumberDocument = try read(text(chosen))
    #expect(copy == chosen)
    #expect(copy.rule.increment.scale == 3, "the digits as written are kept")
    #expect(text(copy) == text(chosen))
  }

  @Test("fields that the contract does not know are ignored")
  func unknownFields() throws {
    let extended = beansJSON.dropLast() + #","colour":{"of":["the","bag"]}}"#
    #expect(try read(String(extended)) == beans)
  }

  @Test(
    "a document with a fault says which field is wrong",
    arguments: [
      (#""id":"espresso-beans""#, #""id":"..""#, "id", ContractError.Reason.notAnIdentifier),
      (#""number":null,"#, "", "number", .missing),
      (#""number":null"#, #""number":4"#, "number", .notA("a decimal number in a string")),
      (#""version":17"#, #""version":-1"#, "version", .outOfRange(0...Contract.largestCount)),
      (#""version":17"#, #""version":1.5"#, "version", .notA("a whole number")),
      (#""version":17"#, #""version":"17""#, "version", .notA("a whole number")),
      (#""writer":null,"#, "", "writer", .missing),
      (
        #""writer":null"#, #""writer":{"client":"a","sequence":0}"#, "writer.sequence",
        .outOfRange(1...Contract.largestCount)
      ),
      (#""store":"b1946ac9""#, #""store":"a\"b""#, "store", .notAnIdentifier),
      (
        #""minimum":"1""#, #""minimum":"1,0""#, "rule.minimum",
        .notA("a decimal number in a string")
      ),
      (
        #""minimum":"1""#, #""minimum":1.0"#, "rule.minimum",
        .notA("a decimal number in a string")
      ),
      (
        #""incrementBase":"minimum""#, #""incrementBase":"maximum""#, "rule.incrementBase",
        .notA(#""minimum", "zero" or "none""#)
      ),
    ])
  func faults(sound: String, broken: String, field: String, reason: ContractError.Reason) {
    let text = beansJSON.replacing(sound, with: broken)
    #expect(fault(text, as: NumberDocument.self) == ContractError(field: field, reason: reason))
  }

  @Test(
    "what is not JSON is refused as a whole",
    arguments: ["", "{", "[1", "{\"id\":\"a\"} x", "{\"id\":\"\\ud800\"}", "\u{0}"])
  func notJSON(text: String) {
    #expect(
      fault(text, as: NumberDocument.self) == ContractError(field: "", reason: .notJSON))
  }

  @Test("JSON of another shape is refused", arguments: ["[]", "4", "\"id\"", "null"])
  func otherShape(text: String) {
    #expect(
      fault(text, as: NumberDocument.self)
        == ContractError(field: "", reason: .notA("an object")))
  }

  @Test("a hundred thousand brackets are refused without a crash")
  func deepNesting() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      fault(deep, as: NumberDocument.self) == ContractError(field: "", reason: .notJSON))
  }

  @Test("many documents are read back with the ids that are unknown")
  func many() throws {
    let answer = NumberDocuments(documents: [beans, beans], unknown: ["tea"])
    #expect(try read(text(answer)) == answer)
    #expect(text(answer) == "{\"documents\":[\(beansJSON),\(beansJSON)],\"unknown\":[\"tea\"]}")
    #expect(try read(#"{"documents":[]}"#) == NumberDocuments(documents: []))
  }

  @Test("a fault inside many documents names its place")
  func faultAmongMany() {
    let broken = "{\"documents\":[\(beansJSON),\(beansJSON.replacing("17", with: "null"))]}"
    #expect(fault(broken, as: NumberDocuments.self)?.field == "documents[1].version")
  }
}
