import NumberContract
import NumberSelect

extension NumberService {
  /// `PUT /v1/rules/{id}`
  func setRule(_ id: String, _ request: HTTPRequest, answer: @escaping Answer) {
    let rule: NumberRule
    do throws(Problem) {
      rule = try request.message()
      if let fault = rule.fault { throw Problem(.ruleRefused, detail: fault.sentence) }
    } catch {
      return answer(HTTPResponse(error))
    }
    store.setRules([IdentifiedRule(id: id, rule: rule)]) { [self] result in
      switch result {
      case .success(let changes):
        answer(response(to: rule, of: id, changes[0]))
      case .failure(let error): answer(failure(error))
      }
    }
  }

  private func response(
    to rule: NumberRule, of id: String, _ change: RuleChange
  ) -> HTTPResponse {
    guard change == .added else { return HTTPResponse(json: rule) }
    var response = HTTPResponse(status: 201, json: rule)
    response.location = "\(Contract.numbersPath)/\(id)"
    return response
  }
}

extension NumberRule.Fault {
  /// The fault in words.
  var sentence: String {
    switch self {
    case .maximumBelowMinimum: "The maximum is below the minimum."
    case .incrementNotPositive: "The increment is not positive."
    }
  }
}
