/// The key of an attribute that a client adds to text.
///
/// A key is a type without cases; its value type is checked by the compiler. Attributes of such
/// keys are kept, compared and copied with the text, and do not change how it is set.
///
/// ```swift
/// enum RevisionAuthor: TextAttributeKey {
///   typealias Value = String
///   static let name = "revision-author"
/// }
///
/// text.update(in: 0..<3) { $0[RevisionAuthor.self] = "Ada" }
/// ```
public protocol TextAttributeKey {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// The name, which no other key has.
  static var name: String { get }
}

/// A key whose values can be encoded with the text.
///
/// Decoding needs the keys of the values that a text may hold; see
/// `CodingUserInfoKey.textAttributeKeys`.
public protocol CodableTextAttributeKey: TextAttributeKey, SendableMetatype where Value: Codable {}

/// The attributes of clients' keys, by name.
struct CustomAttributes: Hashable, Sendable {
  var values: [String: AnyAttribute] = [:]

  subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    get { values[Key.name]?.value as? Key.Value }
    set { values[Key.name] = newValue.map { AnyAttribute(value: $0) } }
  }
}

/// A value of any type, equal to equal values of the same type.
struct AnyAttribute: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (lhs: AnyAttribute, rhs: AnyAttribute) -> Bool { isEqual(lhs.value, rhs.value) }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  private static func isEqual<Value: Hashable>(_ value: Value, _ other: any Hashable) -> Bool {
    other as? Value == value
  }
}
