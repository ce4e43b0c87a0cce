/// The kinds of products of Xcode's targets.
enum XcodeProduct: Hashable, Sendable {
  case compiled(AppTarget.Kind)
  case leftOut(LeftOutTarget.Reason)

  /// The kind by the product's type; an unknown type is left out as a tool.
  init(_ type: String) {
    let name = type.hasPrefix(Self.prefix) ? String(type.dropFirst(Self.prefix.count)) : type
    self = Self.table[name] ?? (name.hasPrefix("bundle.") ? .leftOut(.tests) : .leftOut(.tool))
  }

  private static let prefix = "com.apple.product-type."

  private static let table: [String: XcodeProduct] = [
    "application": .compiled(.application),
    "application.on-demand-install-capable": .compiled(.application),
    "framework": .compiled(.framework),
    "framework.static": .compiled(.framework),
    "library.static": .compiled(.library),
    "library.dynamic": .compiled(.library),
    "app-extension": .compiled(.appExtension),
    "app-extension.intents-service": .compiled(.appExtension),
    "app-extension.messages": .compiled(.appExtension),
    "app-extension.messages-sticker-pack": .leftOut(.resourcesOnly),
    "extensionkit-extension": .compiled(.appExtension),
    "application.messages": .leftOut(.resourcesOnly),
    "application.watchapp": .leftOut(.otherPlatform),
    "application.watchapp2": .leftOut(.otherPlatform),
    "application.watchapp2-container": .leftOut(.otherPlatform),
    "watchkit-extension": .leftOut(.otherPlatform),
    "watchkit2-extension": .leftOut(.otherPlatform),
    "tv-app-extension": .leftOut(.otherPlatform),
    "xcode-extension": .leftOut(.otherPlatform),
    "system-extension": .leftOut(.otherPlatform),
    "driver-extension": .leftOut(.otherPlatform),
    "kernel-extension": .leftOut(.otherPlatform),
    "xpc-service": .leftOut(.otherPlatform),
    "bundle": .leftOut(.resourcesOnly),
    "tool": .leftOut(.tool),
    "bundle.unit-test": .leftOut(.tests),
    "bundle.ui-testing": .leftOut(.tests),
    "bundle.ocunit-test": .leftOut(.tests),
  ]

  /// Whether settings are for iOS, according to `SUPPORTED_PLATFORMS`, `SDKROOT` and the deployment targets.
  ///
  /// A target that names its own SDK is for that, whatever platforms its project supports.
  static func isForPhones(_ settings: BuildSettings) -> Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    let isOverridden =
      settings.level(of: "SUPPORTED_PLATFORMS") ?? 0 < settings.level(of: "SDKROOT") ?? 0
    if !platforms.isEmpty, !isOverridden {
      return platforms.contains { $0.hasPrefix("iphone") || $0 == "$(AVAILABLE_PLATFORMS)" }
    }
    let sdk = settings.text("SDKROOT") ?? ""
    if sdk.isEmpty || sdk == "auto" {
      return settings.text("IPHONEOS_DEPLOYMENT_TARGET") != nil
        || ["MACOSX", "WATCHOS", "TVOS"].allSatisfy {
          settings.text("\($0)_DEPLOYMENT_TARGET") == nil
        }
    }
    return sdk.hasPrefix("iphone")
  }
}
