import DesktopTesting
import Foundation
import Testing

/// All tests with a window of the cart. They share one screen with one pointer, so they come one by
/// one.
@Suite(.serialized)
enum CartWindowTests {}

extension CartWindowTests {
  @Suite("The cart, from the click to the database")
  struct CartEndToEndTests {
    private let beans = "Espresso beans, 1 kg"
    private let filters = "Paper filters, boxes of 25"
    private let cheese = "Mountain cheese, cut for you"
    private let eggs = "Farmhouse eggs, six or more"
    private let jam = "Fig jam, the last three jars"
    private let server: ShopServer

    init() throws {
      server = try ShopServer()
      try server.start()
    }

    @Test("The server's defaults appear, with what may be chosen and what it costs")
    func defaults() throws {
      let cart = try OpenCart(server)
      try cart.waitForStatus("Saved")
      let sight = try cart.look()
      #expect(sight[beans]?.number == "1")
      #expect(sight[filters]?.number == "50")
      #expect(sight[cheese]?.number == "0.25")
      #expect(sight[beans]?.amount == "€18.90")
      #expect(sight[filters]?.amount == "€2.00")
      #expect(sight[cheese]?.amount == "€6.20")
      #expect(sight.total == "€71.90")
      #expect(sight.labels.contains("€24.80 per kg · 0.10 to 3.00 · in steps of 0.05"))
      #expect(try server.number(of: "espresso-beans") == nil)
    }

    @Test("Three clicks on plus are three more, on the server too, and there after both restart")
    func increase() throws {
      var cart = try OpenCart(server)
      try cart.click("Increase Quantity of \(beans)", times: 3)
      try cart.waitForNumber("4", of: beans)
      try poll("the server has 4") { try server.number(of: "espresso-beans") == "4" }
      let sight = try cart.wait("all is saved") { $0.status == "Saved" }
      #expect(sight[beans]?.amount == "€75.60")
      #expect(sight.total == "€128.60")
      try cart.close()
      try server.stop()
      try server.start()
      cart = try OpenCart(server)
      try cart.waitForNumber("4", of: beans)
      try cart.close()
    }

    @Test("Minus is off at the minimum, and plus at the maximum")
    func bounds() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      #expect(try cart.look().button("Decrease Quantity of \(beans)")?.isSensitive == false)
      try cart.click("Increase Quantity of \(beans)")
      try cart.wait("minus is on") {
        $0.button("Decrease Quantity of \(beans)")?.isSensitive == true
      }
      try cart.type("10", over: beans)
      try cart.key("Return")
      try cart.wait("plus is off") {
        $0.button("Increase Quantity of \(beans)")?.isSensitive == false
      }
      try poll("the server has 10") { try server.number(of: "espresso-beans") == "10" }
    }

    @Test("S38: a number above the stock that fell goes down to the stock by one click")
    func stockFell() throws {
      let cart = try OpenCart(server)
      try cart.wait("5 is shown") { $0[jam]?.number.hasPrefix("5") == true }
      #expect(try cart.look().button("Increase Quantity of \(jam)")?.isSensitive == false)
      try cart.click("Decrease Quantity of \(jam)")
      try cart.waitForNumber("3", of: jam)
      try poll("the server has 3") { try server.number(of: "fig-jam") == "3" }
    }

    @Test("S28: a default below the minimum is led to what the server accepts")
    func defaultBelowMinimum() throws {
      let cart = try OpenCart(server)
      try cart.click("Increase Quantity of \(eggs)")
      try cart.waitForNumber("6", of: eggs)
      try poll("the server has 6") { try server.number(of: "farmhouse-eggs") == "6" }
    }

    @Test("S52: what is typed becomes an exact amount")
    func typing() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("0.25", of: cheese)
      try cart.type("1.35", over: cheese)
      try cart.key("Return")
      try cart.waitForNumber("1.35", of: cheese)
      #expect(try cart.look()[cheese]?.amount == "€33.48")
      try poll("the server has 1.35") { try server.number(of: "mountain-cheese") == "1.35" }
    }

    @Test("A typed number that is not allowed becomes the nearest one, and the window says so")
    func adjusting() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("50", of: filters)
      try cart.type("110", over: filters)
      try cart.key("Return")
      try cart.wait("the window says so") {
        $0.labels.contains("110 is not possible. Changed to 100.")
      }
      try poll("the server has 100") { try server.number(of: "paper-filters") == "100" }
    }

    @Test("G16: a number that is still being typed when the window closes is saved")
    func closingWhileTyping() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try cart.type("7", over: beans)
      try cart.wait("7 is typed") { $0[beans]?.field.text == "7" }
      try cart.close()
      #expect(try server.number(of: "espresso-beans") == "7")
    }

    @Test(
      "S11, S12: many clicks end with the last number, in far fewer saves when the server is away")
    func manyClicks() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("50", of: filters)
      try server.stop()
      try cart.click("Increase Quantity of \(filters)", times: 20)
      try cart.waitForNumber("550", of: filters)
      try cart.waitForStatus("Offline, not saved yet")
      try server.start()
      try cart.waitForStatus("Saved")
      #expect(try server.number(of: "paper-filters") == "550")
      #expect(try server.version(of: "paper-filters")! <= 3)
    }

    @Test("S15: nothing is switched off while the server is away, and the last number arrives")
    func serverGoesAndComes() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try server.kill()
      try cart.click("Increase Quantity of \(beans)", times: 2)
      try cart.waitForStatus("Offline, not saved yet")
      try cart.click("Increase Quantity of \(beans)")
      try cart.click("Decrease Quantity of \(beans)", times: 2)
      try cart.waitForNumber("2", of: beans)
      try server.start()
      try cart.waitForStatus("Saved")
      #expect(try server.number(of: "espresso-beans") == "2")
      #expect(try cart.look()[beans]?.number == "2")
    }

    @Test("S25: a choice that was made without a server survives a kill, and arrives later")
    func killed() throws {
      var cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try server.stop()
      try cart.click("Increase Quantity of \(beans)", times: 4)
      try cart.waitForNumber("5", of: beans)
      try cart.kill()
      cart = try OpenCart(server)
      try cart.waitForNumber("5", of: beans)
      try server.start()
      try poll("the server has 5") { try server.number(of: "espresso-beans") == "5" }
      try cart.waitForStatus("Saved")
    }

    @Test("Without a server the window says so, and fills when the server comes")
    func serverComesLater() throws {
      try server.stop()
      let cart = try OpenCart(server)
      let sight = try cart.wait("the window says so") {
        $0.status == "No connection to the shop. Trying again…"
      }
      #expect(sight.total == "–")
      #expect(sight[beans]?.amount == "–")
      try server.start()
      try cart.waitForStatus("Saved")
      #expect(try cart.look().total == "€71.90")
    }

    @Test(
      "What the server does not know is told by name, and tried again when the user asks for it")
    func tryAgain() throws {
      let server = try ShopServer()
      try server.start(rules: "Tests/CartTests/Support/no-beans.json")
      let cart = try OpenCart(server)
      try cart.waitForStatus("Espresso beans, 1 kg: Could not load")
      #expect(try cart.look()[filters]?.number == "50")
      #expect(try cart.look().total == "–")
      try server.stop()
      try server.start()
      try cart.waitForStatus("Saved")
      #expect(try cart.look()[beans]?.number == "1")
      #expect(try cart.look().total == "€71.90")
    }
  }
}
