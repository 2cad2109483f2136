import NumberSelectUIKit
import SwiftUI

/// The cart as a list of fields.
struct CartView: View {
  @ObservedObject var shop: Shop

  var body: some View {
    List(shop.lines) { line in
      NumberSelectField(line.name, source: shop.source(of: line)).unit(line.unit)
    }
  }
}
