// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LintedPackage",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Tickets", targets: ["Tickets"]),
    .library(name: "Receipts", targets: ["Receipts"]),
  ],
  dependencies: [.package(name: "swift-dynamic-type", path: "../..")],
  targets: [
    .target(name: "Tickets"),
    .target(name: "Receipts"),
  ]
)
