extension FontDescriptor {
  /// The name of a property of a descriptor, with UIKit's values.
  ///
  /// Source: the published raw values of `UIFontDescriptor.AttributeName`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public var rawValue: String

    /// Creates a name from UIKit's value; values other than those below have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// ``FontDescriptor/family``.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// ``FontDescriptor/face``.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// ``FontDescriptor/postScriptName``.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// ``FontDescriptor/pointSize``.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// ``FontDescriptor/weight``, ``FontDescriptor/width``, ``FontDescriptor/slant`` and
    /// ``FontDescriptor/symbolicTraits``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// ``FontDescriptor/features``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// ``FontDescriptor/cascadeList``.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// ``FontDescriptor/textStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// ``FontDescriptor/filePath``, as Core Text's `kCTFontURLAttribute`.
    package static let fileURL = AttributeName(rawValue: "NSCTFontFileURLAttribute")
    /// ``FontDescriptor/registrationUserInfo``, as Core Text's `kCTFontRegistrationUserInfoAttribute`.
    package static let registrationUserInfo = AttributeName(
      rawValue: "NSCTFontRegistrationUserInfoAttribute"
    )
  }
}
