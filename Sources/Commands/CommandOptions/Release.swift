/// What is released together under one version.
package enum Release {
  package static let version = "0.1.0"
}
