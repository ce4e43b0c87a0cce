extension Constraint {
  /// The two constraints that keep a view at the size of its content.
  public struct Intrinsic: Sendable {
    /// The size is at most the content's.
    public var hugging: Constraint

    /// The size is at least the content's.
    public var compressionResistance: Constraint
  }

  /// Creates the constraints that keep a length near the size of its content.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - length: The width or the height of the view.
  ///   - hugging: The priority with which the length resists growing.
  ///   - compressionResistance: The priority with which the length resists shrinking.
  ///   - name: The name of the constraints in reports.
  ///   - tag: A number that reports repeat.
  /// - Returns: An inequality for hugging and one for compression resistance.
  public static func intrinsic(
    _ size: Double,
    of length: some ExpressionConvertible,
    hugging: Priority = .defaultLow,
    compressionResistance: Priority = .defaultHigh,
    name: String? = nil,
    tag: Int = 0
  ) -> Intrinsic {
    let expression = length.expression
    return Intrinsic(
      hugging: Constraint(expression <= size, priority: hugging, name: name, tag: tag),
      compressionResistance: Constraint(
        expression >= size,
        priority: compressionResistance,
        name: name,
        tag: tag
      )
    )
  }
}
