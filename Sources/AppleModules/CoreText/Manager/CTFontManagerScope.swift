import FontRegistry

/// The reach of a registration and the time for which it lasts.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope; fonts cannot be registered in it.
  case none = 0
  /// This process, until it ends.
  case process = 1
  /// All programs of the user, until the font is removed.
  case persistent = 2
  /// All programs of the user, until the user logs out.
  case session = 3

  /// The earlier name of ``persistent``.
  public static let user = CTFontManagerScope.persistent
}

extension FontScope {
  /// The registry's scope for Core Text's; both have the same numbers.
  init(_ scope: CTFontManagerScope) { self = FontScope(rawValue: scope.rawValue) ?? .none }
}
