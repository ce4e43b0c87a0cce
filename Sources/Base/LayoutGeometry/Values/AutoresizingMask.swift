/// The margins and lengths of a view that change with the size of its superview.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, with the values of `UIView.AutoresizingMask`.
  public let rawValue: UInt

  /// Creates a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance from the left edge changes.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)

  /// The distance from the right edge changes.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

  /// The distance from the top changes.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)

  /// The distance from the bottom changes.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
