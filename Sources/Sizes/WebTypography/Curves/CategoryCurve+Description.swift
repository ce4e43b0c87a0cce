import DynamicType

extension CategoryCurve: CustomStringConvertible {
  /// The one value of a constant curve, or the values with the names of their categories.
  public var description: String {
    guard !isConstant else { return values[0].cssNumber }
    return zip(ContentSizeCategory.allCases, values)
      .map { "\($0.shortName) \($1.cssNumber)" }
      .joined(separator: ", ")
  }
}
