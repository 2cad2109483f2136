// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  /// Real servers to simulate against.
  let realStores: [Target.Dependency] = ["StoreSimulation", "ChildProcesses"]
#else
  let realStores: [Target.Dependency] = []
#endif

let everywhere: [Target] = [
  .target(name: "NumberSelect"),
  .target(name: "NumberContract", dependencies: ["NumberSelect"]),
  .target(name: "NumberSelectFoundation", dependencies: ["NumberSelect", "NumberContract"]),
  .target(name: "NumberSelectWasm", dependencies: ["NumberSelect"]),
  .target(name: "CommandOptions", path: "Sources/Commands/CommandOptions"),
  .target(name: "NumberSimulation", dependencies: ["NumberSelect"]),
  .executableTarget(
    name: "simulate", dependencies: ["NumberSimulation"] + realStores,
    path: "Sources/Commands/simulate"),
  .executableTarget(name: "generate-strings", path: "Sources/Commands/generate-strings"),
  .target(
    name: "TestSupport", dependencies: ["NumberSelect", "NumberSelectFoundation"],
    path: "Tests/TestSupport"),
  .testTarget(name: "NumberSelectTests", dependencies: ["NumberSelect", "TestSupport"]),
  .testTarget(
    name: "NumberSelectFoundationTests",
    dependencies: [
      "NumberSelect", "NumberContract", "NumberSelectFoundation", "TestSupport",
      "generate-strings",
    ]),
  .testTarget(
    name: "NumberSimulationTests", dependencies: ["NumberSelect", "NumberSimulation"]),
  .testTarget(name: "NumberSelectWasmTests", dependencies: ["NumberSelectWasm"]),
  .testTarget(name: "NumberContractTests", dependencies: ["NumberContract"]),
]

#if os(Linux)
  let linux: [Target] = [
    .systemLibrary(
      name: "CMicroHTTPD", path: "Sources/C/CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPostgreSQL", path: "Sources/C/CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CGnuTLS", path: "Sources/C/CGnuTLS", pkgConfig: "gnutls",
      providers: [.apt(["libgnutls28-dev"])]),
    .target(
      name: "NumberServer",
      dependencies: [
        "NumberSelect", "NumberContract", "CMicroHTTPD", "CSQLite", "CPostgreSQL", "CGnuTLS",
      ],
      resources: [.embedInCode("OpenAPI/openapi.json")]),
    .executableTarget(
      name: "number-server", dependencies: ["NumberServer", "CommandOptions"],
      path: "Sources/Commands/number-server"),
    .target(name: "ChildProcesses"),
    .target(
      name: "StoreSimulation",
      dependencies: [
        "NumberSelect", "NumberContract", "NumberSelectFoundation", "NumberSimulation",
        "ChildProcesses", "CPostgreSQL",
      ]),
    .testTarget(
      name: "StoreSimulationTests",
      dependencies: ["StoreSimulation", "ChildProcesses", "TestSupport", "number-server"]),
    .testTarget(
      name: "NumberServerTests",
      dependencies: [
        "NumberServer", "NumberContract", "ChildProcesses", "TestSupport", "number-server",
      ],
      exclude: ["Stores/Dumps"]),
    .testTarget(
      name: "NumberClientTests",
      dependencies: [
        "NumberSelect", "NumberContract", "NumberSelectFoundation", "ChildProcesses",
        "TestSupport", "number-server",
      ]),
  ]
  let linuxProducts: [Product] = [
    .library(name: "NumberServer", targets: ["NumberServer"])
  ]
  let desktop: [Target] = [
    .systemLibrary(
      name: "CGTK", path: "Sources/C/CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "NumberSelectGTK", dependencies: ["NumberSelect", "NumberSelectFoundation", "CGTK"]),
    .target(name: "GTKFixtureProtocol", path: "Tests/GTKFixtureProtocol"),
    .executableTarget(
      name: "GTKFixture",
      dependencies: [
        "NumberSelect", "NumberContract", "NumberSelectFoundation", "NumberSelectGTK", "CGTK",
        "GTKFixtureProtocol",
      ],
      path: "Tests/GTKFixture"),
    .target(
      name: "Cart",
      dependencies: [
        "NumberSelect", "NumberContract", "NumberSelectFoundation", "NumberSelectGTK", "CGTK",
      ],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "cart", dependencies: ["Cart", "CommandOptions"], path: "Sources/Commands/cart"),
    .executableTarget(
      name: "one-number", dependencies: ["NumberSelectFoundation", "NumberSelectGTK", "CGTK"],
      path: "Examples/OneNumber", exclude: ["order.ui"]),
    .testTarget(
      name: "CartTests",
      dependencies: [
        "Cart", "NumberSelect", "NumberContract", "NumberSelectFoundation", "DesktopTesting",
        "TestSupport",
        "cart", "number-server", "one-number",
      ],
      exclude: [
        "Support/accessible_events.py", "Support/accessible_tree.py", "Support/no-beans.json",
      ]),
    .target(
      name: "DesktopTesting", dependencies: ["TestSupport"], path: "Tests/DesktopTesting"),
    .testTarget(
      name: "NumberSelectGTKTests",
      dependencies: ["DesktopTesting", "TestSupport", "GTKFixtureProtocol", "GTKFixture"],
      exclude: ["Accessibility/bus.py"]),
  ]
  let desktopProducts: [Product] = [
    .library(name: "NumberSelectGTK", targets: ["NumberSelectGTK"])
  ]
#else
  let linux: [Target] = []
  let linuxProducts: [Product] = []
  let desktop: [Target] = []
  let desktopProducts: [Product] = []
#endif

#if os(Linux)
  /// Here there is no UIKit, and its face is no product: it is compiled and tested against
  /// stand-ins. A module alias gives them Apple's names in these targets, and nowhere else.
  let appleNames: [SwiftSetting] = [
    .unsafeFlags([
      "-module-alias", "UIKit=UIKitStandIn", "-module-alias", "SwiftUI=SwiftUIStandIn",
      "-Xfrontend", "-disable-cross-import-overlay-search",
    ])
  ]
  let standIns: [Target] = [
    .target(name: "UIKitStandIn", path: "Tests/UIKitStandIn"),
    .target(
      name: "SwiftUIStandIn", dependencies: ["UIKitStandIn"], path: "Tests/SwiftUIStandIn",
      swiftSettings: appleNames),
  ]
  let standInNames: [Target.Dependency] = ["UIKitStandIn", "SwiftUIStandIn"]
  let appleProducts: [Product] = []
#else
  let appleNames: [SwiftSetting] = []
  let standIns: [Target] = []
  let standInNames: [Target.Dependency] = []
  let appleProducts: [Product] = [
    .library(name: "NumberSelectUIKit", targets: ["NumberSelectUIKit"])
  ]
#endif

let apple: [Target] = [
  .target(
    name: "NumberSelectUIKit",
    dependencies: ["NumberSelect", "NumberContract", "NumberSelectFoundation"] + standInNames,
    resources: [.process("PrivacyInfo.xcprivacy")],
    swiftSettings: appleNames),
  .testTarget(
    name: "NumberSelectUIKitTests",
    dependencies: [
      "NumberSelectUIKit", "NumberSelect", "NumberSelectFoundation", "NumberContract",
      "TestSupport",
    ] + standInNames,
    resources: [.process("Resources")],
    swiftSettings: appleNames),
]

/// Built by script/fuzz alone, because libFuzzer brings the main function along.
let fuzzing: [Target] =
  Context.environment["NUMBER_SELECT_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzz",
      dependencies: ["NumberSelect", "NumberContract", "NumberSelectFoundation", "NumberServer"],
      path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "number-select",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "NumberSelect", targets: ["NumberSelect"]),
    .library(name: "NumberContract", targets: ["NumberContract"]),
  ] + linuxProducts + desktopProducts + appleProducts,
  targets: everywhere + linux + desktop + standIns + apple + fuzzing,
  swiftLanguageModes: [.v6]
)
