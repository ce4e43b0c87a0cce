/// A JSON value whose objects keep the order of their keys.
///
/// ```swift
/// let value: JSONValue = ["value": 17, "category": "AX5"]
/// value.description  // pretty-printed
/// ```
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; one that is not finite is written as null.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order in which they are written.
  case object([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// Creates a number, or null.
  public init(_ number: Double?) { self = number.map(Self.number) ?? .null }

  /// Creates a text, or null.
  public init(_ string: String?) { self = string.map(Self.string) ?? .null }

  /// Creates a Boolean, or null.
  public init(_ bool: Bool?) { self = bool.map(Self.bool) ?? .null }

  /// Returns an object with members added at the end; any other value is returned unchanged.
  public func adding(_ members: [Member]) -> JSONValue {
    guard case .object(let present) = self else { return self }
    return .object(present + members)
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object with its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
