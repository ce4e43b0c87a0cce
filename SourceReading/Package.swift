// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// On a machine of up to four cores, and in continuous integration, modules are compiled as a whole; the
/// manifest of the libraries says why, and what INCREMENTAL is for.
let cores = ProcessInfo.processInfo.activeProcessorCount
let compilesWholeModules =
  Context.environment["ONE_BUILD"] != nil
  || Context.environment["INCREMENTAL"] == nil && cores <= 4
let compilation: [SwiftSetting] =
  compilesWholeModules
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads",
        "\(max(cores, 2))", "-disable-batch-mode", "-gline-tables-only", "-Xfrontend",
        "-disable-incremental-llvm-codegen", "-Xfrontend", "-disable-llvm-verify",
      ],
      .when(configuration: .debug)
    )
  ] : []

/// The settings of every target: Swift 6, strict imports, and no warning that stays.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + compilation

/// The folder with the toolchain's own SwiftSyntax, `usr/lib/swift/host`; nil where it is not there.
///
/// It is beside the library that this manifest is linked with. The list of mapped files sometimes
/// comes without its lines, and then the compiler that the search path names says where it is.
func toolchainModules() -> String? {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let libraries = maps.split(separator: "\n").compactMap { line in
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
  let linked = libraries.first { $0.hasSuffix("/libPackageDescription.so") }.flatMap { path in
    path.range(of: "/lib/swift/pm/").map { String(path[..<$0.lowerBound]) }
  }
  let searched = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }
  return ((linked.map { [$0] } ?? []) + searched).lazy.map { $0 + "/lib/swift/host" }.first {
    FileManager.default.fileExists(atPath: "\($0)/SwiftParser.swiftmodule")
  }
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
    .library(name: "AppProjects", targets: ["AppProjects"]),
    .library(name: "ObjectiveCReading", targets: ["ObjectiveCReading"]),
  ],
  dependencies: [.package(name: "swift-dynamic-type", path: "..")] + dependencies,
  targets: [
    .target(
      name: "ObjectiveCReading",
      dependencies: [.product(name: "SourceFacts", package: "swift-dynamic-type")],
      swiftSettings: settings
    ),
    .target(
      name: "SourceReading",
      dependencies: ["ObjectiveCReading"] + syntax
        + ["SourceFacts", "FileAccess", "Diagnostics"].map {
          .product(name: $0, package: "swift-dynamic-type")
        },
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .target(
      name: "SourceLint",
      dependencies: ["SourceReading", "ObjectiveCReading"] + syntax
        + [
          "Diagnostics", "FileAccess", "SourceFacts", "InterfaceBuilder", "JSONText", "RTFChecking",
          "DesignTokens", "FontRegistry",
        ].map {
          .product(name: $0, package: "swift-dynamic-type")
        },
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "AppProjects",
      dependencies: ["CLibYAML", "SourceReading"] + syntax
        + ["FileAccess", "JSONText"].map {
          .product(name: $0, package: "swift-dynamic-type")
        },
      swiftSettings: settings + search,
      linkerSettings: linking
    ),
    .executableTarget(
      name: "lint-times",
      dependencies: ["SourceLint", "SourceReading"] + syntax
        + ["Diagnostics", "FileAccess"].map { .product(name: $0, package: "swift-dynamic-type") },
      path: "Sources/LintTimes",
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
      name: "ObjectiveCReadingTests",
      dependencies: [
        "ObjectiveCReading", .product(name: "SourceFacts", package: "swift-dynamic-type"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AppProjectsTests",
      dependencies: [
        "AppProjects", .product(name: "FileAccess", package: "swift-dynamic-type"),
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
