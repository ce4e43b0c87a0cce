// swift-tools-version: 6.2
import PackageDescription

/// The folder of swift-dynamic-type.
let library = "../.."

// On Linux, the one file that is compiled as it is: the plug-in compiles copies of the others. Xcode
// compiles catalogs, and here they are read as they are.
#if os(Linux)
let sources: [String]? = ["AppleSources.swift"]
let plugins: [Target.PluginUsage] = [.plugin(name: "AppleSources", package: "AppleSources")]
let catalog: Resource = .copy("Assets.xcassets")
#else
let sources: [String]? = nil
let plugins: [Target.PluginUsage] = []
let catalog: Resource = .process("Assets.xcassets")
#endif

let package = Package(
  name: "Groceries",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "swift-dynamic-type", path: library),
    .package(path: library + "/AppleSources"),
  ],
  targets: [
    .target(
      name: "Groceries",
      dependencies: [.product(name: "HeadlessUIKit", package: "swift-dynamic-type")],
      sources: sources,
      resources: [catalog, .process("ItemCell.xib"), .process("en.lproj"), .process("de.lproj")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: plugins
    ),
    .testTarget(
      name: "GroceriesTests",
      dependencies: [
        "Groceries",
        .product(name: "HeadlessUIKit", package: "swift-dynamic-type"),
        .product(name: "ScreenTesting", package: "swift-dynamic-type"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
