import DesktopTesting
import Foundation
import Testing

@Suite("The cart's command line")
struct CartCommandTests {
  @Test("It tells how it is used, and its version")
  func help() throws {
    #expect(try run("--help") == (0, run("-h").output))
    #expect(try run("--help").output.contains("--server URL"))
    #expect(try run("--version").output == "cart 0.1.0\n")
  }

  @Test(
    "A command line that cannot be followed ends with status 2 and says why",
    arguments: [
      (["--colour"], "unknown option --colour"), (["shop.json"], "unknown option shop.json"),
      (["--server"], "--server needs a value"), (["--server="], "--server needs a value"),
      (["--server", "ftp://shop"], "\"ftp://shop\" is not the address of a server"),
      (["--server", "shop.example"], "is not the address of a server"),
      (["--shop", "/nowhere/shop.json"], "cannot read /nowhere/shop.json"),
      (["--shop", "/dev/null"], "cannot read /dev/null"),
      (["--shop", "\(#filePath)"], "cannot use \(#filePath)"),
    ])
  func usage(arguments: [String], reason: String) throws {
    let (status, output) = try run(arguments)
    #expect(status == 2)
    #expect(output.hasPrefix("cart: "))
    #expect(output.contains(reason))
  }

  @Test("Without a display it says so and ends with status 2")
  func noDisplay() throws {
    let (status, output) = try run([])
    #expect(status == 2)
    #expect(output.contains("cannot open a display"))
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    let program = try Program("cart", arguments, environment: environment)
    return (try program.waitForEnd(), program.output)
  }
}
