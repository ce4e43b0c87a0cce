import DynamicType

/// The priority of a constraint: 1,000 is required, and lower values are optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Float

  /// Creates a value from a raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a value from a raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging that may change the size of a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging that does not change the size of a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes the size that it must fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Whether the first priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates a priority from a number.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates a priority from a number.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// A priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
