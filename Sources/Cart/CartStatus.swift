import NumberSelectFoundation

/// How the whole cart is getting on with its server.
enum CartStatus: Equatable {
  case saved
  case saving
  case savingSlowly
  case loading
  /// The server cannot be reached. It is tried again without anybody's doing.
  case offline(isAnythingUnsaved: Bool)
  /// A line that cannot be loaded or saved however often it is tried.
  case failed(product: String, isUnsaved: Bool)

  /// What matters most of what is true of the lines.
  init(_ lines: some Sequence<LineStatus>) {
    var status = Self.saved
    for line in lines where Self(line).weight > status.weight { status = Self(line) }
    self = status
  }

  private init(_ line: LineStatus) {
    switch line.activity {
    case .idle: self = .saved
    case .loading: self = .loading
    case .saving: self = .saving
    case .savingSlowly: self = .savingSlowly
    case .failed(let error) where error.isPassing:
      self = .offline(isAnythingUnsaved: line.isUnsaved)
    case .failed: self = .failed(product: line.product, isUnsaved: line.isUnsaved)
    }
  }

  private var weight: Int {
    switch self {
    case .saved: 0
    case .saving: 1
    case .savingSlowly: 2
    case .loading: 3
    case .offline(isAnythingUnsaved: false): 4
    case .offline(isAnythingUnsaved: true): 5
    case .failed: 6
    }
  }

  /// Whether trying again by hand may help.
  var offersRetry: Bool {
    switch self {
    case .offline, .failed: true
    case .saved, .saving, .savingSlowly, .loading: false
    }
  }

  /// The page of the stack in `cart.ui` that shows a sign for it.
  var sign: String {
    switch self {
    case .saved: "saved"
    case .saving, .savingSlowly, .loading: "busy"
    case .offline, .failed: "trouble"
    }
  }
}
