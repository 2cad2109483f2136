public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case numbersAndPunctuation = 2
  case numberPad = 4
  case decimalPad = 8
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case done = 9
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case natural = 4
}

@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var text: String? = ""
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var placeholder: String?
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether the next character replaces all of the text.
  public private(set) var isAllSelected = false

  private var accessory: UIView?

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { window?.firstResponder === self }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let window, isEnabled, !isFirstResponder else { return isFirstResponder }
    window.firstResponder?.resignFirstResponder()
    window.firstResponder = self
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    window?.firstResponder = nil
    isAllSelected = false
    sendActions(for: .editingDidEnd)
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { resignFirstResponder() }
    super.willMove(toWindow: newWindow)
  }

  open func selectAll(_ sender: Any?) { isAllSelected = true }

  open func insertText(_ text: String) {
    self.text = (isAllSelected ? "" : self.text ?? "") + text
    isAllSelected = false
    sendActions(for: .editingChanged)
  }

  open func deleteBackward() {
    text = isAllSelected ? "" : String((text ?? "").dropLast())
    isAllSelected = false
    sendActions(for: .editingChanged)
  }

  /// A tap begins editing, and then puts the caret where it was made.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, becomeFirstResponder() else { return }
    isAllSelected = false
  }
}

@MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
}

@MainActor
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case flexibleSpace = 5
  }

  public let systemItem: SystemItem
  open var primaryAction: UIAction?

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    super.init()
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
}

@MainActor
open class UIMenu: NSObject {}
