@MainActor
open class UIView: UIResponder {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var alpha: CGFloat = 1 {
    didSet { if Self.animates { isAnimating = true } }
  }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tag = 0
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public let layer = CALayer()

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []

  private var ownTintColor: UIColor?
  private var ownTraits: UITraitCollection?
  private var needsLayout = true
  private var priorities: [PriorityKey: UILayoutPriority] = [:]
  public internal(set) var intrinsicSizeInvalidations = 0

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    (coder as? XibCoder)?.decode(self)
  }

  open override var next: UIResponder? { superview }

  // MARK: Tree

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toWindow: window)
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
    view.enteredWindow()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    if window != nil { willMove(toWindow: nil) }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if window != nil { enteredWindow() }
  }

  private func enteredWindow() {
    didMoveToWindow()
    for view in subviews { view.enteredWindow() }
  }

  open func willMove(toWindow newWindow: UIWindow?) {
    for view in subviews { view.willMove(toWindow: newWindow) }
  }

  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeInvalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[PriorityKey(isHugging: true, axis: axis)] = priority
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities[PriorityKey(isHugging: true, axis: axis)] ?? .defaultLow
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[PriorityKey(isHugging: false, axis: axis)] = priority
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities[PriorityKey(isHugging: false, axis: axis)] ?? .defaultHigh
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Traits and tint

  open var traitCollection: UITraitCollection {
    let traits = ownTraits ?? superview?.traitCollection ?? UITraitCollection()
    return traits.limited(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
  }

  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { tellTraitChange(from: traitCollection) } }
  }

  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { tellTraitChange(from: traitCollection) } }
  }

  /// Stands for what UIKit does when the user changes a setting of the system.
  public func changeTraits(to traits: UITraitCollection) {
    let previous = traitCollection
    ownTraits = traits
    tellTraitChange(from: previous)
  }

  private func tellTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for view in subviews { view.tellTraitChange(from: previous) }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintChange()
    }
  }

  private func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintChange() }
  }

  open func tintColorDidChange() {}

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isAnimating else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let there = view?.originInRoot ?? .zero
    let here = originInRoot
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originInRoot: CGPoint {
    let above = superview?.originInRoot ?? .zero
    return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY)
  }

  // MARK: Animation

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  public static private(set) var animationDurations: [TimeInterval] = []

  /// Whether what is set is animated and takes no touch meanwhile.
  private static var animates = false

  /// Whether the view takes no touch because of an animation, which never ends here.
  private var isAnimating = false

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animationDurations.append(duration)
    animates = !options.contains(.allowUserInteraction)
    animations()
    animates = false
  }

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }
}

private struct PriorityKey: Hashable {
  let isHugging: Bool
  let axis: NSLayoutConstraint.Axis
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
