public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum DynamicTypeSize: Hashable, Sendable {
  case large
  case accessibility5
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    switch dynamicTypeSize {
    case .large: self = .large
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    case nil: self = .unspecified
    }
  }
}

public struct EnvironmentValues {
  public var isEnabled = true
  public var locale = Locale.current
  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@MainActor
@propertyWrapper
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
