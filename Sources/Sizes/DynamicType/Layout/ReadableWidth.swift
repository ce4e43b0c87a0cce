/// The width beyond which lines of text become hard to read, by category.
///
/// The width is that of a count of characters, so it grows with the text. Widths up to iOS 18
/// were measured for extra small, large and XXXL (the article on readable width) and are estimated for the others.
/// From iOS 26 the width is larger; the one published measurement is of another system font, so
/// all twelve are estimated. The measured widths are the default and those of all screens that are
/// drawn; a caller that names iOS 26 gets the estimates.
///
/// Source: `Reference/readable-width.json`.
public struct ReadableWidth: Hashable, Sendable {
  /// The width in points.
  public let points: Double

  /// The evidence for the width: ``TypeTable/Evidence/measured`` or
  /// ``TypeTable/Evidence/estimated``.
  public let evidence: TypeTable.Evidence

  /// Finds the width for a category; `unspecified` is read as Large.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - systemVersion: The version of the system; `nil` is the widths up to iOS 18.
  public init(for category: ContentSizeCategory, systemVersion: SystemVersion? = nil) {
    let column = category == .unspecified ? FontMetrics.baseColumn : category.position
    if (systemVersion ?? .unspecified) >= Self.laterSince {
      points = Double(Self.later[column])
      evidence = .estimated
    } else {
      points = Double(Self.earlier[column])
      evidence = Self.earlierIsMeasured[column] ? .measured : .estimated
    }
  }
}
