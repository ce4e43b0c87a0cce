/// The treatment of colors outside the target space; all spaces here have the same colors.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// Returns the color in another space, which is always sRGB here.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: [String: Any]?
  ) -> CGColor? { self }
}
