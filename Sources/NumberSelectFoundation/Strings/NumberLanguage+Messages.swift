public import NumberSelect

// What is said of a number. All of it follows from what is drawn, so whoever tells it when it is no
// longer the same tells each thing once.
extension NumberLanguage {
  /// What a selector is, in one utterance: its number, or why there is none, and what there is to
  /// know about it.
  ///
  /// - Parameters:
  ///   - appearance: What is drawn.
  ///   - tellsSaving: Whether it says how saving is getting on.
  ///   - spoken: How a number is read aloud.
  public func description(
    of appearance: NumberAppearance, tellsSaving: Bool = true, spoken: (ExactDecimal) -> String
  ) -> String {
    switch appearance.availability {
    case .loading: return strings.loading
    case .failed: return strings.loadFailed
    case .known: break
    }
    let number = appearance.number.map(spoken) ?? strings.notChosen
    let message = message(of: appearance, tellsSaving: tellsSaving, spoken: spoken)
    if appearance.problem?.isInText == true { return message ?? number }
    return sentences([number, message]) ?? number
  }

  /// What there is to know about a number: what is wrong with it, and what is news.
  ///
  /// - Parameters:
  ///   - appearance: What is drawn.
  ///   - tellsSaving: Whether it says how saving is getting on.
  ///   - spoken: How a number is read aloud.
  public func message(
    of appearance: NumberAppearance, tellsSaving: Bool = true, spoken: (ExactDecimal) -> String
  ) -> String? {
    let problem = appearance.problem.map { message($0, in: appearance, spoken: spoken) }
    return sentences([problem, news(of: appearance, tellsSaving: tellsSaving, spoken: spoken)])
  }

  /// What the user has to be told as soon as it is so: what happened to the number without their
  /// doing, and that saving does not get on.
  ///
  /// - Parameters:
  ///   - appearance: What is drawn.
  ///   - tellsSaving: Whether it says how saving is getting on.
  ///   - spoken: How a number is read aloud.
  public func news(
    of appearance: NumberAppearance, tellsSaving: Bool = true, spoken: (ExactDecimal) -> String
  ) -> String? {
    let happened = appearance.news.flatMap { news in
      tellsSaving || news != .saved ? message(news, in: appearance, spoken: spoken) : nil
    }
    return sentences([happened, tellsSaving ? message(appearance.saving) : nil])
  }

  /// What is wrong, as a sentence.
  public func message(
    _ problem: NumberAppearance.Problem, in appearance: NumberAppearance,
    spoken: (ExactDecimal) -> String
  ) -> String {
    switch problem {
    case .belowMinimum: strings.belowMinimum(minimum: appearance.lowest.map(spoken) ?? "")
    case .aboveMaximum: strings.aboveMaximum(maximum: appearance.highest.map(spoken) ?? "")
    case .betweenSteps: strings.betweenSteps
    case .nothingAllowed: strings.nothingAllowed
    case .unreadable: strings.notANumber
    case .tooManyDigits: strings.tooManyDigits
    }
  }

  private func message(
    _ news: NumberNews, in appearance: NumberAppearance, spoken: (ExactDecimal) -> String
  ) -> String {
    let number = appearance.number.map(spoken) ?? strings.notChosen
    switch news {
    case .adjusted(let adjustment):
      return strings.adjusted(
        requested: spoken(adjustment.requested), adjusted: spoken(adjustment.adjusted))
    case .changed: return strings.changedByServer(number: number)
    case .gaveUp(let conflict) where conflict.reason == .nothingAllowed:
      return strings.choiceNotSaved
    case .gaveUp: return strings.changedElsewhere(number: number)
    case .saved: return strings.saved
    }
  }

  private func message(_ saving: NumberAppearance.Saving) -> String? {
    switch saving {
    case .quiet: nil
    case .slow: strings.savingSlowly
    case .offline: strings.notSavedYet
    case .refused: strings.saveFailed
    }
  }

  /// The texts one after the other, apart like sentences.
  private func sentences(_ texts: [String?]) -> String? {
    var all = ""
    for text in texts.compactMap(\.self) {
      if let end = all.last { all += ".。।…".contains(end) ? " " : ". " }
      all += text
    }
    return all.isEmpty ? nil : all
  }
}

extension NumberAppearance.Problem {
  /// Whether it is the typed text that is wrong, and not the number.
  public var isInText: Bool {
    self == .unreadable || self == .tooManyDigits
  }
}
