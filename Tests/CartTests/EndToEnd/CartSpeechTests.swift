import DesktopTesting
import Foundation
import Testing

extension CartWindowTests {
  @Suite("What a screen reader hears of the cart")
  struct CartSpeechTests {
    private let beans = "Espresso beans, 1 kg"
    private let server: ShopServer

    init() throws {
      server = try ShopServer()
      try server.start()
    }

    @Test("G33: a step is told once, also when the server confirms it")
    func step() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      let events = try cart.listen()
      try cart.click("Increase Quantity of \(beans)")
      try poll("the server has 2") { try server.number(of: "espresso-beans") == "2" }
      try cart.click("Increase Quantity of \(beans)")
      try poll("the server has 3") { try server.number(of: "espresso-beans") == "3" }
      try cart.waitForStatus("Saved")
      let told = try events.heard().filter { $0.role == "spin button" }
      #expect(told.filter { $0.kind == "insert" }.map(\.text) == ["2", "3"])
      #expect(told.filter { $0.kind == "accessible-description" }.map(\.text) == ["2", "3"])
    }

    @Test("How the cart is getting on is told whenever it changes")
    func status() throws {
      let cart = try OpenCart(server)
      try cart.waitForStatus("Saved")
      let events = try cart.listen()
      try server.stop()
      try cart.click("Increase Quantity of \(beans)")
      try cart.waitForStatus("Offline, not saved yet")
      try server.start()
      try cart.waitForStatus("Saved")
      try poll("all of it was told") {
        try events.heard().filter { $0.role == "status bar" }.map(\.text)
          == ["Saving…", "Offline, not saved yet", "Saved"]
      }
    }

    @Test("Trying again is told, and how it went")
    func tryAgain() throws {
      let cart = try OpenCart(server)
      try cart.waitForStatus("Saved")
      try server.stop()
      try cart.click("Increase Quantity of \(beans)")
      try cart.waitForStatus("Offline, not saved yet")
      let events = try cart.listen()
      try cart.click("Try again")
      try poll("all of it was told") {
        try events.heard().filter { $0.role == "status bar" }.map(\.text).starts(
          with: ["Saving…", "Offline, not saved yet"])
      }
    }
  }
}
