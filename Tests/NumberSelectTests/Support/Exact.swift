import NumberSelect
import Testing

/// The number that a test writes as text.
func exact(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> ExactDecimal {
  try #require(ExactDecimal(text), "\(text) is no exact decimal", sourceLocation: location)
}
