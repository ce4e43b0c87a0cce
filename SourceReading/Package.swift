// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The settings of every target: Swift 6, strict imports, and no warning that stays.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The folder with the toolchain's own SwiftSyntax: `usr/lib/swift/host`, beside the library that
/// this manifest is linked with; nil where it is not there.
func toolchainModules() -> String? {
  guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
    return nil
  }
  let libraries = maps.split(separator: "\n").compactMap { line in
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
  guard let description = libraries.first(where: { $0.hasSuffix("/libPackageDescription.so") }),
    let end = description.range(of: "/lib/swift/pm/")
  else { return nil }
  let folder = description[..<end.lowerBound] + "/lib/swift/host"
  let module = "\(folder)/SwiftParser.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? String(folder) : nil
}

/// SwiftSyntax comes with the toolchain, built.
///
/// SWIFT_SYNTAX=package builds the package of the same
/// version instead, for a program with a static runtime and for toolchains without these modules.
let host = Context.environment["SWIFT_SYNTAX"] == "package" ? nil : toolchainModules()

let dependencies: [Package.Dependency] =
  host == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")] : []

let syntax: [Target.Dependency] =
  host == nil
  ? ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"].map {
    .product(name: $0, package: "swift-syntax")
  } : []

/// Where the compiler and the linker find the toolchain's modules.
let search: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linking: [LinkerSetting] =
  host.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "swift-dynamic-type-source-reading",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SourceReading", targets: ["SourceReading"]),
    .library(name: "SourceLint", targets: ["SourceLint"]),
  ],
  dependencies: [.package(name: "swift-dynamic-type", path: "..")] + dependencies,
  targets: [
    .target(
      name: "SourceReading",
      dependencies: syntax
        + ["SourceFacts", "FileAccess", "Diagnostics"].map {
          .product(name: $0, package: "swift-dynamic-type")
        },
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .target(
      name: "SourceLint",
      dependencies: ["SourceReading"] + syntax
        + ["Diagnostics", "FileAccess", "SourceFacts"].map {
          .product(name: $0, package: "swift-dynamic-type")
        },
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .testTarget(
      name: "SourceLintTests",
      dependencies: [
        "SourceLint", .product(name: "Diagnostics", package: "swift-dynamic-type"),
        .product(name: "FileAccess", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings + search
    ),
    .testTarget(
      name: "SourceReadingTests",
      dependencies: [
        "SourceReading", .product(name: "SourceFacts", package: "swift-dynamic-type"),
        .product(name: "FileAccess", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings + search
    ),
  ]
)
