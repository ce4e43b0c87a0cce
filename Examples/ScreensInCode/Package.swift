// swift-tools-version: 6.2
import PackageDescription

/// On Linux, the one file that is compiled as it is: the plug-in compiles copies of the others.
#if os(Linux)
let sources: [String]? = ["AppleSources.swift"]
#else
let sources: [String]? = nil
#endif

let package = Package(
  name: "ScreensInCode",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "swift-dynamic-type", path: "../.."),
    .package(path: "../../AppleSources"),
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "HeadlessUIKit", package: "swift-dynamic-type")],
      sources: sources,
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleSources", package: "AppleSources")]
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "HeadlessUIKit", package: "swift-dynamic-type"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
