// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CoreClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-dynamic-type", path: "../..")],
  targets: [
    .executableTarget(
      name: "core-client",
      dependencies: [
        .product(name: "DynamicType", package: "swift-dynamic-type"),
        .product(name: "AutoLayout", package: "swift-dynamic-type"),
      ],
      path: "Sources/CoreClient"
    ),
    .executableTarget(
      name: "text-client",
      dependencies: [
        .product(name: "DynamicType", package: "swift-dynamic-type"),
        .product(name: "RichText", package: "swift-dynamic-type"),
      ],
      path: "Sources/TextClient",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    ),
  ]
)
