import NumberContract
public import NumberSelect

/// What a line of the cart is about. How much of it is chosen, and what may be chosen, is on the
/// number server under the same id.
public struct Product: Equatable, Sendable {
  /// The name of the number on the server.
  public let id: String
  public let name: String
  /// What one unit costs.
  public let price: ExactDecimal
  /// What the number counts: `bag`, `kg`. Empty if that goes without saying.
  public let unit: String
}
