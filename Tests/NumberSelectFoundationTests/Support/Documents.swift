import NumberContract
import NumberSelect

/// What a source says in a test.
func document(
  _ number: ExactDecimal?, version: Int = 1, rule: NumberRule = NumberRule(),
  writer: NumberDocument.Writer? = nil
) -> NumberDocument {
  NumberDocument(
    id: "beans", number: number, version: version, writer: writer, store: "shop", rule: rule)
}
