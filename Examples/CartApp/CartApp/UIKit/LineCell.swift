import NumberSelectFoundation
import NumberSelectUIKit
import UIKit

/// A line of the cart: its name and its number.
final class LineCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var quantityView: NumberSelectView!

  func show(_ line: Line, from source: any NumberSource, delegate: any NumberSelectViewDelegate) {
    nameLabel.text = line.name
    quantityView.accessibilityLabel = line.name
    quantityView.unit = line.unit
    quantityView.delegate = delegate
    quantityView.bind(to: source)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    quantityView.prepareForReuse()
  }
}
