/// The names that a configuration may use.
public struct ConfigurationVocabulary: Sendable {
  /// The rules.
  public var rules: RuleCatalog

  /// All spellings of devices, or `nil` to accept any.
  public var devices: [String]?

  /// All spellings of content size categories, or `nil` to accept any.
  public var categories: [String]?

  /// The first numbers of the versions of the system, or `nil` to accept any.
  public var systemVersions: [String]?

  /// Creates a vocabulary.
  ///
  /// Case, spaces, hyphens and underscores of devices and categories do not count.
  public init(
    rules: RuleCatalog,
    devices: [String]? = nil,
    categories: [String]? = nil,
    systemVersions: [String]? = nil
  ) {
    self.rules = rules
    self.devices = devices
    self.categories = categories
    self.systemVersions = systemVersions
  }
}
