// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Boats",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Boats", targets: ["Boats"])],
  targets: [.target(name: "Boats")]
)
