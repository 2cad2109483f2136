import NumberContract
import NumberSelect

extension NumberService {
  /// `PUT /v1/rules`: many rules, all or none.
  func setRules(_ request: HTTPRequest, answer: @escaping Answer) {
    let rules: [IdentifiedRule]
    do throws(Problem) {
      rules = try (request.message() as RuleList).rules
      try check(rules)
    } catch {
      return answer(HTTPResponse(error))
    }
    let respond = answering(answer) { (changes: [RuleChange]) in
      HTTPResponse(json: RuleListAnswer(changes))
    }
    store.setRules(rules, completion: respond)
  }

  private func check(_ rules: [IdentifiedRule]) throws(Problem) {
    guard (1...Contract.mostRulesAtOnce).contains(rules.count) else {
      throw Problem(
        .malformed, detail: "There have to be 1 to \(Contract.mostRulesAtOnce) rules.")
    }
    var ids: Set<String> = []
    for rule in rules {
      guard ids.insert(rule.id).inserted else {
        throw Problem(.ruleRefused, detail: "The id \"\(rule.id)\" is there more than once.")
      }
      if let fault = rule.rule.fault {
        throw Problem(.ruleRefused, detail: "The rule of \"\(rule.id)\": \(fault.sentence)")
      }
    }
  }
}

/// The rules that are to be set.
private struct RuleList: JSONReadable {
  var rules: [IdentifiedRule]
}

/// How many rules came to be, became others, or were so already.
private struct RuleListAnswer: JSONWritable {
  private let added: Int
  private let changed: Int
  private let unchanged: Int

  init(_ changes: [RuleChange]) {
    added = changes.count { $0 == .added }
    changed = changes.count { $0 == .changed }
    unchanged = changes.count { $0 == .unchanged }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("added")
      writer.integer(added)
      writer.name("changed")
      writer.integer(changed)
      writer.name("unchanged")
      writer.integer(unchanged)
    }
  }
}
