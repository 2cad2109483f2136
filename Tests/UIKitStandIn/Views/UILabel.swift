@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1

  /// Six tenths of an em for each character, in as many lines as it takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let length = CGFloat(text?.count ?? 0) * font.pointSize * 0.6
    guard size.width > 0, length > size.width else {
      return CGSize(width: length, height: font.lineHeight)
    }
    return CGSize(width: size.width, height: (length / size.width).rounded(.up) * font.lineHeight)
  }
}
