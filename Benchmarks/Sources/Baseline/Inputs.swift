public import DynamicType

/// Arguments that differ from call to call, so that no branch is always taken the same way.
public struct Inputs: Sendable {
  /// Sixteen values in points.
  public let values: [Double] = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 34, 44.5]

  /// Sixteen maxima of point sizes, half of them none.
  public let maxima: [Double] = [0, 20, 0, 24, 0, 28, 0, 32, 0, 40, 0, 48, 0, 60, 0, 80]

  /// Sixteen text styles.
  public let styles: [TextStyle] = TextStyle.standard + TextStyle.standard.prefix(5)

  /// Sixteen complete trait collections: twelve categories, two versions, two display scales.
  public let traits: [TraitCollection] = (0..<16).map { index in
    TraitCollection(
      preferredContentSizeCategory: ContentSizeCategory.allCases[index * 5 % 12],
      displayScale: index % 3 == 0 ? 2 : 3,
      userInterfaceIdiom: .phone,
      systemVersion: index % 2 == 0 ? SystemVersion(18) : SystemVersion(26)
    )
  }

  /// Creates the arguments.
  public init() {}
}
