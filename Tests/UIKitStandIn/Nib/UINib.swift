@MainActor
open class UINib: NSObject {
  public struct OptionsKey: Hashable, Sendable {}

  private let document: XibElement

  /// - Parameter data: The text of a `.xib` file; for UIKit it is the compiled form of one.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    guard let root = XibElement.root(of: data) else {
      preconditionFailure("This is not an Interface Builder document.")
    }
    document = root
    super.init()
  }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let url = bundle.url(forResource: name, withExtension: "xib"),
      let data = try? Data(contentsOf: url)
    else {
      preconditionFailure("Could not load NIB in bundle \(bundle) with name \(name)")
    }
    self.init(data: data, bundle: bundle)
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let loading = NibLoading()
    let objects = document.child("objects")?.children ?? []
    let views = objects.filter { $0.name != "placeholder" }.compactMap(loading.makeView)
    loading.applyAttributes()
    return views
  }
}

/// What Interface Builder's names stand for. UIKit asks the Objective-C runtime; here a test says
/// it.
@MainActor
public enum InterfaceBuilder {
  private static var classes: [String: UIView.Type] = [:]
  private static var setters: [String: [(UIView, Any?) -> Bool]] = [:]

  /// Makes a class known by its Objective-C name.
  public static func declare(_ type: UIView.Type, named name: String) {
    classes[name] = type
  }

  /// Makes a property known by its key.
  public static func declare<View: UIView, Value>(
    _ key: String, _ property: ReferenceWritableKeyPath<View, Value>
  ) {
    setters[key, default: []].append { view, value in
      guard let view = view as? View, let value = value as? Value else { return false }
      view[keyPath: property] = value
      return true
    }
  }

  /// Sets a value by its key, as a runtime attribute does.
  public static func set(_ value: Any?, forKey key: String, of view: UIView) {
    let isSet = setters[key]?.contains { $0(view, value) } ?? false
    precondition(
      isSet,
      "\(type(of: view)) is not key value coding-compliant for the key \(key).")
  }

  static func viewClass(_ name: String) -> UIView.Type {
    guard let type = classes[name] else {
      preconditionFailure("Unknown class \(name) in Interface Builder file.")
    }
    return type
  }
}
