/// Fonts that came or went.
public struct FontRegistryChange: Hashable, Sendable {
  /// The fonts that were registered or enabled.
  public var added: [RegisteredFont]
  /// The fonts that were unregistered or disabled.
  public var removed: [RegisteredFont]
}
