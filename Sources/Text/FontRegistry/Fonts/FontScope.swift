/// The reach of a registration and the time for which it lasts.
///
/// The raw values are those of Core Text's `CTFontManagerScope`.
public enum FontScope: UInt32, CaseIterable, Hashable, Sendable {
  /// No scope; fonts cannot be registered in it.
  case none = 0
  /// This process, until it ends.
  case process = 1
  /// All programs of the user, until the font is removed.
  case persistent = 2
  /// All programs of the user, until the user logs out.
  case session = 3
}

extension FontScope: CustomStringConvertible {
  /// The name in lower case.
  public var description: String {
    switch self {
    case .none: "none"
    case .process: "process"
    case .persistent: "persistent"
    case .session: "session"
    }
  }
}
