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
  // The rewriter is built before all else of a package that uses it: as a whole, in one pass, without the
  // compiler's checks of itself.
  .unsafeFlags(
    [
      "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
      "-disable-batch-mode", "-gline-tables-only", "-Xfrontend",
      "-disable-incremental-llvm-codegen",
      "-Xfrontend", "-disable-llvm-verify",
    ],
    .when(configuration: .debug)
  ),
]

/// The folder with the toolchain's own SwiftSyntax, `usr/lib/swift/host`; nil where it is not there.
///
/// It lies beside the library that this manifest is linked with, and beside the `swift` of the path.
func toolchainModules() -> String? {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let linked = maps.split(separator: "\n").compactMap { line in
    line.range(of: "/lib/swift/pm/").flatMap { end in
      line.firstIndex(of: "/").map { String(line[$0..<end.lowerBound]) }
    }
  }
  let onPath = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }
  return (linked + onPath).map { "\($0)/lib/swift/host" }.first { folder in
    FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule")
  }
}

/// SwiftSyntax comes with the toolchain, built.
///
/// SWIFT_SYNTAX=package builds the package of the same version instead, for programs with a static
/// runtime and for toolchains without these modules.
let host = Context.environment["SWIFT_SYNTAX"] == "package" ? nil : toolchainModules()

let dependencies: [Package.Dependency] =
  host == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")] : []

let syntax: [Target.Dependency] =
  host == nil
  ? ["SwiftSyntax", "SwiftParser"].map {
    .product(name: $0, package: "swift-syntax")
  } : []

/// Where the compiler and the linker find the toolchain's modules.
let search: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let linking: [LinkerSetting] =
  host.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

let package = Package(
  name: "swift-dynamic-type-apple-sources",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "AppleSources", targets: ["AppleSources"]),
    .library(name: "AppleSourceRewriting", targets: ["AppleSourceRewriting"]),
    .library(name: "LeavingOut", targets: ["LeavingOut"]),
    .library(name: "StandIns", targets: ["StandIns"]),
  ],
  dependencies: dependencies,
  targets: [
    .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["AppleSourceRewriter"]),
    .executableTarget(
      name: "AppleSourceRewriter",
      dependencies: ["AppleSourceRewriting"],
      swiftSettings: settings + search
    ),
    .target(
      name: "AppleSourceRewriting",
      dependencies: syntax,
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .target(
      name: "LeavingOut",
      dependencies: syntax,
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .target(
      name: "StandIns",
      dependencies: ["LeavingOut"] + syntax,
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .testTarget(
      name: "StandInsTests",
      dependencies: ["StandIns"],
      swiftSettings: settings + search
    ),
    .testTarget(
      name: "LeavingOutTests",
      dependencies: ["LeavingOut"],
      swiftSettings: settings + search
    ),
    .testTarget(
      name: "AppleSourceRewritingTests",
      dependencies: ["AppleSourceRewriting"],
      swiftSettings: settings + search
    ),
  ]
)
