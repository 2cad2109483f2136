import Foundation

private final class InTests {}

extension Bundle {
  /// Where the tests' xibs are, under the name that SwiftPM gives to such a bundle.
  static var module: Bundle { Bundle(for: InTests.self) }
}
