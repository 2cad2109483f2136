/// The strings as Swift source.
struct SwiftTable {
  private let source: StringsSource

  init(_ source: StringsSource) {
    self.source = source
  }

  var text: String {
    """
    // swift-format-ignore-file
    // Made from Strings/strings.json by script/generate-strings. Edit that file, not this one.

    extension NumberSelectStrings {
    \(lines(source.strings, member))
      struct Texts: Sendable {
    \(lines(source.strings) { "    let \($0.key): String" })

        /// The texts in other words. A word is asked for by its key and the text it stands for.
        func reworded(_ word: (_ key: String, _ text: String) -> String) -> Texts {
          Texts(
    \(arguments { "word(\(literal($0.key)), \($0.key))" }))
        }
      }

      enum Translation: String, CaseIterable, Sendable {
    \(lines(source.languages) { "    case \(name(of: $0)) = \(literal($0))" })

        var texts: Texts {
          switch self {
    \(lines(source.languages, translation))
          }
        }
      }
    }

    """
  }

  private func member(_ entry: StringsSource.Entry) -> String {
    let names = source.placeholders(of: entry)
    let parameters = names.map { "\($0): String" }.joined(separator: ", ")
    let values = names.map { "\(literal($0)): \($0)" }.joined(separator: ", ")
    let declaration =
      names.isEmpty
      ? "var \(entry.key): String { texts.\(entry.key) }"
      : "func \(entry.key)(\(parameters)) -> String { fill(texts.\(entry.key), [\(values)]) }"
    return """
        /// \(entry.comment)
        public \(declaration)

      """
  }

  private func translation(_ language: String) -> String {
    """
          case .\(name(of: language)):
            Texts(
      \(arguments { literal($0.texts[language] ?? "") }))
    """
  }

  /// One argument for each text.
  private func arguments(_ value: (StringsSource.Entry) -> String) -> String {
    source.strings.map { "          \($0.key): \(value($0))" }.joined(separator: ",\n")
  }

  private func lines<Item>(_ items: [Item], _ line: (Item) -> String) -> String {
    items.map(line).joined(separator: "\n")
  }

  private func name(of language: String) -> String {
    language.filter { $0 != "-" }
  }

  private func literal(_ text: String) -> String {
    text.debugDescription
  }
}
