public import DynamicType
import FontDescriptors

extension Font {
  /// Returns the font as a version of iOS spaces it.
  ///
  /// Until iOS 13 the system font was two fonts, one below 20 points and one from 20 points on,
  /// with a tracking of their own; since iOS 14 one font changes steadily with the size. Other
  /// fonts, the user's own San Francisco among them, stay as they are.
  ///
  /// - Parameter version: The version; `nil` and versions outside 9 to 13 change nothing.
  /// - Returns: The font.
  public func spaced(asIn version: SystemVersion?) -> Font {
    guard recipe.hasTwoFonts else { return self }
    return Font(request.spaced(asIn: version))
  }
}
