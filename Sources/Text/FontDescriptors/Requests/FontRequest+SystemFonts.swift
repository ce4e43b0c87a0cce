public import DynamicType

extension FontRequest {
  /// Returns the request for the system font, in a size that does not follow the text size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The request, which does not follow the text size.
  public static func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> FontRequest {
    system(size, weight)
  }

  /// Returns the request for the bold system font, in a size that does not follow the text size.
  public static func boldSystemFont(ofSize size: Double) -> FontRequest {
    system(size, .bold)
  }

  /// Returns the request for the italic system font, in a size that does not follow the text size.
  public static func italicSystemFont(ofSize size: Double) -> FontRequest {
    system(size, .regular) { $0.symbolicTraits = .italic }
  }

  /// Returns the request for the system font in which all characters have one advance.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The request, which does not follow the text size.
  public static func monospacedSystemFont(ofSize size: Double, weight: FontWeight) -> FontRequest {
    system(size, weight) { $0.design = .monospaced }
  }

  /// Returns the request for the system font with digits of one advance.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The request, which does not follow the text size.
  public static func monospacedDigitSystemFont(
    ofSize size: Double,
    weight: FontWeight
  ) -> FontRequest {
    system(size, weight) { $0.features[.tabularFigures] = 1 }
  }

  private static func system(
    _ size: Double,
    _ weight: FontWeight,
    _ change: (inout FontDescriptor) -> Void = { _ in }
  ) -> FontRequest {
    check(size)
    var descriptor = FontDescriptor(pointSize: size, weight: weight)
    change(&descriptor)
    return FontRequest(descriptor, scaling: .fixed)
  }

  /// Returns the same request in the system font's form of a version of iOS.
  ///
  /// - Parameter version: The version; `nil` and versions without a form of their own change nothing.
  /// - Returns: The request in that form.
  public func spaced(asIn version: SystemVersion?) -> FontRequest {
    guard let version else { return self }
    let edition = SystemFontEdition(version)
    guard edition != .oneFont, edition != self.edition else { return self }
    return FontRequest(descriptor, scaling: scaling, edition: edition)
  }
}
