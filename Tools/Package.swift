// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Products of the package around this one.
func libraries(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-dynamic-type") }
}

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

/// Where the compiler finds the modules that `SourceReading` imports, which its clients load, too; the
/// manifest of `SourceReading` says when they come from a package instead.
let host = Context.environment["SWIFT_SYNTAX"] == "package" ? nil : toolchainModules()

let reading: [SwiftSetting] = settings + (host.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// The modules that an app's code imports: rows of the table of modules.
let modulesOfApps = [
  // Rows: do not edit.
  "HeadlessUIKit",
  "ARKit",
  "AVFAudio",
  "AVFoundation",
  "AVKit",
  "Accelerate",
  "ActivityKit",
  "AdServices",
  "AdSupport",
  "AppIntents",
  "AppTrackingTransparency",
  "AudioToolbox",
  "AuthenticationServices",
  "BackgroundTasks",
  "CallKit",
  "CarPlay",
  "Charts",
  "CloudKit",
  "Combine",
  "CommonCrypto",
  "Compression",
  "Contacts",
  "ContactsUI",
  "CoreAudio",
  "CoreBluetooth",
  "CoreData",
  "CoreHaptics",
  "CoreLocation",
  "CoreML",
  "CoreMedia",
  "CoreMotion",
  "CoreNFC",
  "CoreServices",
  "CoreSpotlight",
  "CoreTelephony",
  "CoreText",
  "CoreTransferable",
  "CoreVideo",
  "CryptoKit",
  "DeviceActivity",
  "DeviceCheck",
  "EventKit",
  "EventKitUI",
  "FoundationModels",
  "GameController",
  "GameKit",
  "HealthKit",
  "Intents",
  "IntentsUI",
  "JavaScriptCore",
  "LinkPresentation",
  "LocalAuthentication",
  "ManagedSettings",
  "MapKit",
  "MediaPlayer",
  "MessageUI",
  "Messages",
  "Metal",
  "MetalKit",
  "MetricKit",
  "MobileCoreServices",
  "MultipeerConnectivity",
  "NaturalLanguage",
  "Network",
  "NetworkExtension",
  "NotificationCenter",
  "OSLog",
  "PDFKit",
  "PassKit",
  "PencilKit",
  "Photos",
  "PhotosUI",
  "PushKit",
  "QuickLook",
  "QuickLookThumbnailing",
  "ReplayKit",
  "SafariServices",
  "SceneKit",
  "Security",
  "Social",
  "Speech",
  "SpriteKit",
  "StoreKit",
  "SwiftData",
  "SwiftUI",
  "SwiftUICore",
  "SystemConfiguration",
  "TipKit",
  "Translation",
  "UniformTypeIdentifiers",
  "UserNotifications",
  "UserNotificationsUI",
  "VideoToolbox",
  "Vision",
  "VisionKit",
  "WatchConnectivity",
  "WeatherKit",
  "WebKit",
  "WidgetKit",
  "simd",
  // End of the rows.
]

// The target of the command is not named like the product: on a file system that ignores case
// its module would be taken for `DynamicType`.
let package = Package(
  name: "swift-dynamic-type-tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dynamictype", targets: ["DynamicTypeProgram"]),
    .library(name: "DynamicTypeCommand", targets: ["DynamicTypeCommand"]),
    .executable(name: "dynamictype-screens", targets: ["ScreenHost"]),
    .executable(name: "leave-out", targets: ["LeaveOut"]),
    .executable(name: "mutate-documents", targets: ["MutateDocuments"]),
    .executable(name: "mutate-fonts", targets: ["MutateFonts"]),
    .executable(name: "mutate-html", targets: ["MutateHTML"]),
    .executable(name: "mutate-rtf", targets: ["MutateRTF"]),
    .executable(name: "mutate-sources", targets: ["MutateSources"]),
    .executable(name: "rtf-runs", targets: ["RTFRuns"]),
  ],
  dependencies: [
    .package(name: "swift-dynamic-type", path: ".."),
    .package(name: "swift-dynamic-type-source-reading", path: "../SourceReading"),
    .package(name: "swift-dynamic-type-apple-sources", path: "../AppleSources"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CProcesses"),
    .target(
      name: "CommandSupport",
      dependencies: ["CProcesses"]
        + libraries(["DynamicType", "Diagnostics", "FileAccess", "JSONText"]),
      swiftSettings: settings
    ),
    .target(
      name: "TerminalScreens",
      dependencies: libraries(["FileAccess"]),
      swiftSettings: settings
    ),
    .target(
      name: "FontPicking",
      dependencies: ["TerminalScreens"]
        + libraries([
          "DynamicType", "Typesetting", "FontRegistry", "Snapshots", "Rendering", "JSONText",
        ]),
      exclude: ["Page/Web"],
      swiftSettings: settings
    ),
    .target(
      name: "WebPageFindings",
      dependencies: libraries([
        "DynamicType", "Diagnostics", "FileAccess", "ScreenPreview", "WebPages",
      ]),
      exclude: ["Reports/Web"],
      swiftSettings: settings
    ),
    .target(
      name: "LargerTextReports",
      dependencies: ["CommandSupport"]
        + libraries([
          "Diagnostics", "FileAccess", "JSONText", "ScreenAudit", "ScreenPreview", "SourceFacts",
        ]),
      swiftSettings: settings
    ),
    .target(
      name: "AppPrograms",
      dependencies: [
        "CommandSupport",
        .product(name: "AppleSourceRewriting", package: "swift-dynamic-type-apple-sources"),
        .product(name: "LeavingOut", package: "swift-dynamic-type-apple-sources"),
        .product(name: "StandIns", package: "swift-dynamic-type-apple-sources"),
        .product(name: "AppProjects", package: "swift-dynamic-type-source-reading"),
        .product(name: "ObjectiveCReading", package: "swift-dynamic-type-source-reading"),
        .product(name: "SourceReading", package: "swift-dynamic-type-source-reading"),
      ]
        + libraries([
          "Diagnostics", "FileAccess", "FontRegistry", "InterfaceBuilder", "JSONText",
          "SourceFacts",
        ]),
      swiftSettings: reading
    ),
    .executableTarget(
      name: "LeaveOut",
      dependencies: [
        "AppPrograms", "CommandSupport",
        .product(name: "LeavingOut", package: "swift-dynamic-type-apple-sources"),
      ] + libraries(["FileAccess"]),
      swiftSettings: reading
    ),
    .executableTarget(
      name: "ScreenHost",
      dependencies: ["DynamicTypeCommand"] + libraries(modulesOfApps),
      swiftSettings: reading,
      // The library with an app's code finds the modules in the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .target(
      name: "PackageScreens",
      dependencies: ["AppPrograms", "CommandSupport"]
        + libraries([
          "CodeScreens", "CoreText", "Diagnostics", "FileAccess", "HeadlessUIKit", "ScreenPreview",
          "SourceFacts",
        ]),
      swiftSettings: reading
    ),
    .executableTarget(
      name: "DynamicTypeProgram",
      dependencies: ["DynamicTypeCommand"],
      swiftSettings: reading
    ),
    .target(
      name: "DynamicTypeCommand",
      dependencies: [
        "AppPrograms", "CommandSupport", "FontPicking", "LargerTextReports", "PackageScreens",
        "TerminalScreens",
        "WebPageFindings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AppProjects", package: "swift-dynamic-type-source-reading"),
        .product(name: "SourceReading", package: "swift-dynamic-type-source-reading"),
        .product(name: "SourceLint", package: "swift-dynamic-type-source-reading"),
      ]
        + libraries([
          "DynamicType", "Typesetting", "FontRegistry", "Snapshots", "Rendering", "JSONText",
          "FileAccess", "Diagnostics", "DesignTokens", "InterfaceBuilder", "HeadlessUIKit",
          "ScreenLoading", "ScreenAudit", "ScreenPreview", "WebTypography", "SizeStatistics",
          "RTF", "RTFChecking", "RichTextHTML", "RichTextMarkdown", "DocumentPages",
          "SourceFacts", "WebPages",
        ]),
      swiftSettings: reading
    ),
    .target(
      name: "DocumentMutation",
      dependencies: libraries([
        "DynamicType", "Diagnostics", "HeadlessUIKit", "InterfaceBuilder", "Rendering",
        "ScreenAudit", "ScreenLoading", "ScreenPreview", "Snapshots",
      ]),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateDocuments",
      dependencies: ["DocumentMutation", "RandomDamage"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateFonts",
      dependencies: ["CommandSupport", "RandomDamage"]
        + libraries(["DynamicType", "FileAccess", "FontRegistry"]),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateHTML",
      dependencies: ["RandomDamage"] + libraries(["RichText", "RichTextHTML"]),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateRTF",
      dependencies: ["RandomDamage"] + libraries(["DynamicType", "RTF"]),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MutateSources",
      dependencies: [
        "RandomDamage",
        .product(name: "SourceReading", package: "swift-dynamic-type-source-reading"),
        .product(name: "SourceLint", package: "swift-dynamic-type-source-reading"),
      ] + libraries(["Diagnostics"]),
      swiftSettings: reading
    ),
    .target(
      name: "RandomDamage",
      dependencies: ["CommandSupport"] + libraries(["FileAccess"]),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "RTFRuns",
      dependencies: ["CommandSupport"] + libraries(["FileAccess", "JSONText", "RichText", "RTF"]),
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: ["CommandSupport"] + libraries(["JSONText"]),
      swiftSettings: settings
    ),
    .testTarget(
      name: "WebPageFindingsTests",
      dependencies: ["WebPageFindings", "CommandSupport"]
        + libraries(["DynamicType", "Diagnostics", "FileAccess", "WebPages"]),
      swiftSettings: settings
    ),
    .testTarget(
      name: "LargerTextReportsTests",
      dependencies: ["LargerTextReports", "CommandSupport"]
        + libraries(["Diagnostics", "FileAccess", "JSONText", "ScreenPreview", "SourceFacts"]),
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalScreensTests",
      dependencies: ["TerminalScreens"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FontPickingTests",
      dependencies: ["FontPicking", "TerminalScreens"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DocumentMutationTests",
      dependencies: ["DocumentMutation"],
      exclude: ["Documents"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "AppProgramsTests",
      dependencies: [
        "AppPrograms", "ScreenHost",
        .product(name: "AppProjects", package: "swift-dynamic-type-source-reading"),
        .product(name: "LeavingOut", package: "swift-dynamic-type-apple-sources"),
        .product(name: "StandIns", package: "swift-dynamic-type-apple-sources"),
      ] + libraries(["FileAccess", "SourceFacts"]),
      swiftSettings: reading
    ),
    .testTarget(
      name: "PackageScreensTests",
      dependencies: ["AppPrograms", "PackageScreens"] + libraries(["FileAccess", "SourceFacts"]),
      swiftSettings: reading
    ),
    .executableTarget(
      name: "HostileScreens",
      dependencies: ["DynamicTypeCommand"] + libraries(["HeadlessUIKit"]),
      path: "Tests/HostileScreens",
      swiftSettings: reading
    ),
    .testTarget(
      name: "DynamicTypeCommandTests",
      dependencies: ["DynamicTypeCommand", "DynamicTypeProgram", "HostileScreens"],
      swiftSettings: reading
    ),
  ]
)
