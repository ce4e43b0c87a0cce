// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// On a machine of up to four cores modules are compiled as a whole, and debugged by lines.
///
/// That takes less time than file by file, which a person feels who builds the house once to use it.
/// To change a file of it, set INCREMENTAL: then what changed is compiled. More cores than four are better
/// used by files, save in continuous integration (ONE_BUILD, see Scripts/swift), where all packages must
/// compile alike. One pass makes objects and the module's interface: two would read all declarations twice.
let cores = ProcessInfo.processInfo.activeProcessorCount
let isContinuousIntegration = Context.environment["ONE_BUILD"] != nil
let compilesWholeModules =
  isContinuousIntegration || Context.environment["INCREMENTAL"] == nil && cores <= 4
let compilation: [SwiftSetting] =
  compilesWholeModules
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads",
        "\(max(cores, 2))", "-disable-batch-mode", "-gline-tables-only",
      ] + work.flatMap { ["-Xfrontend", $0] }
        + passes.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] },
      .when(configuration: .debug)
    )
  ] : []

/// Work of the compiler that a build for use does without: a hash of each file's intermediate code, by
/// which a later build may keep an object, and the compiler's check of its own intermediate code.
var work: [String] { ["-disable-incremental-llvm-codegen", "-disable-llvm-verify"] }

/// A pass of the compiler that is left out: the removal of redundant loads, which takes a third of the time
/// of `AutoLayout`.
var passes: [String] { ["mandatory-redundant-load-elimination"] }

/// The settings of every target: Swift 6, strict imports, and no warning that stays.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + compilation

/// Folders with the files of web pages, which Scripts/generate-tables puts into Swift.
let webFolders = [
  "Diagnostics/Reporters/Web", "ScreenPreview/HTMLReport/Web", "SizeStatistics/Charts/Web",
  "WebKit/WebViews/Web", "WebPages/Pages/Web", "WebTypography/Specimens/Web",
]

/// The folders of a module that hold no source of Swift.
func excluded(from module: String) -> [String] {
  webFolders.filter { $0.hasPrefix(module + "/") }.map { String($0.dropFirst(module.count + 1)) }
}

/// A module of the house, as its row of Sources/modules.tsv says.
struct Module {
  enum Kind { case swift, c, system }

  let name: String
  /// A folder of Sources and of Tests.
  let wing: String
  let kind: Kind
  /// It has the name of a module of Apple's, which other systems lack.
  let isOnLinuxAlone: Bool
  /// The modules that its product brings besides; nil for a module that is not a product.
  let product: [String]?
  /// The modules and C libraries that it imports.
  let imports: [String]
  /// The other modules that its tests stand on; nil for a module that other modules' tests cover.
  let tests: [String]?
  /// Folders of its tests that are not source.
  let testData: [String]
  /// A library of the system, or the Debian package that holds the headers of one.
  let links: String?

  init(
    _ name: String,
    in wing: String,
    _ kind: Kind = .swift,
    isOnLinuxAlone: Bool = false,
    product: [String]? = nil,
    on imports: [String] = [],
    tests: [String]? = nil,
    testData: [String] = [],
    links: String? = nil
  ) {
    self.name = name
    self.wing = wing
    self.kind = kind
    self.isOnLinuxAlone = isOnLinuxAlone
    self.product = product
    self.imports = imports
    self.tests = tests
    self.testData = testData
    self.links = links
  }
}

/// The rows, written by Scripts/generate-tables from Sources/modules.tsv.
// swift-format-ignore
let rows: [Module] = [
  // Rows: do not edit.
  Module("LayoutGeometry", in: "Base", tests: []),
  Module("JSONText", in: "Base", product: [], tests: []),
  Module("FileAccess", in: "Base", product: [], tests: []),
  Module("SourceFacts", in: "Base", product: [], tests: []),
  Module("AutoLayout", in: "Base", product: [], tests: []),
  Module("Diagnostics", in: "Base", product: [], on: ["JSONText", "FileAccess"], tests: [], testData: ["Expected"]),
  Module("DynamicType", in: "Sizes", product: ["LayoutGeometry"], on: ["LayoutGeometry"], tests: []),
  Module("SystemMetrics", in: "Sizes", on: ["LayoutGeometry", "DynamicType"], tests: []),
  Module("WebTypography", in: "Sizes", product: [], on: ["DynamicType"], tests: []),
  Module("SizeStatistics", in: "Sizes", product: ["Diagnostics"], on: ["JSONText", "DynamicType", "Diagnostics"], tests: []),
  Module("DesignTokens", in: "Sizes", product: ["FontDescriptors", "Diagnostics"], on: ["JSONText", "FileAccess", "DynamicType", "FontDescriptors", "Diagnostics", "WebTypography"], tests: ["Snapshots", "SwiftUI"]),
  Module("FontDescriptors", in: "Text", on: ["DynamicType"], tests: []),
  Module("FontManagement", in: "Text", on: ["FileAccess", "DynamicType", "FontDescriptors", "CHarfBuzz", "CFontconfig"], tests: [], testData: ["Corpus"]),
  Module("RichText", in: "Text", product: ["FontDescriptors"], on: ["LayoutGeometry", "DynamicType", "FontDescriptors"], tests: []),
  Module("FontRegistry", in: "Text", product: ["FontDescriptors", "FontManagement"], on: ["JSONText", "FileAccess", "DynamicType", "FontDescriptors", "FontManagement"], tests: ["FontRegistryWriter", "MadeFonts"], testData: ["Programs"]),
  Module("RTF", in: "Text", product: ["FontDescriptors", "RichText"], on: ["FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText"], tests: [], testData: ["Samples"]),
  Module("RichTextHTML", in: "Text", product: ["FontDescriptors", "RichText"], on: ["FileAccess", "DynamicType", "FontDescriptors", "RichText", "CLibXML2"], tests: [], testData: ["Samples"]),
  Module("RichTextMarkdown", in: "Text", product: ["FontDescriptors", "RichText"], on: ["FileAccess", "DynamicType", "FontDescriptors", "RichText", "CCmarkGFM"], tests: []),
  Module("Typesetting", in: "Text", product: ["FontDescriptors", "FontManagement", "RichText"], on: ["FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText", "FontManagement", "CHarfBuzz"], tests: [], links: "_FoundationICU"),
  Module("RTFChecking", in: "Text", product: ["Diagnostics"], on: ["DynamicType", "Diagnostics", "FontDescriptors", "RichText", "RTF"], tests: []),
  Module("WebPages", in: "Pictures", product: ["JSONText"], on: ["JSONText", "FileAccess", "LayoutGeometry", "DynamicType"], tests: []),
  Module("Snapshots", in: "Pictures", product: [], on: ["JSONText", "LayoutGeometry", "DynamicType", "FontDescriptors", "FontManagement", "RichText", "Typesetting"], tests: []),
  Module("Rendering", in: "Pictures", product: [], on: ["FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText", "FontManagement", "Typesetting", "Snapshots", "CHarfBuzz", "CFreeType", "CCairo", "CRsvg", "CPoppler", "CJPEGDecoder"], tests: [], testData: ["Corpus"]),
  Module("DocumentPages", in: "Pictures", product: [], on: ["LayoutGeometry", "FontDescriptors", "RichText", "Typesetting", "Snapshots", "Rendering"], tests: ["DynamicType", "RTF"]),
  Module("InterfaceBuilder", in: "Storyboards", product: ["Diagnostics"], on: ["JSONText", "FileAccess", "LayoutGeometry", "DynamicType", "Diagnostics", "RichText", "CLibXML2"], tests: [], testData: ["Project"]),
  Module("ScreenLoading", in: "Storyboards", product: [], on: ["JSONText", "FileAccess", "SourceFacts", "LayoutGeometry", "DynamicType", "Diagnostics", "InterfaceBuilder", "FontDescriptors", "FontManagement", "RichText", "HeadlessUIKit", "Snapshots"], tests: []),
  Module("Combine", in: "AppleModules", isOnLinuxAlone: true, product: [], tests: []),
  Module("UniformTypeIdentifiers", in: "AppleModules", isOnLinuxAlone: true, product: [], tests: []),
  Module("OSLog", in: "AppleModules", isOnLinuxAlone: true, product: [], tests: []),
  Module("CoreLocation", in: "AppleModules", isOnLinuxAlone: true, product: [], tests: []),
  Module("UserNotifications", in: "AppleModules", isOnLinuxAlone: true, product: [], tests: []),
  Module("CryptoKit", in: "AppleModules", isOnLinuxAlone: true, product: []),
  Module("simd", in: "AppleModules", isOnLinuxAlone: true, product: []),
  Module("ActivityKit", in: "AppleModules", isOnLinuxAlone: true, product: []),
  Module("Security", in: "AppleModules", isOnLinuxAlone: true, product: []),
  Module("HeadlessUIKit", in: "AppleModules", product: ["Snapshots", "UIKit"], on: ["CActorIsolation", "LayoutGeometry", "DynamicType", "SystemMetrics", "FontDescriptors", "FontManagement", "FontRegistry", "RichText", "RTF", "RichTextHTML", "RichTextMarkdown", "Typesetting", "AutoLayout", "Snapshots"], tests: ["MadeFonts"]),
  Module("HeadlessSwiftUI", in: "AppleModules", on: ["LayoutGeometry", "DynamicType", "SystemMetrics", "FontDescriptors", "FontManagement", "RichText", "RichTextMarkdown", "Typesetting", "Snapshots", "HeadlessUIKit", "Combine", "UniformTypeIdentifiers"], tests: ["Diagnostics", "ScreenAudit"]),
  Module("CoreText", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["FontDescriptors", "FontManagement", "FontRegistry", "HeadlessUIKit"], tests: ["UIKit", "MadeFonts", "FontProviderApp", "FontConsumerApp"]),
  Module("WebKit", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["JSONText", "LayoutGeometry", "DynamicType", "WebPages", "Snapshots", "HeadlessUIKit"], tests: ["UIKit", "Rendering"]),
  Module("MapKit", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["CoreLocation", "HeadlessUIKit", "Snapshots", "HeadlessSwiftUI"], tests: ["SwiftUI"]),
  Module("UIKit", in: "AppleModules", isOnLinuxAlone: true, on: ["Combine", "DynamicType", "HeadlessUIKit", "Rendering", "RichText", "ScreenLoading", "_Testing_UIKit"], tests: []),
  Module("CoreData", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI", "Combine"], tests: ["UIKit", "SwiftUI", "Rendering", "Snapshots"]),
  Module("AppIntents", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["CoreSpotlight", "HeadlessUIKit", "HeadlessSwiftUI", "UniformTypeIdentifiers"], tests: ["SwiftUI", "Snapshots"]),
  Module("SwiftData", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI", "Combine"], tests: ["SwiftUI", "Snapshots"]),
  Module("Charts", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI"], tests: ["SwiftUI", "Snapshots", "Rendering"]),
  Module("TipKit", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI"], tests: ["SwiftUI", "Snapshots"]),
  Module("Translation", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessSwiftUI"]),
  Module("WidgetKit", in: "AppleModules", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI", "AppIntents", "ActivityKit"], tests: ["SwiftUI"]),
  Module("SwiftUI", in: "AppleModules", isOnLinuxAlone: true, product: ["HeadlessSwiftUI"], on: ["HeadlessSwiftUI", "UIKit"], tests: ["Combine", "DynamicType", "LayoutGeometry", "Rendering", "Snapshots"]),
  Module("MobileCoreServices", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("LocalAuthentication", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("AudioToolbox", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("BackgroundTasks", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreHaptics", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreMotion", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("Network", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("Contacts", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("SystemConfiguration", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("AppTrackingTransparency", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("AdSupport", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreTelephony", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("WatchConnectivity", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("EventKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreBluetooth", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("HealthKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("NaturalLanguage", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CallKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("PushKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("JavaScriptCore", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreVideo", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("Metal", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("DeviceCheck", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("MetricKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreNFC", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("GameController", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreAudio", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("AdServices", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("Compression", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("ManagedSettings", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("Accelerate", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("FoundationModels", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: []),
  Module("CoreServices", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["MobileCoreServices"]),
  Module("CommonCrypto", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["CryptoKit"]),
  Module("CloudKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["CoreLocation"]),
  Module("NetworkExtension", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["Network"]),
  Module("CoreML", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["CoreVideo"]),
  Module("WeatherKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["CoreLocation"]),
  Module("VideoToolbox", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["CoreVideo"]),
  Module("DeviceActivity", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["ManagedSettings"]),
  Module("SafariServices", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("MessageUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("StoreKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("AVFoundation", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("Photos", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("QuickLook", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "HeadlessSwiftUI"]),
  Module("CoreSpotlight", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("NotificationCenter", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("PDFKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("Social", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("LinkPresentation", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("MediaPlayer", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("AuthenticationServices", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("Intents", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("EventKitUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "EventKit"]),
  Module("CarPlay", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("SpriteKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("SceneKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "simd"]),
  Module("Vision", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "CoreML", "CoreVideo"]),
  Module("VisionKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("MetalKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "Metal"]),
  Module("PassKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "Contacts"]),
  Module("PencilKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("GameKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("MultipeerConnectivity", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("QuickLookThumbnailing", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("ReplayKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("UserNotificationsUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "UserNotifications"]),
  Module("Messages", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit"]),
  Module("AVKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "AVFoundation"]),
  Module("CoreMedia", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "AVFoundation"]),
  Module("AVFAudio", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "AVFoundation"]),
  Module("ContactsUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "Contacts"]),
  Module("PhotosUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "Photos", "HeadlessSwiftUI", "UniformTypeIdentifiers"]),
  Module("IntentsUI", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "Intents"]),
  Module("Speech", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "AVFoundation"]),
  Module("ARKit", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessUIKit", "SceneKit", "CoreVideo", "simd"]),
  Module("CoreTransferable", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessSwiftUI"]),
  Module("SwiftUICore", in: "AppleModules/StandIns", isOnLinuxAlone: true, product: [], on: ["HeadlessSwiftUI"]),
  Module("ScreenAudit", in: "Checking", product: [], on: ["JSONText", "LayoutGeometry", "DynamicType", "Diagnostics", "FontDescriptors", "FontManagement", "RichText", "Typesetting", "Snapshots"], tests: ["ScreenSketches"]),
  Module("CodeScreens", in: "Checking", product: ["ScreenAudit"], on: ["Diagnostics", "DynamicType", "HeadlessUIKit", "ScreenAudit", "Snapshots"], tests: ["ScreenSketches", "HeadlessSwiftUI"]),
  Module("ScreenPreview", in: "Checking", product: [], on: ["JSONText", "FileAccess", "SourceFacts", "LayoutGeometry", "DynamicType", "Diagnostics", "DesignTokens", "InterfaceBuilder", "FontDescriptors", "FontManagement", "RichText", "Typesetting", "Snapshots", "Rendering", "HeadlessUIKit", "ScreenLoading", "ScreenAudit"], tests: ["ScreenSketches", "RTFChecking", "CodeScreens"]),
  Module("_Testing_UIKit", in: "ForTests", isOnLinuxAlone: true),
  Module("ScreenTesting", in: "ForTests", product: [], on: ["FileAccess", "LayoutGeometry", "DynamicType", "Diagnostics", "RichText", "Snapshots", "Rendering", "HeadlessUIKit", "ScreenAudit", "CodeScreens"], tests: []),
  Module("SnapshotTesting", in: "ForTests", isOnLinuxAlone: true, product: [], on: ["LayoutGeometry", "DynamicType", "RichText", "Snapshots", "Rendering", "HeadlessUIKit", "HeadlessSwiftUI"], tests: []),
  Module("DynamicTypeTesting", in: "ForTests", product: [], on: ["DynamicType", "Diagnostics", "HeadlessUIKit", "HeadlessSwiftUI", "ScreenTesting"], tests: ["ScreenAudit"]),
  Module("InlineSnapshotTesting", in: "ForTests", isOnLinuxAlone: true, product: [], on: ["SnapshotTesting"], tests: []),
  Module("CActorIsolation", in: "CLibraries", .c),
  Module("CHarfBuzz", in: "CLibraries", .system, links: "libharfbuzz-dev"),
  Module("CFontconfig", in: "CLibraries", .system, links: "libfontconfig-dev"),
  Module("CFreeType", in: "CLibraries", .system, links: "libfreetype-dev"),
  Module("CCairo", in: "CLibraries", .system, links: "libcairo2-dev"),
  Module("CRsvg", in: "CLibraries", .system, links: "librsvg2-dev"),
  Module("CPoppler", in: "CLibraries", .system, links: "libpoppler-glib-dev"),
  Module("CJPEG", in: "CLibraries", .system, links: "libjpeg-dev"),
  Module("CJPEGDecoder", in: "CLibraries", .c, on: ["CJPEG"], links: "jpeg"),
  Module("CLibXML2", in: "CLibraries", .system, links: "libxml2-dev"),
  Module("CCmarkGFM", in: "CLibraries", .system, links: "libcmark-gfm-extensions-dev"),
  // End of the rows.
]

#if os(Linux)
let modules = rows
#else
let modules = rows.filter { !$0.isOnLinuxAlone }
#endif
let namesElsewhere = Set(rows.map(\.name)).subtracting(modules.map(\.name))

/// Names as dependencies, without those of modules that this system does not need.
func asDependencies(_ names: [String]) -> [Target.Dependency] {
  names.filter { !namesElsewhere.contains($0) }.map { .target(name: $0) }
}

extension Module {
  var library: Product? {
    product.map {
      .library(name: name, targets: ($0 + [name]).filter { !namesElsewhere.contains($0) })
    }
  }

  /// The target and, where it has tests of its own, that of the tests.
  var targets: [Target] {
    let path = "Sources/\(wing)/\(name)"
    switch kind {
    case .system:
      // Without `pkgConfig`: Swift Package Manager asks it for every library of a package, also for those
      // that a client does not use, and warns where one is missing. The shims need no search path.
      return [.systemLibrary(name: name, path: path, providers: links.map { [.apt([$0])] } ?? [])]
    case .c, .swift:
      let target = Target.target(
        name: name,
        dependencies: asDependencies(imports),
        path: path,
        exclude: excluded(from: name),
        swiftSettings: kind == .swift ? settings : [],
        linkerSettings: links.map { [.linkedLibrary($0)] } ?? []
      )
      guard let tests else { return [target] }
      let wing = wing.split(separator: "/")[0]
      return [
        target,
        .testTarget(
          name: name + "Tests",
          dependencies: asDependencies([name] + imports + tests),
          path: "Tests/\(wing)/\(name)Tests",
          exclude: testData,
          swiftSettings: settings
        ),
      ]
    }
  }
}

/// A target beside the modules: what tests share, and programs that tests run.
func beside(
  _ name: String,
  at path: String,
  isProgram: Bool = false,
  on names: [String]
) -> Target {
  let needed = asDependencies(names)
  return isProgram
    ? .executableTarget(name: name, dependencies: needed, path: path, swiftSettings: settings)
    : .target(name: name, dependencies: needed, path: path, swiftSettings: settings)
}

/// Screens that tests of the audit and of the preview draw by hand, small fonts that tests make, a program
/// that tests of the registry of fonts start, several at once, and kill, and the program of a plugin.
let helpers: [Target] = [
  beside(
    "ScreenSketches",
    at: "Tests/Checking/ScreenSketches",
    on: [
      "LayoutGeometry", "DynamicType", "Diagnostics", "FontDescriptors", "FontManagement",
      "RichText", "Typesetting", "Snapshots", "ScreenAudit",
    ]
  ),
  beside("MadeFonts", at: "Tests/Text/MadeFonts", on: ["FontManagement"]),
  beside(
    "FontRegistryWriter",
    at: "Tests/Text/FontRegistryWriter",
    isProgram: true,
    on: ["FontManagement", "FontRegistry"]
  ),
  beside(
    "TokenCodeGenerator",
    at: "Plugins/TokenCodeGenerator",
    isProgram: true,
    on: ["JSONText", "FileAccess", "Diagnostics", "DesignTokens"]
  ),
]

/// The plugin for `swift package dynamic-type-lint`, which runs a program that is installed, and the one
/// that turns the token files of a target into Swift.
let plugins: [Target] = [
  .plugin(
    name: "DynamicTypeLintPlugin",
    capability: .command(
      intent: .custom(
        verb: "dynamic-type-lint",
        description: "Reports faults of Dynamic Type in the sources of the package."
      )
    )
  ),
  .plugin(
    name: "DesignTokensPlugin",
    capability: .buildTool(),
    dependencies: ["TokenCodeGenerator"]
  ),
]

#if os(Linux)
/// Facts with public sources, which tests of UIKit and of SwiftUI lay out and compare, and two programs
/// that share fonts, which tests of Core Text's names run beside each other.
let helpersOnLinux: [Target] = [
  beside(
    "FactTesting",
    at: "Tests/AppleModules/FactTesting",
    on: [
      "CodeScreens", "DynamicType", "HeadlessUIKit", "LayoutGeometry", "ScreenAudit", "Snapshots",
      "Typesetting",
    ]
  ),
  beside(
    "FontProviderApp",
    at: "Examples/FontStory/FontProviderApp",
    isProgram: true,
    on: ["UIKit", "CoreText"]
  ),
  beside(
    "FontConsumerApp",
    at: "Examples/FontStory/FontConsumerApp",
    isProgram: true,
    on: ["UIKit", "CoreText", "Snapshots", "Rendering"]
  ),
]

/// Tests that belong to no module alone.
let testsOnLinux: [Target] = [
  ("UIKitFactsTests", "AppleModules", ["UIKit", "HeadlessUIKit"]),
  (
    "SwiftUIFactsTests", "AppleModules",
    ["SwiftUI", "DynamicType", "HeadlessUIKit", "HeadlessSwiftUI", "LayoutGeometry", "Snapshots"]
  ),
  ("GeneratedTokensTests", "Sizes", ["UIKit", "DesignTokens", "DynamicType", "FileAccess"]),
  (
    "SystemModuleTests", "AppleModules",
    ["UIKit", "SwiftUI", "Snapshots"]
      + modules.filter {
        $0.wing == "AppleModules/StandIns" || $0.wing == "AppleModules" && $0.tests == nil
      }.map(\.name)
  ),
].map { (name: String, wing: String, names: [String]) in
  .testTarget(
    name: name,
    dependencies: asDependencies(names) + (name.contains("Facts") ? ["FactTesting"] : []),
    path: "Tests/\(wing)/\(name)",
    swiftSettings: settings
  )
}
#else
let helpersOnLinux: [Target] = []
let testsOnLinux: [Target] = []
#endif

let package = Package(
  name: "swift-dynamic-type",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: modules.compactMap(\.library) + [
    .plugin(name: "DesignTokensPlugin", targets: ["DesignTokensPlugin"]),
    .plugin(name: "DynamicTypeLintPlugin", targets: ["DynamicTypeLintPlugin"]),
  ],
  targets: modules.flatMap(\.targets) + helpers + plugins + helpersOnLinux + testsOnLinux
)
