extension TokenDocument {
  /// Returns the typography tokens at the text sizes, in the order of the files.
  ///
  /// - Parameters:
  ///   - pointsPerRem: The points of one `rem`.
  ///   - options: The rules by which typography is scaled.
  /// - Returns: A scale for each token whose typography has a size.
  public func typographyScales(
    pointsPerRem: Double = 16,
    options: TypographyOptions = TypographyOptions()
  ) -> [TypographyScale] {
    tokens.compactMap { token in
      guard case .typography(let value)? = token.value,
        let typography = value.typography(pointsPerRem: pointsPerRem)
      else { return nil }
      return TypographyScale(
        path: token.path,
        typography: typography,
        behavior: token.behavior,
        options: options
      )
    }
  }
}
