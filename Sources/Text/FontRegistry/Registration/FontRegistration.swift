/// Fonts to register, and how.
public struct FontRegistration: Hashable, Sendable {
  /// The fonts.
  public var items: [FontItem]
  /// The scope.
  public var scope: FontScope
  /// Whether the fonts are enabled; otherwise they are only known.
  public var isEnabled: Bool
  /// Whether the user may share fonts whose license restricts it: see ``EmbeddingRights``.
  public var hasLicense: Bool

  /// Creates a registration.
  public init(
    _ items: [FontItem],
    scope: FontScope,
    isEnabled: Bool = true,
    hasLicense: Bool = false
  ) {
    self.items = items
    self.scope = scope
    self.isEnabled = isEnabled
    self.hasLicense = hasLicense
  }
}

/// The outcome of a registration or the end of one.
public struct FontRegistrationResult: Hashable, Sendable {
  /// The fonts that were registered, enabled or unregistered.
  public var fonts: [RegisteredFont]
  /// The errors, one for each font that was not.
  public var errors: [FontRegistryError]

  /// Creates an outcome.
  public init(fonts: [RegisteredFont] = [], errors: [FontRegistryError] = []) {
    self.fonts = fonts
    self.errors = errors
  }
}

/// Called with errors as they are found, and with `done` at the end; returns false to cancel.
///
/// After false nothing is registered and the closure is not called again.
public typealias FontProgress =
  @Sendable (_ errors: [FontRegistryError], _ done: Bool) -> Bool
