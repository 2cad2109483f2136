import Foundation
import NumberContract
import NumberServer
import TestSupport
import Testing

@Suite("What those who run a server do on the command line")
struct OperationTests {
  private let folder: TemporaryFolder
  private let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("numbers.sqlite")
    _ = try folder.write(#"[{"id":"tea","rule":{"maximum":"1000000"}}]"#, to: "rules.json")
  }

  private func start(_ more: String...) throws -> NumberServerCommand {
    try NumberServerCommand(
      ["--listen", "127.0.0.1:0", "--database", database, "--load", folder.path("rules.json")]
        + more)
  }

  /// Runs a subcommand.
  private func run(_ arguments: String...) async throws -> (code: Int32, output: String) {
    let command = try NumberServerCommand(arguments, keeping: STDOUT_FILENO)
    let code = try await command.end()
    return (code, command.log.trimmingCharacters(in: .newlines))
  }

  private func fault(_ arguments: String...) async throws -> String {
    let command = try NumberServerCommand(arguments)
    #expect(try await command.end() == 2)
    return command.log
  }

  @Test("a token is made, listed and revoked while the server runs, and shown once")
  func tokens() async throws {
    let server = try start()
    let connection = try RawConnection(port: try await server.port())
    let secret = try await run("token", "create", "checkout", "--database", database)
    #expect(secret.code == 0)
    #expect(secret.output.count == 64)
    let other = try await run(
      "token", "create", "chef", "--role=administrator", "--database", database)
    #expect(other.output != secret.output)
    let list = try await run("token", "list", "--database", database)
    #expect(
      list.output == "checkout service\nchef administrator"
        || list.output == "chef administrator\ncheckout service")
    func status() throws -> Int {
      connection.send(
        """
        GET /v1/owners/a/numbers HTTP/1.1\r
        Host: localhost\r
        Authorization: Bearer \(secret.output)\r
        \r

        """)
      return try connection.reply().status
    }
    #expect(try status() == 200)
    #expect(try await run("token", "revoke", "checkout", "--database", database).code == 0)
    #expect(try status() == 403)
    #expect(!server.log.contains(secret.output))
    for file in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(filePath: database + file))
      #expect(bytes.firstRange(of: Data(secret.output.utf8)) == nil)
    }
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
  }

  @Test("a mistyped database is told, and not made")
  func mistypedDatabase() async throws {
    for arguments in [["create", "a"], ["list"], ["revoke", "a"]] {
      let command = try NumberServerCommand(["token"] + arguments + ["--database", database])
      #expect(try await command.end() == 2)
      #expect(
        command.log
          == "number-server: cannot use \(database): unable to open database file (SQLite 14)\n")
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }

  @Test("a name is taken once, and only what is there is revoked")
  func tokenFaults() async throws {
    try SQLiteStore(path: database).close()
    _ = try await run("token", "create", "a", "--database", database)
    #expect(
      try await fault("token", "create", "a", "--database", database)
        == "number-server: there is a token a already\n")
    #expect(
      try await fault("token", "revoke", "b", "--database", database)
        == "number-server: there is no token b\n")
    for arguments in [
      ["token"], ["token", "create"], ["token", "list", "x"], ["token", "burn", "x"],
    ] {
      let command = try NumberServerCommand(arguments)
      #expect(try await command.end() == 2)
      #expect(
        command.log.hasPrefix("number-server: token takes: create NAME, list, or revoke NAME"))
    }
    #expect(
      try await fault("token", "create", "a", "--role", "king").contains(
        "\"king\" is not administrator or service"))
  }

  @Test("a backup that is made under load holds what was answered before it, and is sound")
  func backup() async throws {
    let server = try start("--open")
    let port = try await server.port()
    let isEnough = Shared(false)
    let saver = Thread {
      guard let connection = try? RawConnection(port: port) else { return }
      var sequence = 1_000
      while !isEnough.value {
        sequence += 1
        _ = try? connection.put(sequence, client: "busy", sequence: sequence)
      }
    }
    saver.start()
    let connection = try RawConnection(port: port)
    for round in 1...5 {
      let before = try connection.put(round, client: "me", sequence: round)
        .message(NumberDocument.self)
      let backup = folder.path("backup-\(round).sqlite")
      #expect(try await run("backup", database, backup).code == 0)
      #expect(try await run("check", backup).output == "\(backup) is well")
      let store = try SQLiteStore(path: backup)
      let kept = try #require(try await store.document())
      #expect(kept.version >= before.version)
      #expect(kept.store == before.store)
      store.close()
    }
    isEnough.change { $0 = true }
    server.signal(SIGTERM)
    #expect(try await server.end() == 0)
    #expect(try await run("check", database).code == 0)
  }

  @Test("C12: a restored backup is a store of another name, with all that was in it")
  func restore() async throws {
    let document = try await {
      let store = try SQLiteStore(path: database)
      _ = try await store.setRules([IdentifiedRule(id: "tea", rule: .init())])
      _ = try await store.save(4, client: "a", sequence: 1)
      store.close()
      return try #require(try await store.document())
    }()
    let (backup, restored) = (folder.path("backup"), folder.path("restored.sqlite"))
    #expect(try await run("backup", database, backup).code == 0)
    #expect(try await run("restore", backup, restored).code == 0)
    let store = try SQLiteStore(path: restored)
    let kept = try #require(try await store.document())
    #expect(kept.number == 4)
    #expect(kept.version == document.version)
    #expect(kept.store != document.store)
    store.close()
    let permissions = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
  }

  @Test("nothing that exists is written over, and what is no database is told apart")
  func fileFaults() async throws {
    try SQLiteStore(path: database).close()
    let text = try folder.write("not a database, but a text that is long enough", to: "text")
    let none = folder.path("none")
    #expect(try await fault("backup", database, text).contains("\(text) exists already"))
    #expect(try await fault("restore", database, text).contains("\(text) exists already"))
    #expect(try await fault("backup", text, none).contains("file is not a database"))
    #expect(try await fault("backup", none, text + "2").contains("unable to open"))
    #expect(try await fault("check", none).contains("unable to open"))
    #expect(try await fault("check").hasPrefix("number-server: check takes DATABASE"))
    #expect(try await fault("backup", "a").hasPrefix("number-server: backup takes DATABASE FILE"))
    #expect(!FileManager.default.fileExists(atPath: none))
  }

  @Test(
    "a check finds what no server would have written",
    arguments: [
      ("UPDATE numbers SET number = '4x'", "A number tea is none."),
      ("UPDATE numbers SET sequence = 9", "The save that made a number tea is not remembered."),
      ("UPDATE numbers SET remembered = ''", "The save that made a number tea is not remembered."),
      (
        "UPDATE numbers SET remembered = 'a 1'",
        "What is remembered of the clients of tea cannot be read."
      ),
      (
        "UPDATE numbers SET remembered = 'a 1 3' || char(10) || remembered",
        "Too many clients of tea are remembered, or one twice."
      ),
      ("UPDATE rules SET minimum = ''", "The rule of tea is not whole."),
      ("UPDATE rules SET increment = '0'", "The rule of tea: The increment is not positive."),
      ("DELETE FROM rules", "A number tea has no rule."),
      ("DELETE FROM store", "The store has no name, or more than one."),
    ])
  func check(sql: String, sentence: String) async throws {
    let store = try SQLiteStore(path: database)
    _ = try await store.setRules([IdentifiedRule(id: "tea", rule: .init())])
    _ = try await store.save(4, client: "a", sequence: 1)
    store.close()
    #expect(try SQLiteFile(path: database).faults().isEmpty)
    let shell = try ObservedProcess("/usr/bin/sqlite3", [database, sql], keeping: STDERR_FILENO)
    #expect(try await shell.end() == 0, "\(shell.output)")
    #expect(try SQLiteFile(path: database).faults().contains(sentence))
  }

  @Test("a file whose bytes are damaged is found out, and not restored")
  func damagedFile() async throws {
    let store = try SQLiteStore(path: database)
    _ = try await store.setRules(
      (0..<500).map { IdentifiedRule(id: "product-\($0)", rule: .init()) })
    store.close()
    var bytes = try Data(contentsOf: URL(filePath: database))
    for index in stride(from: 8_192, to: bytes.count, by: 97) { bytes[index] ^= 0x5A }
    try bytes.write(to: URL(filePath: database))
    let faults = (try? SQLiteFile(path: database).faults()) ?? ["it cannot even be read"]
    #expect(!faults.isEmpty)
    #expect(throws: StoreError.self) {
      try SQLiteFile(path: database).restore(to: folder.path("restored"))
    }
  }
}
