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
    let arguments = source.strings.map { entry in
      "          \(entry.key): \(literal(entry.texts[language] ?? ""))"
    }
    return """
          case .\(name(of: language)):
            Texts(
      \(arguments.joined(separator: ",\n")))
      """
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
