// swift-tools-version: 6.2
import PackageDescription

// Stand-ins for the modules that specs of public libraries import. Scripts/conformance-library-tests alone uses them.
let package = Package(
  name: "library-tests",
  products: [
    .library(name: "Quick", targets: ["Quick"]),
    .library(name: "Nimble", targets: ["Nimble"]),
  ],
  targets: [.target(name: "Quick"), .target(name: "Nimble")]
)
