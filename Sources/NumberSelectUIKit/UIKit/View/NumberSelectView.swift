#if canImport(UIKit)
public import Foundation
public import NumberSelect
import NumberSelectFoundation
public import UIKit

/// A number selector: minus, the number, plus.
///
/// Put a view into a xib, set its class to `NumberSelectView`, and set what the number may be among
/// its attributes; or make one in code:
///
/// ```swift
/// let view = NumberSelectView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
/// view.minNumber = 1
/// view.maxNumber = 10
/// view.delegate = self
/// ```
///
/// One line gives it a number that lives on a server:
///
/// ```swift
/// view.bind(to: service.number("espresso-beans"))
/// ```
///
/// What is set is kept as it was set, and everything else follows from it, so the order of settings
/// never matters. Only what the user does is told: to the ``delegate``, through `.valueChanged`
/// (with `.primaryActionTriggered`) at each change and `.editingDidEnd` when a change is final, and
/// in ``changes``.
@IBDesignable
#if canImport(ObjectiveC)
@objc(NumberSelectView)
#endif
open class NumberSelectView: UIControl {
  /// Told what the user does and what comes from the source.
  public weak var delegate: (any NumberSelectViewDelegate)?

  /// How each part looks.
  public var style = NumberSelectStyle() {
    didSet { if style != oldValue { restyle() } }
  }

  /// What the number counts, shown behind it and read aloud: `kg`, say. Empty for nothing.
  @IBInspectable public var unit: String = "" {
    didSet { if unit != oldValue { restyle() } }
  }

  /// How a number is read aloud, where its digits and its unit would sound wrong:
  /// `view.spokenNumber = { "\($0) minutes" }`.
  public var spokenNumber: ((ExactDecimal) -> String)?

  /// Whether messages are shown in a bubble: `true` until it is set. A host that has a place of its
  /// own for ``message`` shows it there when its delegate hears of one.
  public var showsMessages = true

  /// Whether messages say that saving takes long or does not work, and that it is done after all. A
  /// host that tells it once for many numbers sets it to `false`.
  public var tellsSaving = true {
    didSet { show(appearance, replacesText: false) }
  }

  /// What there is to know about the number, as a sentence: what is wrong with it, what happened to
  /// it without its user's doing, and that it could not be saved for long. `nil` if there is nothing.
  ///
  /// The view shows what is new of it in a bubble, and has it announced.
  public internal(set) var message: String?

  let minusButton = StepButton(.down)
  let plusButton = StepButton(.up)
  let column = NumberColumn()
  private(set) lazy var bubble = MessageBubble(clock: clock)

  private(set) lazy var controller = NumberSelectController(clock: clock)
  private(set) lazy var keys = KeyRepeat(clock: clock) { [weak self] in self?.controller.send($0) }
  let feedback = StepFeedback()

  var language = NumberLanguage.of(.current)

  /// Whether the host has set the locale.
  var hasOwnLocale = false

  /// The width that the numbers have needed so far.
  var columnWidth = ColumnWidth()

  /// What is wrong with the rule, if that has been logged.
  var loggedFault: NumberRule.Fault?

  /// The news that were told last, as long as they are news.
  var toldNews: String?

  /// Whether the focus of assistive technology comes back to the number from a keyboard that goes.
  var isLeavingKeyboard = false

  /// What the host has set for assistive technology in place of what the view says by itself.
  private var hostSpeech = HostSpeech()

  private let clock: any NumberClock
  private lazy var face = ViewFace(self)
  private lazy var appPhases = AppPhases { [weak self] in self?.follow($0) }

  /// Makes a selector with a frame, or without one for a layout by constraints.
  public override init(frame: CGRect) {
    clock = DispatchClock()
    super.init(frame: frame)
    setUp()
  }

  /// Makes a selector from a xib or a storyboard.
  public required init?(coder: NSCoder) {
    clock = DispatchClock()
    super.init(coder: coder)
    setUp()
  }

  /// Makes a selector with another time, for tests.
  init(frame: CGRect, clock: any NumberClock) {
    self.clock = clock
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for part in [minusButton, plusButton, column, bubble] { addSubview(part) }
    connectButtons()
    connectColumn()
    controller.face = face
    controller.settings.asksBeforeChange = true
    controller.settings.isEnabled = isEnabled
    _ = appPhases
    restyle()
  }

  // MARK: UIView

  open override var isEnabled: Bool {
    didSet { controller.settings.isEnabled = isEnabled }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  /// The size at which every part has its usual size and the widest number fits.
  open override var intrinsicContentSize: CGSize { usualSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    placeBubble()
    logFault()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    restyle()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { leave() }
  }

  /// The buttons can be touched a little outside the frame where it is small.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || isTouchable(point)
  }

  // MARK: Accessibility

  /// One element that can be adjusted. While the number is being typed its parts are elements.
  open override var isAccessibilityElement: Bool {
    get { hostSpeech.isElement && !column.field.isEditing }
    set { hostSpeech.isElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { hostSpeech.label ?? language.strings.number }
    set {
      hostSpeech.label = newValue
      nameParts()
    }
  }

  open override var accessibilityValue: String? {
    get { hostSpeech.value ?? spokenState }
    set { hostSpeech.value = newValue }
  }

  open override var accessibilityHint: String? {
    get { hostSpeech.hint ?? spokenHint }
    set { hostSpeech.hint = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { hostSpeech.traits.union(stateTraits) }
    set { hostSpeech.traits = newValue }
  }

  open override var accessibilityUserInputLabels: [String]! {
    get { hostSpeech.userInputLabels ?? userInputLabels }
    set { hostSpeech.userInputLabels = newValue }
  }

  open override func accessibilityIncrement() {
    controller.send(.stepped(.up))
  }

  open override func accessibilityDecrement() {
    controller.send(.stepped(.down))
  }

  /// Types the number, or tries once more to load it.
  open override func accessibilityActivate() -> Bool {
    activate()
  }
}
#endif
