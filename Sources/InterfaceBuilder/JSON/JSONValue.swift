/// A value of a JSON text with its place.
struct JSONValue: Hashable, Sendable {
  /// The kinds of values.
  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// A name with its value; objects keep the order of the text.
  struct JSONMember: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  var content: Content
  /// The line, counted from 1.
  var line: Int
  /// The column in bytes, counted from 1.
  var column: Int
}

extension JSONValue {
  /// The value of a name, the last one where it occurs several times.
  subscript(name: String) -> JSONValue? {
    members.last { $0.name == name }?.value
  }

  /// The members of an object; none of anything else.
  var members: [JSONMember] {
    guard case .object(let members) = content else { return [] }
    return members
  }

  /// The items of an array; none of anything else.
  var items: [JSONValue] {
    guard case .array(let items) = content else { return [] }
    return items
  }

  var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = content else { return nil }
    return number
  }

  var bool: Bool? {
    guard case .bool(let bool) = content else { return nil }
    return bool
  }
}

/// Why a text is not JSON, and where.
struct JSONError: Error, Hashable, Sendable {
  var message: String
  var line: Int
  var column: Int
}
