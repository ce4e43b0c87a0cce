/// Typography as a token gives it; a part that is missing or could not be read is `nil`.
public struct TokenTypography: Hashable, Sendable {
  /// The distance between baselines as a token gives it.
  public enum LineHeight: Hashable, Sendable {
    /// A multiple of the font size.
    case multiple(Double)
    /// A length; not part of the format, but common in files.
    case length(TokenDimension)
  }

  /// The families, most preferred first.
  public var fontFamily: [String]?
  /// The size.
  public var fontSize: TokenDimension?
  /// The weight.
  public var fontWeight: Double?
  /// The space added between letters.
  public var letterSpacing: TokenDimension?
  /// The distance between baselines.
  public var lineHeight: LineHeight?

  /// Returns the typography in points, or `nil` without a size above zero.
  ///
  /// - Parameter pointsPerRem: The points of one `rem`.
  /// - Returns: The typography at Large.
  public func typography(pointsPerRem: Double = 16) -> Typography? {
    // An `em` or percent as a font size refers to the size of the text around, which is the default.
    guard let size = fontSize?.points(pointsPerRem: pointsPerRem, fontSize: pointsPerRem),
      size > 0, size.isFinite
    else { return nil }
    return Typography(
      fontFamilies: fontFamily ?? [],
      fontSize: size,
      fontWeight: fontWeight ?? 400,
      letterSpacing: letterSpacing?.points(pointsPerRem: pointsPerRem, fontSize: size) ?? 0,
      lineHeight: lineHeight.map { height in
        switch height {
        case .multiple(let factor): factor
        case .length(let length):
          length.points(pointsPerRem: pointsPerRem, fontSize: size) / size
        }
      }
    )
  }
}
