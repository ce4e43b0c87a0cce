/// The rank of a constraint, from 1 to 1000.
///
/// 1000 is required. Below, priorities are strict: one constraint of a higher priority outweighs
/// any number of lower ones. The names are those of `UILayoutPriority`.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Int

  /// Creates a priority from a number from 1 to 1000.
  public init(rawValue: Int) {
    precondition(1...1000 ~= rawValue, "A priority is from 1 to 1000.")
    self.rawValue = rawValue
  }

  /// Creates a priority from a number from 1 to 1000.
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

  /// A constraint that always holds: 1000.
  public static let required = Priority(1000)

  /// The priority of compression resistance by default: 750.
  public static let defaultHigh = Priority(750)

  /// The priority of hugging by default: 250.
  public static let defaultLow = Priority(250)

  /// The priority with which a view takes the smallest size: 50.
  public static let fittingSizeLevel = Priority(50)

  /// Whether constraints of this priority always hold.
  public var isRequired: Bool { rawValue == 1000 }

  /// Orders priorities from the weakest to the required one.
  public static func < (_ left: Priority, _ right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByIntegerLiteral {
  /// Creates a priority from a number from 1 to 1000.
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}

extension Priority: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}
