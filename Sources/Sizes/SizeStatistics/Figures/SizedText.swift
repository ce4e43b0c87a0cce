public import DynamicType

/// A text of an app with its size in each category, such as a text style or a typography token.
public struct SizedText: Hashable, Sendable {
  /// The smallest size that Apple's guidelines recommend on iOS, in points.
  public static let recommendedMinimum = 11.0

  /// The name.
  public let name: String

  /// The sizes in points as the app shows them, from the smallest to the largest category.
  private let sizes: [Double]

  /// The sizes in points without a cap.
  private let freeSizes: [Double]

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size in points that the app shows in a category.
  ///   - uncapped: The size in points that it would show without a cap.
  public init(
    name: String,
    size: (ContentSizeCategory) -> Double,
    uncapped: (ContentSizeCategory) -> Double
  ) {
    self.name = name
    sizes = ContentSizeCategory.allCases.map(size)
    freeSizes = ContentSizeCategory.allCases.map(uncapped)
  }

  /// The eleven text styles of iOS, all with a cap; `unspecified` for none.
  public static func textStyles(cap: ContentSizeCategory = .unspecified) -> [SizedText] {
    let limits = ContentSizeCategoryLimits(maximum: cap)
    return TextStyle.standard.map { style in
      let size = { category in TypeTable.iOS.entry(for: style, at: category)?.pointSize ?? 0 }
      return SizedText(name: style.name, size: { size(limits.clamp($0)) }, uncapped: size)
    }
  }

  /// Returns the size in points in a category; `unspecified` is read as Large.
  public func size(at category: ContentSizeCategory) -> Double {
    sizes[(category == .unspecified ? .large : category).position]
  }

  /// Whether a cap makes the text smaller than the category asks for.
  public func isCut(at category: ContentSizeCategory) -> Bool {
    size(at: category) < freeSizes[(category == .unspecified ? .large : category).position]
  }
}

extension SizeDistribution {
  /// Returns the users who see a text below a size in points: at least, and at most.
  public func users(
    seeing text: SizedText,
    below points: Double = SizedText.recommendedMinimum
  ) -> ClosedRange<Int> {
    users { text.size(at: $0) < points }
  }

  /// Returns the users for whom a cap makes a text smaller than they asked for.
  public func users(forWhomIsCut text: SizedText) -> ClosedRange<Int> {
    users { text.isCut(at: $0) }
  }
}
