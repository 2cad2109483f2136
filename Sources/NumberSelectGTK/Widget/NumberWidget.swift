import CGTK
import NumberSelect
import NumberSelectFoundation

/// What a `NumberSelectView` widget is made of: its parts, its controller and what was drawn last.
///
/// The widget owns it, from its first moment to its last. It never outlives the widget, so the
/// pointer to the widget is always good.
@MainActor
final class NumberWidget {
  let widget: WidgetPointer
  let controller = NumberSelectController(network: SystemNetworkMonitor())

  /// The Swift object that an app holds, if it holds one.
  weak var view: NumberSelectView?

  weak var delegate: (any NumberSelectViewDelegate)? {
    didSet { controller.settings.asksBeforeChange = delegate != nil }
  }

  /// The name of the field, with an underscore before its mnemonic.
  var label = "" {
    didSet { labelDidChange() }
  }

  var language = NumberLanguage.user {
    didSet { redraw() }
  }

  private(set) lazy var text = NumberText(owner: self)
  private(set) lazy var downButton = StepButton(.down, owner: self)
  private(set) lazy var upButton = StepButton(.up, owner: self)
  var retryButton: RetryButton?
  var keys: KeyInput?
  var mnemonicController: OpaquePointer?

  /// What was drawn last.
  var drawn: NumberAppearance?

  /// What assistive technology was told last.
  var told = AccessibleDescription()

  /// Whether the view's name was given by this object.
  var isNamed = false

  /// Whether messages are shown in a bubble.
  var showsMessages = true

  /// Whether messages say how saving is getting on.
  var tellsSaving = true {
    didSet { redraw() }
  }

  /// What there is to know about the number.
  var message: String?

  /// The part of it that has popped up.
  var shownNews: String?

  var bubble: MessageBubble?

  /// For how many characters there is room.
  var reservedCharacters = 0

  /// Whether the host has set the width.
  var hasHostWidth = false

  /// Whether the number is another than the text shows.
  var isNumberLate = false

  /// What waits for the next frame.
  var tick: guint?

  /// Keeps the program running while a choice is on its way.
  private var hold: ApplicationHold?

  var reportedFault: NumberRule.Fault?
  private var waiting: (appearance: NumberAppearance, replacesText: Bool)?
  private var isDrawing = false
  private var isDisposed = false

  init(_ widget: WidgetPointer) {
    self.widget = widget
  }

  /// Puts the parts into the widget, which must know its Swift side by now.
  func setUp() {
    Styles.install()
    gtk_widget_set_hexpand(widget, 0)
    gtk_widget_add_css_class(widget, "number-select")
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    for part in [downButton.widget, text.widget, upButton.widget] {
      gtk_widget_set_parent(part, widget)
    }
    gtk_editable_init_delegate(widget.opaque)
    controller.face = self
    redraw()
  }

  /// Lets go of all parts. GObject may ask for it more than once.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    controller.face = nil
    leaveSource()
    isNumberLate = false
    stopWaitingForFrame()
    gtk_editable_finish_delegate(widget.opaque)
    keys?.dispose()
    retryButton?.dispose()
    bubble?.dispose()
    downButton.dispose()
    upButton.dispose()
    text.dispose()
  }

  /// Lets what was chosen last arrive, even if it was the program's last window that has closed.
  func holdApplication() {
    guard controller.selector.isUnsettled, hold?.isOver != false else { return }
    hold = ApplicationHold()
  }

  /// Brings the last choice to its source, though the view is gone.
  private func leaveSource() {
    holdApplication()
    let hold = hold
    controller.unbind { hold?.release() }
  }

  /// What the host decides. Whether it is asked depends on whether there is a delegate, and whether
  /// the view is on depends on what it stands in as well.
  var settings: NumberSettings {
    get { controller.settings }
    set {
      if newValue.isEnabled != settings.isEnabled {
        gtk_widget_set_sensitive(widget, newValue.isEnabled.gboolean)
      }
      var settings = newValue
      settings.isEnabled = Bool(gtk_widget_is_sensitive(widget))
      settings.asksBeforeChange = delegate != nil
      controller.settings = settings
      if newValue.rule.fault != nil { Task { [weak self] in self?.warnOfFault() } }
    }
  }

  /// Draws everything anew.
  func redraw() {
    drawn = nil
    draw(controller.appearance, replacesText: !text.isEdited)
  }
}

extension NumberWidget: NumberSelectFace {
  func draw(_ appearance: NumberAppearance, replacesText: Bool) {
    waiting = (appearance, replacesText || waiting?.replacesText == true)
    guard !isDrawing else { return }
    isDrawing = true
    while let next = waiting {
      waiting = nil
      drawNow(next.appearance, replacesText: next.replacesText)
    }
    isDrawing = false
  }

  func mayChange(_ change: NumberChange) -> Bool {
    delegate?.numberSelectView(hostView, mayChange: change) ?? true
  }

  func didChange(_ change: NumberChange) {
    if change.stage == .changing { [downButton, upButton].first { $0.isPressed }?.claimPress() }
    NumberSignal.emit(change, from: widget)
    delegate?.numberSelectView(hostView, didChange: change)
  }

  func didChangeAtSource(_ change: NumberChange) {
    delegate?.numberSelectView(hostView, didChangeAtSource: change)
  }

  func didReport(_ activity: NumberActivity) {
    if !controller.selector.isUnsettled { hold?.release() }
    delegate?.numberSelectView(hostView, didReport: activity)
  }

  var hostView: NumberSelectView { NumberSelectView.of(self) }
}
