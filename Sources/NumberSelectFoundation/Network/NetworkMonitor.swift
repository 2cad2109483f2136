/// Tells when the network comes back.
@MainActor
public protocol NetworkMonitor: AnyObject {
  /// Calls the handler whenever the network comes back, as long as somebody holds the object that is
  /// returned.
  func watch(_ handler: @escaping @MainActor () -> Void) -> AnyObject
}
