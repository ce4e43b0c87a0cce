extension JSONValue {
  /// Reads JSON text; of a key that is there twice both members are kept.
  public init(parsing text: String) throws(JSONError) {
    var reader = JSONReader(text.utf8)
    self = try reader.document()
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
