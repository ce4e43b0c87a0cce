/// A JSON value with the place where it begins.
public struct JSONNode: Hashable, Sendable {
  /// The kinds of values.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// Members in the order of the file; both of a repeated key.
    case object([JSONMember])
  }

  /// The value.
  public var content: Content

  /// The first byte, from the start of the text.
  public var offset: Int

  /// Creates a value that stands at a place of a text.
  public init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }
}

/// A key of an object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: String

  /// The first byte of the key, from the start of the text.
  public var offset: Int

  /// The value.
  public var value: JSONNode

  /// Creates a member.
  public init(key: String, offset: Int, value: JSONNode) {
    self.key = key
    self.offset = offset
    self.value = value
  }
}

extension JSONNode {
  /// The text, or `nil` for any other value.
  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The number, or `nil` for any other value.
  public var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// The truth value, or `nil` for any other value.
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// The elements of a list, or `nil` for any other value.
  public var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object, or `nil` for any other value.
  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a key of an object; the last one of a repeated key.
  public subscript(key: String) -> JSONNode? {
    members?.last { $0.key == key }?.value
  }

  /// The kind of the value with its article, as it fits into a sentence.
  public var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
