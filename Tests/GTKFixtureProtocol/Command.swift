/// What the fixture can be asked to do.
public enum Command: Codable, Sendable {
  /// Shows the object `window` of a builder file, in place of any window before.
  case show(ui: String, look: Look)
  /// Says how everything stands.
  case report
  /// Sets a property of an object by its builder identifier.
  case set(object: String, property: String, value: String)
  /// Gives an object the keyboard focus.
  case focus(object: String)
  /// Does something with a view.
  case act(view: String, Action)
  /// Makes, shows, uses and releases this many views.
  case cycle(count: Int)
  /// Forgets what was logged.
  case clearLog
  /// Says what the system says when the network has come back.
  case bringNetworkBack
}

/// How a window looks.
public struct Look: Codable, Sendable {
  public var locale = "en_US"
  public var isRightToLeft = false
  public var isDark = false
  public var theme: String?

  public init() {}
}

/// What a host can do with a view.
public enum Action: Codable, Sendable {
  case grabFocus
  case grabFocusOfButton(up: Bool)
  case setCurrentNumber(String?)
  case reset
  case retry
  /// Binds the view to a source that answers when it is told to.
  case bind
  /// Lets the source answer the next request, or the oldest open one, with this number and rule.
  case answer(number: String?, minimum: String, maximum: String?, increment: String)
  /// Lets that request fail.
  case fail
  /// Lets that request get lost.
  case lose
  /// Lets that request fail because somebody else has chosen this number.
  case contest(String)
  /// Lets that request fail because of a maximum that the source has now.
  case refuseAbove(String)
  /// From now on others' choices count more than the user's.
  case yield
  /// From now on messages say nothing of saving.
  case keepQuietOfSaving
  /// From now on the delegate refuses changes to this number.
  case refuse(String)
  /// When the number becomes this one, the delegate sets another from within the callback.
  case answerChange(to: String, with: String)
  /// Sets the number as assistive technology does with a newer GTK.
  case setValue(String)
  /// Makes the typed text count.
  case commitText
  /// Lets a finger down on a button, or up again, beside whatever the pointer does.
  case touch(up: Bool, isDown: Bool)
  /// Takes the widget out of the window.
  case remove
  /// Takes the widget out of the window and puts it back.
  case putBack
}

/// What the fixture says.
public struct Answer: Codable, Sendable {
  public var error: String?
  public var report: Report?

  public init(error: String? = nil, report: Report? = nil) {
    self.error = error
    self.report = report
  }
}

/// How everything stands.
public struct Report: Codable, Sendable {
  public var views: [String: View] = [:]
  /// Where other objects of the builder file are.
  public var bounds: [String: Bounds] = [:]
  public var log: [String] = []
  public var warnings: [String] = []
  public var scrolled = 0.0
  /// The builder identifier of what has the keyboard focus, with the part of the view.
  public var focus: String?
  /// How many objects are left of the views that were made and released.
  public var leftovers = 0
  /// Whether the window has the keyboard.
  public var isActive = false

  public init() {}

  public struct View: Codable, Sendable {
    public var number: String
    public var text: String
    public var parts: [String: Part] = [:]
    public var classes: [String]
    public var width: Double
    public var activity: String
    /// The direction of a press that goes on.
    public var pressed: String?
    /// Default, minimum, maximum, step, current number and increment base.
    public var properties = ""
    public var hasPendingText = false
    /// By how many pixels the text is scrolled, because it does not fit.
    public var scrollOffset = 0
    /// What the user is told beside the number.
    public var message: String?

    public init(number: String, text: String, classes: [String], width: Double, activity: String) {
      self.number = number
      self.text = text
      self.classes = classes
      self.width = width
      self.activity = activity
    }
  }

  public struct Part: Codable, Sendable {
    public var bounds: Bounds
    public var isSensitive: Bool
    public var isActive: Bool
    public var isHovered: Bool

    public init(bounds: Bounds, isSensitive: Bool, isActive: Bool, isHovered: Bool) {
      self.bounds = bounds
      self.isSensitive = isSensitive
      self.isActive = isActive
      self.isHovered = isHovered
    }
  }
}

/// A rectangle on the screen.
public struct Bounds: Codable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
