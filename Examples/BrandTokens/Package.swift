// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BrandTokens",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "BrandTokens", targets: ["BrandTokens"])],
  dependencies: [.package(name: "swift-dynamic-type", path: "../..")],
  targets: [
    .target(
      name: "BrandTokens",
      dependencies: [
        .product(
          name: "HeadlessUIKit",
          package: "swift-dynamic-type",
          condition: .when(platforms: [.linux])
        )
      ],
      plugins: [.plugin(name: "DesignTokensPlugin", package: "swift-dynamic-type")]
    ),
    .testTarget(name: "BrandTokensTests", dependencies: ["BrandTokens"]),
  ]
)
