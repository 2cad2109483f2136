import Combine
import Foundation
import NumberSelectFoundation

/// Where the numbers of the lines come from: from memory, or from a number server.
@MainActor
final class Shop: ObservableObject {
  let lines: [Line]

  /// The address of the server, or `nil` for numbers that live as long as the app. It is kept, and
  /// can be given as an argument: `-server http://127.0.0.1:8080`.
  @Published var server: URL? {
    didSet {
      UserDefaults.standard.set(server?.absoluteString, forKey: Self.key)
      service = server.map { NumberService(url: $0) }
    }
  }

  private var service: NumberService?
  private let memory: [Line.ID: InMemoryNumberSource]
  private static let key = "server"

  init() {
    let lines = Self.loadLines()
    self.lines = lines
    memory = Dictionary(
      uniqueKeysWithValues: lines.map { ($0.id, InMemoryNumberSource(id: $0.id, rule: $0.rule)) })
    server = UserDefaults.standard.string(forKey: Self.key).flatMap(URL.init)
    service = server.map { NumberService(url: $0) }
  }

  /// Where the number of a line lives.
  func source(of line: Line) -> LineSource {
    if let service { return .server(service.number(line.id)) }
    guard let source = memory[line.id] else { preconditionFailure("\(line.id) is not sold here.") }
    return .memory(source)
  }

  private static func loadLines() -> [Line] {
    guard
      let url = Bundle.main.url(forResource: "shop", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let lines = try? JSONDecoder().decode([Line].self, from: data)
    else { preconditionFailure("shop.json belongs to the app.") }
    return lines
  }
}
