public import NumberSelect

extension ExactDecimal: Decodable {
  /// Reads a decimal from a JSON string, as in `"0.05"`. A JSON number is refused: on its way it
  /// may have been a binary fraction.
  public init(from decoder: any Decoder) throws {
    let text: String
    do {
      text = try decoder.singleValueContainer().decode(String.self)
    } catch {
      throw ContractError(at: decoder.codingPath, .notA("a decimal number in a string"))
    }
    do {
      self = try ExactDecimal(utf8: text.utf8)
    } catch .tooManyDigits {
      throw ContractError(at: decoder.codingPath, .tooManyDigits)
    } catch .notANumber {
      throw ContractError(at: decoder.codingPath, .notA("a decimal number in a string"))
    }
  }
}

extension KeyedDecodingContainer {
  /// A field that has to be there, be it with a value or with `null`.
  func decodeNullable<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard contains(key) else { throw ContractError(at: codingPath + [key], .missing) }
    return try decodeIfPresent(type, forKey: key)
  }

  /// A field that holds a name (see ``Identifier``).
  public func decodeIdentifier(forKey key: Key) throws -> String {
    let text = try decode(String.self, forKey: key)
    guard Identifier.isWellFormed(text) else {
      throw ContractError(at: codingPath + [key], .notAnIdentifier)
    }
    return text
  }

  func decodeCount(from least: Int, forKey key: Key) throws -> Int {
    let count: Int
    do {
      count = try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      // A JSON number that no Int can hold; JSONDecoder would tell neither the kind nor the field.
      throw ContractError(at: codingPath + [key], .notA("a whole number"))
    }
    let range = least...Contract.largestCount
    guard range.contains(count) else {
      throw ContractError(at: codingPath + [key], .outOfRange(range))
    }
    return count
  }
}

extension JSONWriter {
  mutating func value(orNull message: (some JSONWritable)?) {
    if let message { value(message) } else { null() }
  }
}
