import FileAccess

extension AppTarget.Settings {
  /// Reads the settings that determine how a target is compiled.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - root: The absolute path of the folder to which paths are relative.
  init(_ settings: BuildSettings, root: String) {
    func path(_ name: String) -> String? {
      settings.text(name).map { FilePath.absolute($0, in: root) }
    }
    self.init(
      languageVersion: settings.text("SWIFT_VERSION").map(Self.languageMode),
      isolatesToMainActor: settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
      upcomingFeatures: Self.features(of: settings),
      bridgingHeader: path("SWIFT_OBJC_BRIDGING_HEADER"),
      infoPlist: path("INFOPLIST_FILE"),
      bundleIdentifier: settings.text("PRODUCT_BUNDLE_IDENTIFIER"),
      deploymentTarget: settings.text("IPHONEOS_DEPLOYMENT_TARGET"),
      deviceFamilies: settings.text("TARGETED_DEVICE_FAMILY").map { families in
        families.split { !$0.isNumber }.compactMap { Int($0).flatMap(DeviceFamily.init) }
      } ?? []
    )
    addConditions(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    read(flags: settings.list("OTHER_SWIFT_FLAGS"))
    for layer in settings.layers {
      for name in layer.keys where name.hasPrefix("INFOPLIST_KEY_") {
        infoPlistKeys[String(name.dropFirst(14))] = settings.text(name)
      }
    }
    headerFolders =
      (settings.list("USER_HEADER_SEARCH_PATHS") + settings.list("HEADER_SEARCH_PATHS"))
      .map { $0.hasSuffix("/**") ? String($0.dropLast(3)) : $0 }
      .map { FilePath.absolute($0, in: root) }
      .filter { FileSystem.kind(of: $0) == .folder }
  }

  mutating func addConditions(_ names: [String]) {
    for name in names where !conditions.contains(name) { conditions.append(name) }
  }

  /// Reads the settings in compiler flags.
  mutating func read(flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": if let name = rest.popFirst() { addConditions([name]) }
      case "-Xfrontend": break
      case "-swift-version": languageVersion = rest.popFirst() ?? languageVersion
      case "-default-isolation": isolatesToMainActor = rest.popFirst() == "MainActor"
      case "-enable-upcoming-feature": upcomingFeatures += [rest.popFirst()].compactMap { $0 }
      case "-enable-experimental-feature":
        experimentalFeatures += [rest.popFirst()].compactMap { $0 }
      case "-enable-bare-slash-regex": upcomingFeatures.append("BareSlashRegexLiterals")
      default: if flag.hasPrefix("-D") { addConditions([String(flag.dropFirst(2))]) }
      }
    }
  }

  /// The language mode of a version: the compiler supports 4, 4.2, 5 and 6.
  static func languageMode(_ version: String) -> String {
    version.hasPrefix("4.2") ? "4.2" : String(version.prefix { $0 != "." })
  }

  private static func features(of settings: BuildSettings) -> [String] {
    let named = features.filter { settings.isOn($0.setting) }.map(\.feature)
    let together = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []
    return named + together.filter { !named.contains($0) }
  }

  /// The features of "Approachable Concurrency", by the build settings reference of Xcode 26.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The settings of upcoming features, by the build settings reference.
  private static let features: [(setting: String, feature: String)] = [
    ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals"),
    ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    (
      "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      "GlobalActorIsolatedTypesUsability"
    ),
    ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
    ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    (
      "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"
    ),
    ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]
}
