#if canImport(UIKit)
import UIKit

/// The width of the column between the buttons.
///
/// It grows with the longest number and does not shrink while one number is shown, so that nothing
/// jumps under a finger.
struct ColumnWidth: Equatable {
  private(set) var points: CGFloat = 0
  private var characters = -1

  /// Room for the caret, so that typing does not make the text smaller.
  private static let caret: CGFloat = 4

  /// Makes room for the longest of some texts. All digits are equally wide, so only a text that is
  /// longer than those before is measured.
  ///
  /// - Returns: Whether the column is wider now.
  mutating func widen(for texts: [String], _ font: UIFont, usual: CGFloat) -> Bool {
    let longest = texts.max { $0.count < $1.count } ?? ""
    guard longest.count > characters else { return false }
    characters = longest.count
    let width = NSAttributedString(string: longest, attributes: [.font: font]).size().width
    let needed = max(usual, width.rounded(.up) + Self.caret)
    guard needed > points else { return false }
    points = needed
    return true
  }
}
#endif
