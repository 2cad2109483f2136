import DesktopTesting
import Foundation
import TestSupport
import Testing

extension CartWindowTests {
  @Suite("The example in the README")
  struct ExampleTests {
    private let directory = Places.package.appendingPathComponent("Examples/OneNumber")

    @Test("The README shows the example as it is", arguments: ["main.swift", "order.ui"])
    func quoted(file: String) throws {
      let readme = try String(
        contentsOf: Places.package.appendingPathComponent("README.md"), encoding: .utf8)
      let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
      #expect(readme.contains(text))
    }

    @Test("The example shows the server's number")
    func runs() throws {
      let desktop = try Desktop.shared.get()
      let server = try ShopServer()
      try server.start()
      var environment = desktop.environment
      environment["XDG_STATE_HOME"] = server.directory.path
      let example = try Program(
        "one-number", [server.url.absoluteString], environment: environment, in: directory)
      try poll("the number is shown: \(example.output)") {
        try CartSight(desktop.tree.objects(of: example)).lines["Bags of beans"]?.number == "1"
      }
    }
  }
}
