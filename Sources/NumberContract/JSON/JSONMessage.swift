#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that travels as a JSON document, and is written here and read there.
///
/// ```swift
/// let document = try NumberDocument(json: data)
/// let body = NumberSave(number: "4", client: client, sequence: 12).json
/// ```
public typealias JSONMessage = JSONReadable & JSONWritable

/// Something that arrives as a JSON document.
public protocol JSONReadable: Decodable, Sendable {}

/// Something that is sent as a JSON document.
public protocol JSONWritable: Sendable {
  /// Writes the message as a JSON value.
  func write(to writer: inout JSONWriter)
}

extension JSONReadable {
  /// Reads a message. Fields that the contract does not know are ignored.
  ///
  /// - Throws: which field is wrong, and why.
  public init(json: Data) throws(ContractError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch {
      throw ContractError(decoding: error)
    }
  }
}

extension JSONWritable {
  /// The message as JSON, in UTF-8 and always with the same bytes.
  public var json: Data { Data(jsonBytes) }

  /// The bytes of ``json``.
  public var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension ContractError {
  /// Tells what went wrong when something that contains parts of the contract was decoded.
  public init(decoding error: any Error) {
    switch error {
    case let error as ContractError:
      self = error
    case DecodingError.keyNotFound(let key, let context):
      self.init(at: context.codingPath + [key], .missing)
    case DecodingError.valueNotFound(let kind, let context):
      self.init(at: context.codingPath, .notA(Self.name(of: kind)))
    case DecodingError.typeMismatch(let kind, let context):
      self.init(at: context.codingPath, .notA(Self.name(of: kind)))
    default:
      self.init(field: "", reason: .notJSON)
    }
  }

  init(at path: [any CodingKey], _ reason: Reason) {
    self.init(field: Self.dotted(path), reason: reason)
  }

  /// `["rule", "minimum"]` becomes `rule.minimum`, and an index stands in brackets.
  private static func dotted(_ path: [any CodingKey]) -> String {
    var dotted = ""
    for key in path {
      if let index = key.intValue {
        dotted += "[\(index)]"
      } else {
        dotted += dotted.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return dotted
  }

  private static func name(of kind: any Any.Type) -> String {
    switch kind {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
