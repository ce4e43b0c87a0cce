// swift-tools-version: 5.9
import PackageDescription

/// The screens of the app that are written in SwiftUI: `dynamictype preview Examples/Trailbook` compiles
/// and shows them beside its storyboard.
let package = Package(
  name: "TrailbookScreens",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TrailbookScreens", targets: ["TrailbookScreens"])],
  targets: [.target(name: "TrailbookScreens")]
)
