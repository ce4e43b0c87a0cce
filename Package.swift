// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// On a machine of up to four cores modules are compiled as a whole, and debugged by lines.
///
/// That takes less time than file by file, which a person feels who builds the house once to use it.
/// Who changes a file of it sets INCREMENTAL, and compiles what changed. More cores than four are better
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

/// Passes of the compiler that are left out: the removal of redundant loads, which takes a third of the
/// time of `AutoLayout`, and, outside continuous integration, the check that values stay in their region
/// of isolation, which is for those who change the house.
var passes: [String] {
  ["mandatory-redundant-load-elimination"] + (isContinuousIntegration ? [] : ["send-non-sendable"])
}

/// The settings of every target: Swift 6, strict imports, and no warning that stays.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + compilation

/// A C library of the system, with the Debian package that holds its headers.
///
/// Without `pkgConfig`: Swift Package Manager asks it for every library of a package, also for those
/// that a client does not use, and warns where one is missing. The shims need no search path.
func system(_ name: String, _ package: String) -> Target {
  .systemLibrary(name: name, providers: [.apt([package])])
}

/// A room of the house with its tests; `data` names folders of the tests that are no source.
func room(
  _ name: String,
  on dependencies: [Target.Dependency] = [],
  icu: Bool = false,
  data: [String] = [],
  tests: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies,
      swiftSettings: settings,
      linkerSettings: icu ? [.linkedLibrary("_FoundationICU")] : []
    ),
    .testTarget(
      name: name + "Tests",
      dependencies: [.target(name: name)] + dependencies + tests,
      exclude: data,
      swiftSettings: settings
    ),
  ]
}

/// Modules of Apple's systems that SwiftUI is written with, where they are not.
#if os(Linux)
let modulesOfSwiftUI: [Target.Dependency] = ["Combine", "UniformTypeIdentifiers"]
#else
let modulesOfSwiftUI: [Target.Dependency] = []
#endif

/// `import UIKit` where Apple's is not: HeadlessUIKit, with the documents that ScreenLoading reads.
#if os(Linux)
let reexports: [Target] = [
  .target(
    name: "UIKit",
    dependencies: [
      "Combine", "HeadlessUIKit", "Rendering", "RichText", "ScreenLoading", "_Testing_UIKit",
    ],
    swiftSettings: settings
  )
]
/// What a file asks for that imports both Testing and UIKit.
let overlays: [Target] = [.target(name: "_Testing_UIKit", swiftSettings: settings)]
/// `import CoreText` where Apple's is not: the names of its font management.
let coreText: [Target] = room(
  "CoreText",
  on: ["FontDescriptors", "FontManagement", "FontRegistry", "HeadlessUIKit"],
  tests: ["UIKit", "MadeFonts", "FontProviderApp", "FontConsumerApp"]
)
/// `import SnapshotTesting` where Apple's frameworks are not: snapshots of views in tests.
let snapshotTesting: [Target] =
  room(
    "SnapshotTesting",
    on: [
      "LayoutGeometry", "DynamicType", "RichText", "Snapshots", "Rendering", "HeadlessUIKit",
      "HeadlessSwiftUI",
    ]
  )
  + room("InlineSnapshotTesting", on: ["SnapshotTesting"])
/// `import WebKit` where Apple's is not: web views, whose pages a browser draws.
let webKit: [Target] = room(
  "WebKit",
  on: [
    "JSONText", "LayoutGeometry", "DynamicType", "WebPages", "Snapshots", "HeadlessUIKit",
  ],
  tests: ["UIKit", "Rendering"]
)
/// Modules of Apple's systems that apps import beside UIKit, with the names that they use most.
let systemModules: [Target] =
  room("Combine") + room("OSLog") + room("UniformTypeIdentifiers") + room("CoreLocation")
  + room("UserNotifications") + room("MapKit", on: ["CoreLocation", "HeadlessUIKit", "Snapshots"])
  + room(
    "CoreData",
    on: ["HeadlessUIKit", "HeadlessSwiftUI", "Combine"],
    tests: ["UIKit", "SwiftUI", "Rendering", "Snapshots"]
  )
  + room("WidgetKit", on: ["HeadlessUIKit", "HeadlessSwiftUI"], tests: ["SwiftUI"])
  + [
    .target(name: "MobileCoreServices", swiftSettings: settings),
    .target(name: "CoreServices", dependencies: ["MobileCoreServices"], swiftSettings: settings),
  ]
  + [
    "LocalAuthentication", "AudioToolbox", "BackgroundTasks", "CoreHaptics", "CoreMotion",
    "Network", "CryptoKit", "Contacts", "SystemConfiguration", "simd",
    "Security",
  ].map { (name: String) in .target(name: name, swiftSettings: settings) }
  + [.target(name: "CommonCrypto", dependencies: ["CryptoKit"], swiftSettings: settings)]
  + [
    ("SafariServices", []), ("MessageUI", []), ("StoreKit", []), ("AVFoundation", []),
    ("AVKit", ["AVFoundation"]), ("AVFAudio", ["AVFoundation"]), ("ContactsUI", ["Contacts"]),
    ("Photos", []), ("PhotosUI", ["Photos"]),
    ("QuickLook", []), ("CoreSpotlight", []), ("NotificationCenter", []), ("Social", []),
    ("LinkPresentation", []), ("MediaPlayer", []), ("AuthenticationServices", []),
  ].map { (name: String, others: [Target.Dependency]) in
    .target(name: name, dependencies: ["HeadlessUIKit"] + others, swiftSettings: settings)
  }
  + [
    .testTarget(
      name: "SystemModuleTests",
      dependencies: [
        "UIKit", "SafariServices", "MessageUI", "StoreKit", "AVFoundation", "AVKit", "Photos",
        "PhotosUI", "LocalAuthentication", "CoreServices", "AudioToolbox", "BackgroundTasks",
        "CoreHaptics", "CoreMotion", "Network", "QuickLook", "CoreSpotlight", "NotificationCenter",
        "Social", "LinkPresentation", "MediaPlayer", "AuthenticationServices", "CryptoKit",
        "CommonCrypto", "Contacts", "ContactsUI", "SystemConfiguration", "AVFAudio", "simd",
        "Security",
        "Snapshots",
      ],
      swiftSettings: settings
    )
  ]
/// `import SwiftUI` where Apple's is not: one line that re-exports HeadlessSwiftUI.
let swiftUI: [Target] = [
  .target(name: "SwiftUI", dependencies: ["HeadlessSwiftUI", "UIKit"], swiftSettings: settings),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "SwiftUI", "HeadlessSwiftUI", "Combine", "DynamicType", "LayoutGeometry", "Rendering",
      "Snapshots",
    ],
    swiftSettings: settings
  ),
  .testTarget(
    name: "SwiftUIFactsTests",
    dependencies: [
      "FactTesting", "SwiftUI", "DynamicType", "HeadlessUIKit", "HeadlessSwiftUI",
      "LayoutGeometry", "Snapshots",
    ],
    swiftSettings: settings
  ),
]

/// Facts with public sources, which the tests of UIKit and of SwiftUI lay out and compare.
let facts: [Target] = [
  .target(
    name: "FactTesting",
    dependencies: [
      "CodeScreens", "DynamicType", "HeadlessUIKit", "LayoutGeometry", "ScreenAudit", "Snapshots",
      "Typesetting",
    ],
    path: "Tests/FactTesting",
    swiftSettings: settings
  ),
  .testTarget(
    name: "UIKitFactsTests",
    dependencies: ["FactTesting", "UIKit", "HeadlessUIKit"],
    swiftSettings: settings
  ),
]
/// Two programs that share fonts, which tests of Core Text's names run beside each other.
let fontStory: [Target] = [
  .executableTarget(
    name: "FontProviderApp",
    dependencies: ["UIKit", "CoreText"],
    path: "Examples/FontStory/FontProviderApp",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "FontConsumerApp",
    dependencies: ["UIKit", "CoreText", "Snapshots", "Rendering"],
    path: "Examples/FontStory/FontConsumerApp",
    swiftSettings: settings
  ),
]
/// Programs as users of UIKit write them, with its expected behavior.
let userTests: [Target] = [
  .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Combine"], swiftSettings: settings),
  .testTarget(
    name: "GeneratedTokensTests",
    dependencies: ["UIKit", "DesignTokens", "DynamicType", "FileAccess"],
    swiftSettings: settings
  ),
]
#else
let reexports: [Target] = []
let coreText: [Target] = []
let snapshotTesting: [Target] = []
let webKit: [Target] = []
let swiftUI: [Target] = []
let systemModules: [Target] = []
let fontStory: [Target] = []
let overlays: [Target] = []
let userTests: [Target] = []
let facts: [Target] = []
#endif

/// Screens that tests of the audit and of the preview draw by hand.
let sketches: [Target] = [
  .target(
    name: "ScreenSketches",
    dependencies: [
      "LayoutGeometry", "DynamicType", "Diagnostics", "FontDescriptors", "FontManagement",
      "RichText", "Typesetting",
      "Snapshots", "ScreenAudit",
    ],
    path: "Tests/ScreenSketches",
    swiftSettings: settings
  )
]

/// Small fonts that tests make.
let madeFonts: [Target] = [
  .target(
    name: "MadeFonts",
    dependencies: ["FontManagement"],
    path: "Tests/MadeFonts",
    swiftSettings: settings
  )
]

/// A program that tests of the registry of fonts start, several at once, and kill.
let writers: [Target] = [
  .executableTarget(
    name: "FontRegistryWriter",
    dependencies: ["FontManagement", "FontRegistry"],
    path: "Tests/FontRegistryWriter",
    swiftSettings: settings
  )
]

/// The plugin for `swift package dynamic-type-lint`, which runs a program that is installed.
let lintPlugin: [Target] = [
  .plugin(
    name: "DynamicTypeLintPlugin",
    capability: .command(
      intent: .custom(
        verb: "dynamic-type-lint",
        description: "Reports faults of Dynamic Type in the sources of the package."
      )
    )
  )
]

/// The plugin that turns the token files of a target into Swift, and the program that it runs.
let tokenPlugin: [Target] = [
  .executableTarget(
    name: "TokenCodeGenerator",
    dependencies: ["JSONText", "FileAccess", "Diagnostics", "DesignTokens"],
    path: "Plugins/TokenCodeGenerator",
    swiftSettings: settings
  ),
  .plugin(
    name: "DesignTokensPlugin",
    capability: .buildTool(),
    dependencies: ["TokenCodeGenerator"]
  ),
]

let package = Package(
  name: "swift-dynamic-type",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DynamicType", targets: ["LayoutGeometry", "DynamicType"]),
    .library(name: "WebTypography", targets: ["WebTypography"]),
    .library(name: "WebPages", targets: ["JSONText", "WebPages"]),
    .library(name: "JSONText", targets: ["JSONText"]),
    .library(name: "FileAccess", targets: ["FileAccess"]),
    .library(name: "SourceFacts", targets: ["SourceFacts"]),
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "DesignTokens", targets: ["FontDescriptors", "Diagnostics", "DesignTokens"]),
    .library(name: "SizeStatistics", targets: ["Diagnostics", "SizeStatistics"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "RichText", targets: ["FontDescriptors", "RichText"]),
    .library(name: "RTF", targets: ["FontDescriptors", "RichText", "RTF"]),
    .library(name: "RTFChecking", targets: ["Diagnostics", "RTFChecking"]),
    .library(name: "RichTextHTML", targets: ["FontDescriptors", "RichText", "RichTextHTML"]),
    .library(
      name: "RichTextMarkdown",
      targets: ["FontDescriptors", "RichText", "RichTextMarkdown"]
    ),
    .library(
      name: "Typesetting",
      targets: ["FontDescriptors", "FontManagement", "RichText", "Typesetting"]
    ),
    .library(name: "FontRegistry", targets: ["FontDescriptors", "FontManagement", "FontRegistry"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "DocumentPages", targets: ["DocumentPages"]),
    .library(name: "InterfaceBuilder", targets: ["Diagnostics", "InterfaceBuilder"]),
    .library(
      name: "HeadlessUIKit",
      targets: ["HeadlessUIKit", "Snapshots"] + reexports.map(\.name)
    ),
    .library(name: "ScreenLoading", targets: ["ScreenLoading"]),
    .library(name: "ScreenAudit", targets: ["ScreenAudit"]),
    .library(name: "CodeScreens", targets: ["ScreenAudit", "CodeScreens"]),
    .library(name: "ScreenPreview", targets: ["ScreenPreview"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "DynamicTypeTesting", targets: ["DynamicTypeTesting"]),
    .plugin(name: "DesignTokensPlugin", targets: ["DesignTokensPlugin"]),
    .plugin(name: "DynamicTypeLintPlugin", targets: ["DynamicTypeLintPlugin"]),
  ]
    + (coreText + webKit + swiftUI + snapshotTesting + systemModules).filter { !$0.isTest }.map {
      .library(name: $0.name, targets: [$0.name])
    },
  targets: [
    .target(name: "CActorIsolation"),
    system("CHarfBuzz", "libharfbuzz-dev"),
    system("CFontconfig", "libfontconfig-dev"),
    system("CFreeType", "libfreetype-dev"),
    system("CCairo", "libcairo2-dev"),
    system("CRsvg", "librsvg2-dev"),
    system("CPoppler", "libpoppler-glib-dev"),
    system("CJPEG", "libjpeg-dev"),
    system("CLibXML2", "libxml2-dev"),
    system("CCmarkGFM", "libcmark-gfm-extensions-dev"),
    .target(
      name: "CJPEGDecoder",
      dependencies: ["CJPEG"],
      linkerSettings: [.linkedLibrary("jpeg")]
    ),
  ]
    + room("LayoutGeometry")
    + room("JSONText")
    + room("FileAccess")
    + room("SourceFacts")
    + room("DynamicType", on: ["LayoutGeometry"])
    + room("SystemMetrics", on: ["LayoutGeometry", "DynamicType"])
    + room("WebTypography", on: ["DynamicType"])
    + room("WebPages", on: ["JSONText", "FileAccess", "LayoutGeometry", "DynamicType"])
    + room("AutoLayout")
    + room("Diagnostics", on: ["JSONText", "FileAccess"], data: ["Expected"])
    + room(
      "InterfaceBuilder",
      on: [
        "JSONText", "FileAccess", "LayoutGeometry", "DynamicType", "Diagnostics", "RichText",
        "CLibXML2",
      ],
      data: ["Project"]
    )
    + room(
      "DesignTokens",
      on: [
        "JSONText", "FileAccess", "DynamicType", "FontDescriptors", "Diagnostics", "WebTypography",
      ],
      tests: ["Snapshots"] + swiftUI.filter { !$0.isTest }.map { .target(name: $0.name) }
    )
    + room("SizeStatistics", on: ["JSONText", "DynamicType", "Diagnostics"])
    + room("FontDescriptors", on: ["DynamicType"])
    + room("RichText", on: ["LayoutGeometry", "DynamicType", "FontDescriptors"])
    + room(
      "RTF",
      on: ["FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText"],
      data: ["Samples"]
    )
    + room(
      "RTFChecking",
      on: ["DynamicType", "Diagnostics", "FontDescriptors", "RichText", "RTF"]
    )
    + room(
      "RichTextHTML",
      on: ["FileAccess", "DynamicType", "FontDescriptors", "RichText", "CLibXML2"],
      data: ["Samples"]
    )
    + room(
      "RichTextMarkdown",
      on: ["FileAccess", "DynamicType", "FontDescriptors", "RichText", "CCmarkGFM"]
    )
    + room(
      "FontManagement",
      on: ["FileAccess", "DynamicType", "FontDescriptors", "CHarfBuzz", "CFontconfig"],
      data: ["Corpus"]
    )
    + room(
      "FontRegistry",
      on: ["JSONText", "FileAccess", "FontDescriptors", "FontManagement"],
      data: ["Programs"],
      tests: ["FontRegistryWriter", "MadeFonts"]
    )
    + room(
      "Typesetting",
      on: [
        "FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText",
        "FontManagement",
        "CHarfBuzz",
      ],
      icu: true
    )
    + room(
      "Snapshots",
      on: [
        "JSONText", "LayoutGeometry", "DynamicType", "FontDescriptors", "FontManagement",
        "RichText",
        "Typesetting",
      ]
    )
    + room(
      "Rendering",
      on: [
        "FileAccess", "LayoutGeometry", "DynamicType", "FontDescriptors", "RichText",
        "FontManagement",
        "Typesetting", "Snapshots",
        "CHarfBuzz", "CFreeType", "CCairo", "CRsvg", "CPoppler", "CJPEGDecoder",
      ],
      data: ["Corpus"]
    )
    + room(
      "DocumentPages",
      on: [
        "LayoutGeometry", "FontDescriptors", "RichText", "Typesetting", "Snapshots", "Rendering",
      ],
      tests: ["DynamicType", "RTF"]
    )
    + room(
      "HeadlessUIKit",
      on: [
        "CActorIsolation",
        "LayoutGeometry", "DynamicType", "SystemMetrics", "FontDescriptors", "FontManagement",
        "FontRegistry", "RichText", "RTF", "RichTextHTML", "RichTextMarkdown", "Typesetting",
        "AutoLayout", "Snapshots",
      ],
      tests: ["MadeFonts"]
    )
    + room(
      "HeadlessSwiftUI",
      on: [
        "LayoutGeometry", "DynamicType", "SystemMetrics", "FontDescriptors", "FontManagement",
        "RichText", "RichTextMarkdown", "Typesetting", "Snapshots", "HeadlessUIKit",
      ] + modulesOfSwiftUI,
      tests: ["Diagnostics", "ScreenAudit"]
    )
    + room(
      "ScreenLoading",
      on: [
        "JSONText", "FileAccess", "SourceFacts", "LayoutGeometry", "DynamicType", "Diagnostics",
        "InterfaceBuilder", "FontDescriptors",
        "FontManagement",
        "RichText",
        "HeadlessUIKit", "Snapshots",
      ]
    )
    + room(
      "ScreenAudit",
      on: [
        "JSONText", "LayoutGeometry", "DynamicType", "Diagnostics", "FontDescriptors",
        "FontManagement",
        "RichText", "Typesetting",
        "Snapshots",
      ],
      tests: ["ScreenSketches"]
    )
    + room(
      "CodeScreens",
      on: ["Diagnostics", "DynamicType", "HeadlessUIKit", "ScreenAudit", "Snapshots"],
      tests: ["ScreenSketches", "HeadlessSwiftUI"]
    )
    + room(
      "ScreenPreview",
      on: [
        "JSONText", "FileAccess", "SourceFacts", "LayoutGeometry", "DynamicType", "Diagnostics",
        "DesignTokens", "InterfaceBuilder", "FontDescriptors",
        "FontManagement",
        "RichText", "Typesetting", "Snapshots", "Rendering", "HeadlessUIKit", "ScreenLoading",
        "ScreenAudit",
      ],
      tests: ["ScreenSketches", "RTFChecking", "CodeScreens"]
    )
    + room(
      "ScreenTesting",
      on: [
        "FileAccess", "LayoutGeometry", "DynamicType", "Diagnostics", "RichText", "Snapshots",
        "Rendering", "HeadlessUIKit", "ScreenAudit", "CodeScreens",
      ]
    )
    + room(
      "DynamicTypeTesting",
      on: ["DynamicType", "Diagnostics", "HeadlessUIKit", "HeadlessSwiftUI", "ScreenTesting"],
      tests: ["ScreenAudit"]
    )
    + tokenPlugin + lintPlugin
    + sketches
    + madeFonts
    + writers
    + reexports
    + coreText + webKit + swiftUI + snapshotTesting + systemModules
    + fontStory
    + overlays
    + userTests
    + facts
)
