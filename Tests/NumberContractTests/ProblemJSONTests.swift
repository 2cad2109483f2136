import NumberContract
import Testing

@Suite("Problems as JSON")
struct ProblemJSONTests {
  @Test("S41: a problem carries the number's id, the number and its rule")
  func document() throws {
    let problem = Problem(.numberRefused, detail: "11 is not allowed.", document: beans)
    #expect(
      text(problem)
        == """
        {"type":"urn:number-select:number-refused","title":"The number is not allowed",\
        "status":422,"detail":"11 is not allowed.","document":\(beansJSON)}
        """)
    #expect(try read(text(problem)) == problem)
  }

  @Test("every kind is known again by its type", arguments: Problem.Kind.allCases)
  func kinds(kind: Problem.Kind) throws {
    let copy: Problem = try read(text(Problem(kind)))
    #expect(copy.kind == kind)
    #expect(copy.status == kind.status)
    #expect(copy.title == kind.title)
    #expect(copy.document == nil)
  }

  @Test("S44: a problem of a kind from elsewhere is read too")
  func foreign() throws {
    let bare: Problem = try read("{}")
    #expect(bare == Problem(type: "about:blank"))
    #expect(bare.kind == nil)
    let proxy: Problem = try read(#"{"status":502,"instance":"/x","balance":[1]}"#)
    #expect(proxy.status == 502)
  }

  @Test("text is escaped so that it comes back as it was")
  func escaping() throws {
    let awkward = "\"\\/\u{0}\u{1F}\n\u{7F}\u{2028}ü🧀"
    let copy: Problem = try read(text(Problem(.failure, detail: awkward)))
    #expect(copy.detail == awkward)
  }
}
