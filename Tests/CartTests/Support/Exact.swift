import Foundation
import NumberSelect

extension String {
  /// The number in this text.
  var exact: ExactDecimal { ExactDecimal(self)! }
}

/// The directory of the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
