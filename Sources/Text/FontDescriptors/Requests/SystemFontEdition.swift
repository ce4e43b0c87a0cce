public import DynamicType

/// A form in which San Francisco was shipped.
public enum SystemFontEdition: Hashable, Sendable {
  /// One font that changes steadily with the size: iOS 14 and later.
  case oneFont
  /// Two fonts that take turns at 20 points, each with its tracking: iOS 9 to 13.
  case twoFonts

  /// The edition of a version of iOS; versions before 9 have Helvetica Neue and are not
  /// distinguished.
  public init(_ version: SystemVersion) {
    self = Self.byVersion[SystemGeneration(version)]
  }
}
