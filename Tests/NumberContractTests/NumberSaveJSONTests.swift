import Foundation
import NumberContract
import NumberSelect
import Testing

@Suite("Saves as JSON")
struct NumberSaveJSONTests {
  @Test("a save is written as the contract shows it and read back")
  func written() throws {
    let save = NumberSave(number: 4, client: "tab-7", sequence: 12)
    #expect(text(save) == #"{"number":"4","client":"tab-7","sequence":12}"#)
    #expect(try read(text(save)) == save)
  }

  @Test("a save as it is written is read in one go, and anything else not so, or to the same end")
  func asWritten() throws {
    let saves = [
      NumberSave(number: 4, client: "tab-7", sequence: 12),
      NumberSave(number: ExactDecimal("-0.050"), client: "A.b_~9", sequence: 1),
      NumberSave(number: nil, client: "a", sequence: Contract.largestCount),
    ]
    for save in saves { #expect(readAsWritten(text(save)) == save) }
    let written = text(saves[0])
    for (place, replacement) in [
      (#""4""#, "4"), (#""4""#, #""4x""#), (#""4""#, #""\u0034""#), (#""4""#, "nul"), ("tab-7", ""),
      ("tab-7", "a b"), ("tab-7", #"\u0061"#), (":12", ":012"), (":12", ":0"), (":12", ":-1"),
      (":12", ":1.0"), (":12", ":9007199254740992"), (":12", ":99999999999999999999"), (":12", ":"),
      (":12", ": 12"), ("}", ""), ("}", "}}"), ("}", #","more":1}"#), ("{", " {"), ("{", "["),
    ] {
      let other = written.replacing(place, with: replacement, maxReplacements: 1)
      #expect(readAsWritten(other) == nil, "\(other)")
    }
    for length in 0..<written.utf8.count {
      #expect(readAsWritten(String(written.prefix(length))) == nil)
    }
    let bytes = Array(written.utf8)
    for index in bytes.indices {
      for byte in UInt8.min ... .max {
        var other = bytes
        other[index] = byte
        if let save = other.withUnsafeBufferPointer(NumberSave.init(asWritten:)) {
          #expect(try NumberSave(json: Data(other)) == save, "\(other)")
        }
      }
    }
  }

  private func readAsWritten(_ text: String) -> NumberSave? {
    Array(text.utf8).withUnsafeBufferPointer(NumberSave.init(asWritten:))
  }

  @Test("a choice is forgotten only by a null that is written out")
  func forgetting() throws {
    let save: NumberSave = try read(#"{"number":null,"client":"a","sequence":1}"#)
    #expect(save.number == nil)
    #expect(
      fault(#"{"client":"a","sequence":1}"#, as: NumberSave.self)
        == ContractError(field: "number", reason: .missing))
  }

  @Test("S52: a number keeps every digit it was sent with", arguments: ["5.285", "0.259", "0.10"])
  func exact(digits: String) throws {
    let save: NumberSave = try read(#"{"number":"\#(digits)","client":"a","sequence":1}"#)
    #expect(save.number?.description == digits)
  }

  @Test("a number of a thousand digits has an answer")
  func thousandDigits() throws {
    let nines = String(repeating: "9", count: 1000)
    let zeros = String(repeating: "0", count: 1000)
    func save(_ number: String) -> String {
      #"{"number":"\#(number)","client":"a","sequence":1}"#
    }
    #expect(
      fault(save(nines), as: NumberSave.self)
        == ContractError(field: "number", reason: .tooManyDigits))
    #expect(try read(save(zeros + "4." + zeros), as: NumberSave.self).number == 4)
  }

  @Test(
    "a sequence is a whole number from 1 to 2^53 − 1",
    arguments: [
      ("0", false), ("-1", false), ("1", true), ("9007199254740991", true),
      ("9007199254740992", false), ("99999999999999999999", false), ("1.5", false),
      ("\"1\"", false), ("true", false), ("null", false),
    ])
  func sequences(text: String, isRead: Bool) {
    let fault = fault(#"{"number":"1","client":"a","sequence":\#(text)}"#, as: NumberSave.self)
    #expect((fault == nil) == isRead)
    #expect(isRead || fault?.field == "sequence")
  }

  @Test("a client's name has the grammar of all names")
  func clients() {
    for name in ["", "a b", "ä", String(repeating: "a", count: 129), "a\\u0000"] {
      let fault = fault(
        #"{"number":"1","client":"\#(name)","sequence":1}"#, as: NumberSave.self)
      #expect(fault == ContractError(field: "client", reason: .notAnIdentifier), "\(name)")
    }
  }

  @Test("an error tells the field and the reason without the value")
  func descriptions() {
    let faults: [(ContractError.Reason, String)] = [
      (.missing, #"The field "number" is missing."#),
      (.notA("an object"), #"The field "number" is not an object."#),
      (.tooManyDigits, #"The field "number" has more digits than can be kept exactly."#),
      (.outOfRange(1...9), #"The field "number" is not in 1 to 9."#),
    ]
    for (reason, sentence) in faults {
      #expect(ContractError(field: "number", reason: reason).description == sentence)
    }
    #expect(
      ContractError(field: "", reason: .notJSON).description == "The document is not readable JSON."
    )
  }
}
