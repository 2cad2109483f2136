@MainActor
open class UIButton: UIControl {
  private var images: [UInt: UIImage] = [:]
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  open var isPointerInteractionEnabled = false

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }
}

@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open private(set) var isAnimating = false
  open var color: UIColor!

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = true
  }
}
