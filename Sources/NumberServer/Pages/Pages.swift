import FoundationEssentials

/// The files that a server shows besides its numbers: a shop's page and what it is made of.
///
/// They are read when the server starts, so an address can only ever lead to one of them, whatever
/// it looks like, and what is put there later is not shown.
///
/// `index.html` is at `/`, and `gallery.html` at `/gallery`; all others are at their names.
public struct Pages: Sendable {
  /// No pages at all.
  public static let none = Pages(files: [:])

  private let files: [[UInt8]: PageFile]

  private init(files: [[UInt8]: PageFile]) {
    self.files = files
  }

  /// Reads the files of some directories and of the folders below them. What is hidden, and files of
  /// kinds that no page consists of, are left out. If two have the same name, the first counts.
  public init(directories: [String]) throws(PagesError) {
    var files: [[UInt8]: PageFile] = [:]
    for directory in directories {
      do {
        let names = try FileManager.default.subpathsOfDirectory(atPath: directory)
        try files.merge(Self.files(names, in: URL(filePath: directory))) { first, _ in first }
      } catch {
        throw PagesError(description: "cannot read the pages in \(directory)")
      }
    }
    self.files = files
  }

  /// The file at the path of an address, which has to be spelled as the server spells it.
  func file(at path: ArraySlice<UInt8>) -> PageFile? {
    files[Array(path)]
  }

  private static func files(_ names: [String], in directory: URL) throws -> [[UInt8]: PageFile] {
    var files: [[UInt8]: PageFile] = [:]
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let url = directory.appending(path: name)
      guard let type = PageType(fileExtension: url.pathExtension) else { continue }
      files[Array(path(of: name, type).utf8)] = try PageFile(type: type, at: url)
    }
    return files
  }

  private static func path(of name: String, _ type: PageType) -> String {
    if name == "index.html" { return "/" }
    return type == .html ? "/\(name.dropLast(".html".count))" : "/\(name)"
  }
}

/// Why pages cannot be shown.
public struct PagesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, for a person.
  public let description: String
}
