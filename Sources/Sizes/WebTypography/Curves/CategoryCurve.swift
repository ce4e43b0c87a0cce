public import DynamicType

/// A length that has a value in each of the twelve categories, and a straight line between two.
///
/// Systems other than Apple's have scales without categories. A curve places the categories at the size
/// that the body style has in them, 14 to 53 points, so that any size of body has a value.
///
/// ```swift
/// let title = CategoryCurve { TypeTable.iOS.entry(for: .title1, at: $0)?.pointSize ?? 0 }
/// title.value(atBodySize: 18)  // 29, between 28 at Large and 30 at extra large
/// ```
public struct CategoryCurve: Hashable, Sendable {
  /// The values, in the order of the categories.
  public let values: [Double]

  /// Creates a curve from its value in each category.
  public init(_ value: (ContentSizeCategory) -> Double) {
    values = ContentSizeCategory.allCases.map(value)
  }

  /// The sizes of the body style of iOS, in points, in the order of the categories.
  static let bodySizes = ContentSizeCategory.allCases.map { category in
    TypeTable.iOS.entry(for: .body, at: category)?.pointSize ?? 0
  }

  /// Whether the value is the same in every category.
  public var isConstant: Bool { values.allSatisfy { $0 == values[0] } }

  /// Returns the value in a category; `unspecified` is read as Large.
  public func value(at category: ContentSizeCategory) -> Double {
    let category = category == .unspecified ? .large : category
    return values[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }

  /// Returns the value for a size of the body style, in points.
  ///
  /// Below extra small and above AX5 the value is that of the nearest category.
  public func value(atBodySize size: Double) -> Double {
    let sizes = Self.bodySizes
    guard let next = sizes.firstIndex(where: { $0 >= size }) else {
      return values[values.count - 1]
    }
    guard next > 0 else { return values[0] }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + share * (values[next] - values[next - 1])
  }
}

extension CategoryCurve {
  /// Returns the curve as an expression of CSS.
  ///
  /// It is the value at extra small and one product for each change of slope, so that it is exact
  /// at the categories. The size of body must lie between 14 and 53.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values, such as `px`; empty for numbers.
  ///   - bodySize: An expression for the size of body in points, a number without a unit.
  /// - Returns: For example `calc(1px * (28 + 1 * (var(--dt-points) - 14)))`.
  public func css(unit: String, bodySize: String) -> String {
    guard !isConstant else { return values[0].cssNumber + unit }
    let sum = ([values[0].cssNumber] + terms(bodySize)).joined(separator: " + ")
    return unit.isEmpty ? "calc(\(sum))" : "calc(1\(unit) * (\(sum)))"
  }

  /// The products, one for each change of slope.
  private func terms(_ bodySize: String) -> [String] {
    let sizes = Self.bodySizes
    var terms: [String] = []
    var slope = 0.0
    for index in 1..<values.count {
      let next = (values[index] - values[index - 1]) / (sizes[index] - sizes[index - 1])
      let change = (next - slope).cssNumber
      if change != "0" {
        let start = sizes[index - 1].cssNumber
        let distance =
          index == 1 ? "(\(bodySize) - \(start))" : "max(0, \(bodySize) - \(start))"
        terms.append("\(change) * \(distance)")
      }
      slope = next
    }
    return terms
  }
}
