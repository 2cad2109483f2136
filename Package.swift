// swift-tools-version: 6.2
import PackageDescription

let everywhere: [Target] = [
  .target(name: "NumberSelect"),
  .target(name: "NumberContract", dependencies: ["NumberSelect"]),
  .target(name: "NumberSelectFoundation", dependencies: ["NumberSelect", "NumberContract"]),
  .executableTarget(name: "generate-strings", path: "Sources/Commands/generate-strings"),
  .testTarget(name: "NumberSelectTests", dependencies: ["NumberSelect"]),
  .testTarget(
    name: "NumberSelectFoundationTests",
    dependencies: ["NumberSelect", "NumberSelectFoundation", "generate-strings"]),
  .testTarget(name: "NumberContractTests", dependencies: ["NumberContract"]),
]

let package = Package(
  name: "number-select",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "NumberSelect", targets: ["NumberSelect"]),
    .library(name: "NumberContract", targets: ["NumberContract"]),
  ],
  targets: everywhere,
  swiftLanguageModes: [.v6]
)
