/// The scale of the font sizes of a document: that of macOS and the web, or that of iOS.
///
/// Text that is comfortable at 13 points on a Mac is comfortable at 17 on a phone. A document
/// says which it was written for, and sizes are converted when it is read for the other. This is
/// `NSTextScalingType`; the raw values are those of `\cocoatextscaling` in RTF.
///
/// ```swift
/// TextScaling.convert(17, from: .iOS, to: .standard)  // 13.09
/// ```
public enum TextScaling: Int, Hashable, Sendable, CaseIterable {
  /// Sizes as they look on macOS and on systems that are not Apple's.
  case standard = 0
  /// Sizes as they look on iOS.
  case iOS = 1

  /// The size in standard scaling of one point in iOS scaling.
  ///
  /// Apple publishes only the pair 17 and 13. Documents that Cocoa wrote hold 9.24, 13.09, 15.40,
  /// 16.94 and 21.56, which are 0.77 times 12, 17, 20, 22 and 28, not rounded; no value of 13/17
  /// or 1/1.3 fits more than one of them. Dividing by it for the other direction is assumed.
  /// Source: the text scaling evidence in `Documentation/Sources.md`.
  public static let standardPerIOSPoint = 0.77

  /// Returns a font size converted from one scaling to another.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points.
  ///   - source: The scaling that the size is meant in.
  ///   - target: The scaling that is wanted.
  /// - Returns: The size in points, not rounded; the same number when the scalings are equal.
  public static func convert(
    _ pointSize: Double,
    from source: TextScaling,
    to target: TextScaling
  ) -> Double {
    switch (source, target) {
    case (.iOS, .standard): pointSize * standardPerIOSPoint
    case (.standard, .iOS): pointSize / standardPerIOSPoint
    case (.standard, .standard), (.iOS, .iOS): pointSize
    }
  }
}
