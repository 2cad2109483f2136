// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "number-select-benchmarks",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [
    .package(name: "number-select", path: "..")
  ],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: ["CAllocations", .product(name: "NumberSelect", package: "number-select")]),
    .executableTarget(
      name: "GTKBenchmark",
      dependencies: [
        .product(name: "NumberSelect", package: "number-select"),
        .product(name: "NumberSelectGTK", package: "number-select"),
      ]),
    .target(name: "CBareServer", linkerSettings: [.linkedLibrary("microhttpd")]),
    .target(name: "CSubscribers"),
    .target(name: "CPlainSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "ServerBenchmark",
      dependencies: [
        "CBareServer", "CPlainSQLite", "CSubscribers",
        .product(name: "NumberSelect", package: "number-select"),
        .product(name: "NumberContract", package: "number-select"),
        .product(name: "NumberServer", package: "number-select"),
      ],
      exclude: ["Scripts"]),
  ],
  swiftLanguageModes: [.v6]
)
