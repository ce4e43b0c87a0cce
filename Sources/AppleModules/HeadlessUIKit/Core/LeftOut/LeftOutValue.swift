/// A value that replaces one whose type is missing from a program.
///
/// Generated code uses it as the type of stored properties, parameters and results, so that the code around
/// them compiles. Each of its members and each call of it returns another such value. It carries no
/// information.
@dynamicMemberLookup
@dynamicCallable
public struct LeftOutValue: Hashable, Sendable, Codable, Error {
  /// Creates a value.
  public init() {}

  /// A member is left out as well.
  public subscript(dynamicMember name: String) -> LeftOutValue {
    get { self }
    nonmutating set {}
  }

  /// The result of a call is discarded.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> LeftOutValue {
    self
  }
}

extension LeftOutValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a value in place of a text.
  public init(stringLiteral: String) {}
  /// Creates a value in place of a whole number.
  public init(integerLiteral: Int) {}
  /// Creates a value in place of a number.
  public init(floatLiteral: Double) {}
  /// Creates a value in place of a truth.
  public init(booleanLiteral: Bool) {}
  /// Creates a value in place of an array.
  public init(arrayLiteral: Any?...) {}
  /// Creates a value in place of a dictionary.
  public init(dictionaryLiteral: (AnyHashable, Any?)...) {}
}

extension LeftOutValue: Identifiable, Comparable, CustomStringConvertible {
  /// The value itself, as all such values are equal.
  public var id: LeftOutValue { self }
  /// An empty text.
  public var description: String { "" }
  /// No value is less than another one.
  public static func < (first: LeftOutValue, second: LeftOutValue) -> Bool { false }
}
