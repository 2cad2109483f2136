import NumberSelect

extension String {
  /// The number in this text.
  var exact: ExactDecimal { ExactDecimal(self)! }
}
