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
    Font(.italicSystemFont(ofSize: size))
  }

  /// Returns the system font in which all characters have one advance.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font, which does not follow the text size.
  public static func monospacedSystemFont(ofSize size: Double, weight: FontWeight) -> Font {
    Font(.monospacedSystemFont(ofSize: size, weight: weight))
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
    Font(.monospacedDigitSystemFont(ofSize: size, weight: weight))
  }
}
