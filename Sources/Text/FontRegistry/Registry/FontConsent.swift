/// The answer of a person to a question of the registry.
///
/// A registry never installs a font for all programs, or removes those of a provider, without it.
public struct FontConsent: Sendable {
  /// The question.
  public struct Question: Sendable {
    /// The actions that need consent.
    public enum Action: Hashable, Sendable {
      /// The fonts become visible to all programs of the user.
      case install
      /// The fonts are removed together with their provider.
      case removeProvider
    }

    /// The action.
    public var action: Action
    /// The identifier of the provider.
    public var provider: String
    /// The fonts.
    public var fonts: [RegisteredFont]
    /// The scope.
    public var scope: FontScope
  }

  let ask: @Sendable (Question) -> Bool

  /// Creates consent that a closure asks for, at most once for a call of the registry.
  public init(ask: @escaping @Sendable (Question) -> Bool) { self.ask = ask }

  /// Consent that was given before.
  public static let granted = FontConsent { _ in true }
  /// No consent: nothing is installed.
  public static let denied = FontConsent { _ in false }
}
