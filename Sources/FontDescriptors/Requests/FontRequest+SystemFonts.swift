public import DynamicType

extension FontRequest {
  /// Returns the request for the system font, in a size that does not follow the text size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  public static func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> FontRequest {
    check(size)
    return FontRequest(FontDescriptor(pointSize: size, weight: weight), scaling: .fixed)
  }

  /// Returns the request for the bold system font, in a size that does not follow the text size.
  public static func boldSystemFont(ofSize size: Double) -> FontRequest {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the same request in the system font's form of a version of iOS.
  ///
  /// - Parameter version: The version; `nil` and versions without a form of their own change nothing.
  public func spaced(asIn version: SystemVersion?) -> FontRequest {
    guard let version else { return self }
    let edition = SystemFontEdition(version)
    guard edition != .oneFont, edition != self.edition else { return self }
    return FontRequest(descriptor, scaling: scaling, edition: edition)
  }
}
