public import DynamicType

/// The rule of `FontMetrics` as it is usually written: a dictionary of arrays and `rounded()`.
public struct NaiveMetrics: Sendable {
  private static let leadings: [TextStyle: [Double]] = {
    var rows: [TextStyle: [Double]] = [:]
    for style in TypeTable.iOS.styles {
      rows[style] = ContentSizeCategory.allCases.map { category in
        TypeTable.iOS.entry(for: style, at: category)?.leading ?? 1
      }
    }
    return rows
  }()

  private let textStyle: TextStyle

  /// Creates metrics that grow as a text style does.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns a value scaled for the category of the traits, rounded to their pixels.
  @inline(never)
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection) -> Double {
    (exactValue(for: value, traits) * traits.displayScale).rounded() / traits.displayScale
  }

  /// Returns the size of a font scaled for the category of the traits.
  @inline(never)
  public func scaledPointSize(
    for pointSize: Double,
    maximumPointSize: Double = 0,
    compatibleWith traits: TraitCollection
  ) -> Double {
    let scaled = exactValue(for: pointSize, traits).rounded()
    return maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
  }

  private func exactValue(for value: Double, _ traits: TraitCollection) -> Double {
    let category = traits.preferredContentSizeCategory
    guard let row = Self.leadings[textStyle],
      let column = ContentSizeCategory.allCases.firstIndex(of: category)
    else { return value }
    return value * row[column] / row[3]
  }
}
