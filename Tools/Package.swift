// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6, strict imports, and no warning that stays.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The target of the command is not named like the product: on a file system that ignores case
// its module would be taken for `DynamicType`.
let package = Package(
  name: "swift-dynamic-type-tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dynamictype", targets: ["DynamicTypeCommand"]),
    .executable(name: "mutate-documents", targets: ["MutateDocuments"]),
  ],
  dependencies: [
    .package(name: "swift-dynamic-type", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "CommandSupport",
      dependencies: [
        .product(name: "DynamicType", package: "swift-dynamic-type"),
        .product(name: "Diagnostics", package: "swift-dynamic-type"),
        .product(name: "FileAccess", package: "swift-dynamic-type"),
        .product(name: "JSONText", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "DynamicTypeCommand",
      dependencies: [
        "CommandSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DynamicType", package: "swift-dynamic-type"),
        .product(name: "Typesetting", package: "swift-dynamic-type"),
        .product(name: "Snapshots", package: "swift-dynamic-type"),
        .product(name: "Rendering", package: "swift-dynamic-type"),
        .product(name: "JSONText", package: "swift-dynamic-type"),
        .product(name: "FileAccess", package: "swift-dynamic-type"),
        .product(name: "Diagnostics", package: "swift-dynamic-type"),
        .product(name: "InterfaceBuilder", package: "swift-dynamic-type"),
        .product(name: "HeadlessUIKit", package: "swift-dynamic-type"),
        .product(name: "ScreenLoading", package: "swift-dynamic-type"),
        .product(name: "ScreenAudit", package: "swift-dynamic-type"),
        .product(name: "ScreenPreview", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "DocumentMutation",
      dependencies: [
        .product(name: "DynamicType", package: "swift-dynamic-type"),
        .product(name: "Diagnostics", package: "swift-dynamic-type"),
        .product(name: "HeadlessUIKit", package: "swift-dynamic-type"),
        .product(name: "InterfaceBuilder", package: "swift-dynamic-type"),
        .product(name: "Rendering", package: "swift-dynamic-type"),
        .product(name: "ScreenAudit", package: "swift-dynamic-type"),
        .product(name: "ScreenLoading", package: "swift-dynamic-type"),
        .product(name: "ScreenPreview", package: "swift-dynamic-type"),
        .product(name: "Snapshots", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateDocuments",
      dependencies: [
        "CommandSupport", "DocumentMutation",
        .product(name: "FileAccess", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: [
        "CommandSupport", .product(name: "JSONText", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DocumentMutationTests",
      dependencies: ["DocumentMutation"],
      exclude: ["Documents"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DynamicTypeCommandTests",
      dependencies: ["DynamicTypeCommand"],
      swiftSettings: settings
    ),
  ]
)
