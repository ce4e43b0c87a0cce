/// A program that registers fonts, or requests the fonts of others.
///
/// ```swift
/// let provider = FontProvider(identifier: "com.example.type", folders: ["/opt/example/fonts"])
/// ```
public struct FontProvider: Hashable, Sendable {
  /// The rights that a program declares, as the array of `com.apple.developer.user-fonts` does.
  public enum Entitlement: String, CaseIterable, Hashable, Sendable {
    /// Uses fonts that others have registered.
    case useInstalledFonts = "app-usage"
    /// Registers fonts for other programs.
    case installFonts = "system-installation"
  }

  /// The name under which the fonts are kept, such as `com.example.type`.
  public var identifier: String
  /// The declared rights.
  public var entitlements: Set<Entitlement>
  /// The folders in which the files of the provider have to lie; `nil` for anywhere.
  public var folders: [String]?
  /// The fonts that the provider has by name, fetched on request.
  public var assets: FontAssets?

  /// Creates a provider.
  public init(
    identifier: String,
    entitlements: Set<Entitlement> = Set(Entitlement.allCases),
    folders: [String]? = nil,
    assets: FontAssets? = nil
  ) {
    self.identifier = identifier
    self.entitlements = entitlements
    self.folders = folders
    self.assets = assets
  }

  /// Whether the identifier can name a provider: 1 to 255 bytes without control characters.
  public var hasValidIdentifier: Bool {
    (1...255).contains(identifier.utf8.count)
      && identifier.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
