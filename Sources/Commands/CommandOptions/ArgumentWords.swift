/// The words of a command line, one after the other. `--option=value` counts as two.
package struct ArgumentWords {
  private var words: [String]

  package init(_ arguments: some Sequence<String>) {
    words = arguments.flatMap { argument in
      argument.hasPrefix("--")
        ? argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map(String.init)
        : [argument]
    }
    words.reverse()
  }

  /// The word that ``next()`` is going to give.
  package var first: String? { words.last }

  package mutating func next() -> String? {
    words.popLast()
  }

  package mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = words.popLast(), !value.isEmpty else {
      throw UsageError("\(option) needs a value")
    }
    return value
  }

  /// A value that can be read as what it stands for.
  ///
  /// - Parameter kind: What it has to be, for the person who gave something else.
  package mutating func value<Value>(
    of option: String, _ kind: String, as read: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try value(of: option)
    guard let value = read(text) else { throw UsageError("\"\(text)\" is not \(kind)") }
    return value
  }

  /// A whole number that is not below the least one.
  package mutating func count(of option: String, from least: Int = 1) throws(UsageError) -> Int {
    let text = try value(of: option)
    guard let count = Int(text), (least...1_000_000_000).contains(count) else {
      throw UsageError("\(option) takes a whole number from \(least) on, not \"\(text)\"")
    }
    return count
  }
}

/// Why a command line cannot be followed.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ reason: String) {
    description = "\(reason)\nTry: \(Self.program) --help"
  }

  private static var program: Substring {
    CommandLine.arguments.first?.split(separator: "/").last ?? ""
  }
}
