// swift-tools-version: 6.2
import PackageDescription

/// On Linux, the one file that is compiled as it is: the plug-in compiles copies of the others. The names
/// of Apple's modules are products there.
#if os(Linux)
let sources: [String]? = ["AppleSources.swift"]
let names = ["HeadlessUIKit", "WebKit"]
let pictures = ["WebPages", "Snapshots", "Rendering", "DynamicType"]
#else
let sources: [String]? = nil
let names = ["HeadlessUIKit"]
let pictures: [String] = []
#endif

/// Products of the package around this one.
func libraries(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-dynamic-type") }
}

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
      dependencies: libraries(names),
      sources: sources,
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AppleSources", package: "AppleSources")]
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens"] + libraries(names + pictures),
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
