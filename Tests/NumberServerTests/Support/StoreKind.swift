import Foundation
import NumberServer
import TestSupport
import Testing

/// The kinds of stores that there are, each of which has to do the same.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
  case sqlite
  case postgreSQL

  var testDescription: String {
    switch self {
    case .sqlite: "SQLite"
    case .postgreSQL: "PostgreSQL"
    }
  }

  /// An empty database.
  func makePlace() async throws -> any StorePlace {
    switch self {
    case .sqlite: try SQLitePlace()
    case .postgreSQL: try await PostgreSQLCluster.shared.get().makeDatabase()
    }
  }
}

/// A database, where a store can be opened more than once.
protocol StorePlace: Sendable {
  var database: Database { get }

  /// Runs SQL in a process of its own.
  @discardableResult
  func run(_ sql: String) async throws -> String

  /// Another database with the same content. No store may be open.
  func copy() async throws -> any StorePlace
}

extension StorePlace {
  func open(isRestored: Bool = false) throws -> any NumberStore {
    try database.open(isRestored: isRestored)
  }

  /// As many stores as servers would have it open.
  func open(_ count: Int) throws -> [any NumberStore] {
    try (0..<count).map { _ in try open() }
  }
}

struct SQLitePlace: StorePlace {
  private let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("numbers.sqlite")
  }

  var database: Database { .sqlite(path: path) }

  @discardableResult
  func run(_ sql: String) async throws -> String {
    let shell = try ObservedProcess("/usr/bin/sqlite3", [path, sql], keeping: STDOUT_FILENO)
    #expect(try await shell.end() == 0, "\(shell.output)")
    return shell.output.trimmingCharacters(in: .newlines)
  }

  func copy() async throws -> any StorePlace {
    let copy = try SQLitePlace()
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }
}
