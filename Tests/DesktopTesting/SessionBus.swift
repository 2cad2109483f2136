/// A message bus of its own for the tests, on which programs can be met by assistive technology.
public final class SessionBus: Sendable {
  public let address: String
  private let daemon: Companion

  public init() throws {
    daemon = try Companion("dbus-daemon --session --nofork --print-address=1")
    address = daemon.greeting
  }
}
