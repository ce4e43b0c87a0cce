package import FontDescriptors

extension FontSynthesis {
  /// The tangent of 14 degrees, by which oblique text leans.
  ///
  /// Source: CSS Fonts 4, the angle of `font-style: oblique`.
  package static let slant = 0.2493

  /// The distance in ems between the two strikes of bold text.
  ///
  /// Source: measured and reported of WebKit, which adds a 36th of the size to each advance.
  package static let strikeDistance = 1.0 / 36
}
