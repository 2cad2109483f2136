import Foundation
import TestSupport

/// A program under test. It goes when the test process does, however that ends.
public final class Program {
  public let processIdentifier: pid_t
  private let guardian = Process()
  private let lifeline = Pipe()
  private let log: URL

  /// Starts a program that is built with the tests.
  ///
  /// - Parameter directory: Where it runs; if absent, where the tests do.
  public init(
    _ name: String, _ arguments: [String], environment: [String: String], in directory: URL? = nil
  ) throws {
    log = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString).log")
    let output = Pipe()
    guardian.executableURL = URL(fileURLWithPath: "/bin/sh")
    guardian.arguments =
      ["-c", Self.script, log.path, Places.program(name)] + arguments
    guardian.environment = environment
    if let directory { guardian.currentDirectoryURL = directory }
    guardian.standardInput = lifeline
    guardian.standardOutput = output
    try guardian.start()
    guard let line = try output.fileHandleForReading.readLine(), let identifier = pid_t(line) else {
      throw HarnessError("\(name) does not start.")
    }
    processIdentifier = identifier
  }

  deinit {
    try? lifeline.fileHandleForWriting.close()
    guardian.waitUntilExit()
    try? FileManager.default.removeItem(at: log)
  }

  /// Runs a program whose log file and words are its arguments, and kills it when its input ends.
  private static let script = """
    exec 3<&0
    "$@" </dev/null >"$0" 2>&1 &
    program=$!
    echo $program
    { read line <&3; kill -KILL $program; } >/dev/null 2>&1 &
    wait $program
    status=$?
    kill -KILL $!
    exit $status
    """

  public var isRunning: Bool { guardian.isRunning }

  /// All that the program has written so far.
  public var output: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  public func send(_ signal: Int32) {
    kill(processIdentifier, signal)
  }

  /// Waits for the program to end.
  ///
  /// - Returns: Its exit status.
  public func waitForEnd() throws -> Int32 {
    try poll("the program ends") { !isRunning }
    return guardian.terminationStatus
  }
}

/// Asks again and again whether something is so, until it is. Throws if it never is.
public func poll(_ description: String, until condition: () throws -> Bool) throws {
  let deadline = Date(timeIntervalSinceNow: 20)
  while try !condition() {
    guard Date() < deadline else { throw HarnessError("It never came about that \(description).") }
    usleep(10_000)
  }
}
