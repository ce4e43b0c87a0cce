// swift-tools-version: 5.9
import PackageDescription

/// A package for iOS as an app has it: `dynamictype preview Examples/Postcards` shows its screens.
let package = Package(
  name: "Postcards",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Postcards", targets: ["Postcards"])],
  targets: [.target(name: "Postcards")]
)
