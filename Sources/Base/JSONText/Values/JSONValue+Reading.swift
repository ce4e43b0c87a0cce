extension JSONValue {
  /// Reads JSON text; both members of a repeated key are kept.
  public init(parsing text: String) throws(JSONSyntaxError) {
    self.init(try JSONDocument(parsing: text.utf8).root)
  }

  private init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .boolean(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONValue($0.value)) })
    }
  }

  /// The value of a key of an object; the last one wins, and null counts as nothing.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.last(where: { $0.key == key })?.value, value != .null
    else { return nil }
    return value
  }

  /// The keys of an object in their order; empty for any other value.
  public var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// The text, or `nil` for any other value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, or `nil` for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The elements of a list, or `nil` for any other value.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
