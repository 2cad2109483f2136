import Foundation

/// Writes the forms of the strings: `generate-strings strings.json Table.swift Catalog.xcstrings Folder`.
@main
enum GenerateStrings {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("generate-strings: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count == 4 else {
      throw StringsError("usage: generate-strings FROM.json TO.swift TO.xcstrings FOLDER")
    }
    let source = try StringsSource(Data(contentsOf: URL(fileURLWithPath: arguments[0])))
    try Data(SwiftTable(source).text.utf8).write(to: URL(fileURLWithPath: arguments[1]))
    try StringsCatalog(source).json.write(to: URL(fileURLWithPath: arguments[2]))
    try WebTexts(source).write(to: URL(fileURLWithPath: arguments[3], isDirectory: true))
  }
}
