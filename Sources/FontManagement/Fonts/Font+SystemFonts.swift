public import DynamicType
import FontDescriptors

extension Font {
  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font, which does not follow the text size.
  public static func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> Font {
    Font(.systemFont(ofSize: size, weight: weight))
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(.boldSystemFont(ofSize: size))
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(system: size, .regular) { $0.symbolicTraits = .italic }
  }

  /// Returns the system font in which all characters have one advance.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font, which does not follow the text size.
  public static func monospacedSystemFont(ofSize size: Double, weight: FontWeight) -> Font {
    Font(system: size, weight) { $0.design = .monospaced }
  }

  /// Returns the system font with digits of one advance.
  ///
  /// The advance is that of the digit 0, which is an estimate: San Francisco's tabular digits
  /// were not measured.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font, which does not follow the text size.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: FontWeight) -> Font {
    Font(system: size, weight) { $0.features[.tabularFigures] = 1 }
  }

  private init(
    system size: Double,
    _ weight: FontWeight,
    _ change: (inout FontDescriptor) -> Void
  ) {
    FontRequest.check(size)
    var descriptor = FontDescriptor(pointSize: size, weight: weight)
    change(&descriptor)
    self.init(FontRequest(descriptor, scaling: .fixed))
  }
}
