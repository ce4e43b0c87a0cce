// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target, as in the root.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let core = Target.Dependency.product(name: "DynamicType", package: "swift-dynamic-type")

/// A program, in the folder of its name.
func program(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [core, "Baseline"],
    path: "Sources/\(folder)",
    swiftSettings: settings
  )
}

/// A program on the solver, in the folder of its name.
func solver(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "AutoLayout", package: "swift-dynamic-type")],
    path: "Sources/\(folder)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-dynamic-type", path: "..")],
  targets: [
    .target(name: "Baseline", dependencies: [core], swiftSettings: settings),
    program("instruction-count", in: "InstructionCount"),
    program("ratios", in: "Ratios"),
    solver("solver-times", in: "SolverTimes"),
    solver("solve-systems", in: "SolveSystems"),
    .executableTarget(
      name: "document-accounting",
      dependencies: [.product(name: "InterfaceBuilder", package: "swift-dynamic-type")],
      path: "Sources/DocumentAccounting",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "category-change",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "swift-dynamic-type"),
        .product(name: "SwiftUI", package: "swift-dynamic-type"), "CBareShaping",
      ],
      path: "Sources/CategoryChange",
      swiftSettings: settings
    ),
    .target(name: "CAllocator"),
    .target(name: "CBareFonts", linkerSettings: [.linkedLibrary("fontconfig")]),
    .executableTarget(
      name: "font-times",
      dependencies: [
        .product(name: "Typesetting", package: "swift-dynamic-type"), "CBareFonts",
      ],
      path: "Sources/FontTimes",
      swiftSettings: settings
    ),
    .target(name: "CBareShaping", linkerSettings: [.linkedLibrary("harfbuzz")]),
    .systemLibrary(name: "CLibThai", providers: [.apt(["libthai-dev"])]),
    .executableTarget(
      name: "text-lines",
      dependencies: [
        .product(name: "Typesetting", package: "swift-dynamic-type"), "CAllocator", "CLibThai",
      ],
      path: "Sources/TextLines",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "document-times",
      dependencies: ["InterfaceBuilder", "HeadlessUIKit", "ScreenLoading"].map {
        .product(name: $0, package: "swift-dynamic-type")
      } + [core],
      path: "Sources/DocumentTimes",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "code-sweep",
      dependencies: ["CodeScreens", "HeadlessUIKit", "ScreenAudit", "SwiftUI"].map {
        .product(name: $0, package: "swift-dynamic-type")
      } + [core],
      path: "Sources/CodeSweep",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "rtf-times",
      dependencies: [.product(name: "RTF", package: "swift-dynamic-type")],
      path: "Sources/RTFTimes",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "token-times",
      dependencies: ["DesignTokens", "JSONText"].map {
        .product(name: $0, package: "swift-dynamic-type")
      },
      path: "Sources/TokenTimes",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "screen-pictures",
      dependencies: ["InterfaceBuilder", "ScreenLoading", "Snapshots", "Rendering"].map {
        .product(name: $0, package: "swift-dynamic-type")
      } + [core],
      path: "Sources/ScreenPictures",
      swiftSettings: settings
    ),
  ]
)
