import NumberContract
import Testing

@Suite("Names and entity tags")
struct NamesAndTagsTests {
  @Test(
    "a name is 1 to 128 characters that a URL never escapes",
    arguments: [
      ("espresso-beans", true), ("A.z_0~9-", true), ("...", true), ("a", true),
      (String(repeating: "a", count: 128), true), (String(repeating: "a", count: 129), false),
      ("", false), (".", false), ("..", false), ("a/b", false), ("a%2Fb", false), ("a b", false),
      ("a\u{0}", false), ("kaffee-für-zwei", false), ("a\"b", false), ("a?b", false),
    ])
  func names(text: String, isName: Bool) {
    #expect(Identifier.isWellFormed(text) == isName)
  }

  @Test("a document's tag is its store and version, quoted")
  func tag() {
    #expect(beans.entityTag.description == "\"b1946ac9.17\"")
  }

  @Test(
    "If-Match is a star or a list of tags, of which one has to be the document's",
    arguments: [
      ("\"b1946ac9.17\"", true), ("*", true), (" * ", true),
      ("\"x\", \"b1946ac9.17\"", true), ("\"b1946ac9.17\",\"x\"", true),
      ("\"b1946ac9.16\"", false), ("\"other.17\"", false), ("\"\"", false),
      ("W/\"b1946ac9.17\"", false), ("W/\"x\", \"b1946ac9.17\"", true),
      ("\"b1946ac9.17 \"", false), ("\"b1946ac9.017\"", false),
    ])
  func conditions(header: String, isMatch: Bool) throws {
    let condition = try #require(EntityTagCondition(header: header))
    #expect(condition.matches(beans) == isMatch)
  }

  @Test(
    "a condition that is no list of tags cannot be read",
    arguments: [
      "", " ", "b1946ac9.17", "\"", "\"a", "\"a\" \"b\"", "\"a\",", ",\"a\"", "W/", "w/\"a\"",
      "*, \"a\"", "\"a\";",
    ])
  func unreadable(header: String) {
    #expect(EntityTagCondition(header: header) == nil)
  }

  @Test("C12: a tag from before a restored backup does not match, though the version does")
  func restoredBackup() throws {
    var restored = beans
    restored.store = "70a1c4f2"
    let condition = try #require(EntityTagCondition(header: beans.entityTag.description))
    #expect(!condition.matches(restored))
  }
}
