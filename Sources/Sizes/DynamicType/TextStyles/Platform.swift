/// One of Apple's systems, each with a type table of its own.
public enum Platform: Hashable, Sendable, CaseIterable {
  /// iOS and iPadOS: eleven styles in twelve categories.
  case iOS
  /// macOS: one size a style; the person's text size does not reach it.
  case macOS
  /// watchOS: ten styles in nine categories; the default depends on the case.
  case watchOS
  /// tvOS: one size a style; no table by category is published.
  case tvOS
  /// visionOS: one published size a style, the other categories are estimated.
  case visionOS
}

extension Platform: LosslessStringConvertible {
  /// The platform's name as Apple writes it.
  public var description: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }

  /// Creates a platform from its name, ignoring case; `iPadOS` is read as ``iOS``.
  public init?(_ description: String) {
    if let platform = Self.named(description) {
      self = platform
    } else if ContentSizeCategory.matches(description, "iPadOS") {
      self = .iOS
    } else {
      return nil
    }
  }
}
