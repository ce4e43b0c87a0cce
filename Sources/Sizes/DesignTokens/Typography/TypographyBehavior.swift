public import DynamicType

/// The behavior of one token when the text size changes, as its `$extensions` give it.
///
/// The key is ``extensionKey``. All members are optional:
///
/// ```json
/// "$extensions": {
///   "io.github.swift-dynamic-type": {
///     "textStyle": "title2",
///     "maximumCategory": "AX2",
///     "minimumCategory": "S",
///     "maximumPointSize": 40,
///     "scales": true
///   }
/// }
/// ```
public struct TypographyBehavior: Hashable, Sendable {
  /// The key of the members in a token's or a group's `$extensions`.
  public static let extensionKey = "io.github.swift-dynamic-type"

  /// The text style whose growth the token follows; `nil` for the one nearest in size.
  public var textStyle: TextStyle?

  /// The categories between which the token changes.
  public var limits: ContentSizeCategoryLimits

  /// The largest font size in points; `nil` for none.
  public var maximumPointSize: Double?

  /// Whether the token follows the text size at all; text of bars does not.
  public var scales: Bool

  /// Creates a behavior; by default the nearest style is followed without limits.
  public init(
    textStyle: TextStyle? = nil,
    limits: ContentSizeCategoryLimits = .none,
    maximumPointSize: Double? = nil,
    scales: Bool = true
  ) {
    self.textStyle = textStyle
    self.limits = limits
    self.maximumPointSize = maximumPointSize
    self.scales = scales
  }
}
