import Foundation
import NumberServer
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

private struct SQLitePlace: StorePlace {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("numbers.sqlite")
  }

  var database: Database { .sqlite(path: path) }

  func copy() async throws -> any StorePlace {
    let copy = try SQLitePlace()
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }
}
