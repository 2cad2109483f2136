import DesktopTesting
import Foundation

/// Where carts are opened in the tests.
final class Desktop {
  let screen: Screen
  let tree: AccessibleTree
  private let bus: SessionBus

  nonisolated(unsafe) static let shared = Result { try Desktop() }

  private init() throws {
    screen = try Screen()
    bus = try SessionBus()
    var environment = screen.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    tree = try AccessibleTree(environment: environment)
  }

  /// The environment of a program on this desktop.
  var environment: [String: String] {
    var environment = screen.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    return environment
  }
}
