/// The replacement of colors that a space lacks; spaces here have the same colors.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// Returns the color in another space, which is sRGB here whatever its name.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: [String: Any]?
  ) -> CGColor? { self }
}
