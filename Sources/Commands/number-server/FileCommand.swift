import CommandOptions
import NumberServer

/// `number-server backup`, `restore` and `check`: what is done with the file of an SQLite database.
enum FileCommand {
  case backUp(String, to: String)
  case restore(String, to: String)
  case check(String)

  init(_ verb: String, _ words: inout ArgumentWords) throws(UsageError) {
    var paths: [String] = []
    while let word = words.next() { paths.append(word) }
    let hasOptions = paths.contains { $0.hasPrefix("--") }
    switch (verb, paths.count) {
    case ("backup", 2) where !hasOptions: self = .backUp(paths[0], to: paths[1])
    case ("restore", 2) where !hasOptions: self = .restore(paths[0], to: paths[1])
    case ("check", 1) where !hasOptions: self = .check(paths[0])
    case ("check", _): throw UsageError("check takes DATABASE")
    case ("restore", _): throw UsageError("restore takes FILE DATABASE")
    default: throw UsageError("backup takes DATABASE FILE")
    }
  }

  func run() throws {
    do {
      switch self {
      case .backUp(let path, let target): try SQLiteFile(path: path).backUp(to: target)
      case .restore(let path, let target): try SQLiteFile(path: path).restore(to: target)
      case .check(let path):
        let faults = try SQLiteFile(path: path).faults()
        guard faults.isEmpty else { throw Failure(reason: faults.joined(separator: "\n")) }
        print("\(path) is well")
      }
    } catch let error as StoreError {
      throw Failure(reason: error.description)
    }
  }
}
