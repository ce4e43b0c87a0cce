// Written by Scripts/generate-tables from Reference/apple-modules/ManagedSettings.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The name of an app that nobody reads.
public struct ApplicationToken: Hashable, Codable, Sendable {
  /// The bytes.
  private let data: Data
}

/// The name of a kind of apps that nobody reads.
public struct ActivityCategoryToken: Hashable, Codable, Sendable {
  /// The bytes.
  private let data: Data
}

/// The name of a page that nobody reads.
public struct WebDomainToken: Hashable, Codable, Sendable {
  /// The bytes.
  private let data: Data
}

/// An app.
public struct Application: Hashable, Sendable {
  /// The bundle identifier.
  public let bundleIdentifier: String?
  /// The token.
  public let token: ApplicationToken? = nil
  /// Creates an app of a name.
  public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
  /// The localized display name.
  public var localizedDisplayName: String? { nil }
}

/// The apps that are covered.
public struct ShieldSettings {
  /// The kinds of apps that are covered.
  public enum ActivityCategoryPolicy {
    /// The case of none.
    case none
    /// The case of all.
    case all(except: Set<ApplicationToken>)
    /// The case of specific.
    case specific(Set<ActivityCategoryToken>, except: Set<ApplicationToken>)
  }
  /// The applications.
  public var applications: Set<ApplicationToken>? = nil
  /// The application categories.
  public var applicationCategories: ActivityCategoryPolicy? = nil
  /// The web domains.
  public var webDomains: Set<WebDomainToken>? = nil
}

/// Limits, which are kept.
open class ManagedSettingsStore {
  /// The name of limits.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = Name(rawValue: "default")
  }
  /// The shield.
  open var shield: ShieldSettings = ShieldSettings()
  /// Creates limits.
  public init() {}
  /// Creates limits of a name.
  public convenience init(named name: ManagedSettingsStore.Name) { self.init() }
  /// Removes all limits.
  open func clearAllSettings() { shield = ShieldSettings() }
}
