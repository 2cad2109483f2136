// swift-tools-version: 6.2
import PackageDescription

let everywhere: [Target] = [
  .target(name: "NumberSelect"),
  .target(name: "NumberContract", dependencies: ["NumberSelect"]),
  .testTarget(name: "NumberSelectTests", dependencies: ["NumberSelect"]),
]

let package = Package(
  name: "number-select",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "NumberSelect", targets: ["NumberSelect"])
  ],
  targets: everywhere,
  swiftLanguageModes: [.v6]
)
