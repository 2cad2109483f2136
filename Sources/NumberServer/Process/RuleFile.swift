public import FoundationEssentials
import NumberContract
public import NumberSelect

/// A file of rules to start with: a JSON list of objects that have an `id` and a `rule`.
///
/// Other fields are for others. A shop keeps its products' names and prices in the same objects.
public struct RuleFile: Equatable, Sendable {
  /// Why a file cannot be used.
  public enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text is not such a list.
    case unreadable(String)
    /// The list has this id twice.
    case repeatedID(String)
    /// The rule of this id contradicts itself.
    case contradiction(id: String, NumberRule.Fault)

    public var description: String {
      switch self {
      case .unreadable(let reason): reason
      case .repeatedID(let id): "The id \"\(id)\" is there more than once."
      case .contradiction(let id, let fault): "The rule of \"\(id)\": \(fault.sentence)"
      }
    }
  }

  /// The rules in the order of the file.
  public let rules: [IdentifiedRule]

  /// Reads the text of a file.
  public init(json: Data) throws(Fault) {
    do {
      rules = try JSONDecoder().decode([IdentifiedRule].self, from: json)
    } catch {
      throw .unreadable(ContractError(decoding: error).description)
    }
    var ids: Set<String> = []
    for rule in rules {
      guard ids.insert(rule.id).inserted else { throw .repeatedID(rule.id) }
      if let fault = rule.rule.fault { throw .contradiction(id: rule.id, fault) }
    }
  }
}

extension IdentifiedRule: Decodable {
  private enum Key: String, CodingKey {
    case id, rule
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try fields.decodeIdentifier(forKey: .id),
      rule: try fields.decode(NumberRule.self, forKey: .rule))
  }
}
