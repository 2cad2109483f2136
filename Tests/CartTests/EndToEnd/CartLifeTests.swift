import DesktopTesting
import Foundation
import Testing

extension CartWindowTests {
  @Suite("A number's life, seen from the cart")
  struct CartLifeTests {
    private let beans = "Espresso beans, 1 kg"
    private let cheese = "Mountain cheese, cut for you"
    private let plus = "Increase Quantity of Espresso beans, 1 kg"
    private let server: ShopServer

    init() throws {
      server = try ShopServer()
      try server.start()
    }

    @Test("S25: a cart that is killed right after a click has the click when it is opened again")
    func killedAfterClick() throws {
      var cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try cart.click(plus)
      try cart.waitForNumber("2", of: beans)
      try cart.kill()
      cart = try OpenCart(server)
      try cart.waitForNumber("2", of: beans)
      try poll("the server has 2") { try server.number(of: "espresso-beans") == "2" }
      #expect(try server.version(of: "espresso-beans") == 2)
    }

    @Test("S46: what was clicked while the server was away arrives exactly once")
    func arrivesOnce() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      let version = try #require(try server.version(of: "espresso-beans"))
      try server.stop()
      try cart.click(plus, times: 4)
      try cart.waitForStatus("Offline, not saved yet")
      try cart.click(plus, times: 3)
      try server.start()
      try cart.waitForStatus("Saved")
      #expect(try server.number(of: "espresso-beans") == "8")
      #expect(try server.version(of: "espresso-beans") == version + 1)
    }

    @Test("A save whose answer is lost with the server is not carried out twice")
    func answerLost() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      server.program?.send(SIGSTOP)
      try cart.click(plus)
      try cart.waitForStatus("Still saving…")
      server.program?.send(SIGCONT)
      try cart.waitForStatus("Saved")
      #expect(try server.number(of: "espresso-beans") == "2")
      #expect(try server.version(of: "espresso-beans") == 2)
    }

    @Test("Two windows of one cart show the same, and each follows the other")
    func twoWindows() throws {
      let first = try OpenCart(server)
      try first.waitForNumber("1", of: beans)
      try first.click("New window")
      try first.wait("there are two windows") { $0.windows == 2 }
      let second = try first.secondWindow()
      try second.waitForNumber("1", of: beans)
      try second.click(plus, times: 2)
      try second.waitForNumber("3", of: beans)
      try first.wait("the first follows") { $0[beans]?.number.hasPrefix("3.") == true }
      #expect(try first.look()[beans]?.number == "3. Changed to 3 by the server")
      try first.raise()
      try first.click("Decrease Quantity of \(beans)")
      try first.waitForNumber("2", of: beans)
      try second.wait("the second follows") { $0[beans]?.number.hasPrefix("2.") == true }
      try poll("the server has 2") { try server.number(of: "espresso-beans") == "2" }
    }

    @Test("On a bad network all clicks arrive, and nothing is switched off meanwhile")
    func badNetwork() throws {
      let cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try cart.key("alt+b")
      for _ in 0..<3 {
        try cart.click(plus)
        try cart.click("Increase Quantity of \(cheese)")
      }
      try cart.waitForNumber("4", of: beans)
      try cart.waitForNumber("0.40", of: cheese)
      try cart.waitForStatus("Saved")
      #expect(try server.number(of: "espresso-beans") == "4")
      #expect(try server.number(of: "mountain-cheese") == "0.4")
    }

    @Test("A choice that yields to somebody else's is told once, seen and heard")
    func conflict() throws {
      var cart = try OpenCart(server)
      try cart.waitForNumber("1", of: beans)
      try server.stop()
      try cart.click(plus, times: 3)
      try cart.waitForNumber("4", of: beans)
      try cart.kill()
      try server.start()
      try server.choose("7", for: "espresso-beans")
      try server.stop()
      cart = try OpenCart(server)
      try cart.waitForNumber("4", of: beans)
      let events = try cart.listen()
      try server.start()
      let sentence = "Changed to 7 elsewhere. Your choice was not saved."
      try cart.waitForNumber("7. \(sentence)", of: beans)
      #expect(try cart.look().labels.filter { $0 == sentence }.count == 1)
      #expect(try server.number(of: "espresso-beans") == "7")
      try cart.waitForStatus("Saved")
      try poll("it was told, once") {
        try events.heard().map(\.text).filter { $0.contains(sentence) } == ["7. \(sentence)"]
      }
      try cart.click("Decrease Quantity of \(beans)")
      try cart.wait("the sentence goes") { !$0.labels.contains(sentence) }
    }

    @Test("A save that takes long is told by the status, once, and that it is done")
    func slow() throws {
      let cart = try OpenCart(server)
      try cart.waitForStatus("Saved")
      let events = try cart.listen()
      server.program?.send(SIGSTOP)
      try cart.click(plus)
      try cart.waitForStatus("Still saving…")
      server.program?.send(SIGCONT)
      try cart.waitForStatus("Saved")
      try poll("all of it was told") {
        try events.heard().filter { $0.role == "status bar" }.map(\.text)
          == ["Saving…", "Still saving…", "Saved"]
      }
      #expect(try events.heard().filter { $0.role == "spin button" && $0.text != "2" }.isEmpty)
    }
  }
}
