/// Columns of text: the first to the left, the others to the right.
package struct Table {
  private var rows: [[String]]

  package init(_ titles: [String]) {
    rows = [titles]
  }

  package mutating func add(_ row: [String]) {
    rows.append(row)
  }

  package var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.indices.map { Self.pad(row[$0], to: widths[$0], atStart: $0 > 0) }
        .joined(separator: "  ")
    }
  }

  private static func pad(_ text: String, to width: Int, atStart: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return atStart ? space + text : text + space
  }

  /// A count with its thousands apart.
  package static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
