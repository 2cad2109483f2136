import DesktopTesting
import Foundation
import Testing

extension CartWindowTests {
  @Suite("How the cart looks")
  struct CartLooksTests {
    private let beans = "Espresso beans, 1 kg"
    private let server: ShopServer

    init() throws {
      server = try ShopServer()
      try server.start()
    }

    @Test("Light is light and dark is dark, and neither is blank")
    func themes() throws {
      let light = try Picture(OpenCart(server), once: "Saved")
      #expect(light.colours > 60)
      #expect(light.brightness > 0.75)
      let dark = try Picture(
        OpenCart(server, environment: ["GTK_THEME": "Default:dark"]), once: "Saved")
      #expect(dark.colours > 60)
      #expect(dark.brightness < 0.3)
    }

    @Test("In Arabic everything stands from right to left")
    func rightToLeft() throws {
      let cart = try OpenCart(server, environment: ["LANGUAGE": "ar"])
      try cart.waitForStatus("تم الحفظ")
      let sight = try cart.look()
      let line = try #require(sight.lines.values.first { $0.field.name.contains(beans) })
      let plus = try #require(sight.button { $0.hasPrefix("زيادة") && $0.contains(beans) })
      let minus = try #require(sight.button { $0.hasPrefix("تقليل") && $0.contains(beans) })
      #expect(plus.x < line.field.x + line.field.width / 2)
      #expect(minus.x > plus.x)
      #expect(try Picture(cart, once: "تم الحفظ").colours > 60)
    }

    @Test("Amounts and numbers are written as the user's country writes them")
    func countries() throws {
      let cart = try OpenCart(server, environment: ["LC_ALL": "", "LC_NUMERIC": "de_DE.UTF-8"])
      try cart.wait("the amounts are German") { $0.labels.contains("18,90\u{A0}€") }
    }

    @Test("In a narrow window a line stands in two rows, and nothing is cut off")
    func narrow() throws {
      let cart = try OpenCart(server)
      try cart.waitForStatus("Saved")
      try cart.resize(width: 340, height: 700)
      let sight = try cart.wait("the number stands below the name") {
        guard let name = $0.label(beans), let line = $0[beans] else { return false }
        return line.field.y >= name.y + name.height
      }
      for label in sight.labels.compactMap(sight.label) {
        #expect(label.x >= 0 && label.x + label.width <= 340, "\(label.name)")
      }
      try cart.resize(width: 700, height: 700)
      try cart.wait("the number stands beside the name") {
        guard let name = $0.label(beans), let line = $0[beans] else { return false }
        return line.field.x >= name.x + name.width
      }
    }
  }
}

/// What a picture of the screen shows, as far as the window goes.
private struct Picture {
  let colours: Int
  /// From black, 0, to white, 1.
  let brightness: Double

  init(_ cart: OpenCart, once status: String) throws {
    try cart.waitForStatus(status)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("cart-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try cart.takePicture(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "convert", file.path, "-crop", "600x600+5+5", "-format", "%k %[fx:mean]\n", "info:",
    ]
    process.standardOutput = output
    try process.start()
    let words = try output.fileHandleForReading.readLine()?.split(separator: " ") ?? []
    process.waitUntilExit()
    guard words.count == 2, let colours = Int(words[0]), let brightness = Double(words[1]) else {
      throw HarnessError("The picture cannot be read.")
    }
    self.colours = colours
    self.brightness = brightness
  }
}
