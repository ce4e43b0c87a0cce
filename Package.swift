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

let package = Package(
  name: "swift-dynamic-type",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"])
  ],
  targets: [
    .target(name: "DynamicType", swiftSettings: settings),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"], swiftSettings: settings),
  ]
)
