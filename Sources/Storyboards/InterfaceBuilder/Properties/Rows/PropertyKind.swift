/// The way in which values of a type are written and read.
struct PropertyKind<Value: Sendable>: Sendable {
  let form: PropertyForm
  /// Reads an attribute's text; the element around it tells more, such as an image's catalog.
  let parse: @Sendable (String, Element) -> Value?
  /// Reads a child element; the object around it gives what the document keeps of names.
  let convert: @Sendable (Element, ObjectNode?) -> Value?

  init(
    _ form: PropertyForm,
    parse: @escaping @Sendable (String, Element) -> Value? = { _, _ in nil },
    convert: @escaping @Sendable (Element, ObjectNode?) -> Value? = { _, _ in nil }
  ) {
    self.form = form
    self.parse = parse
    self.convert = convert
  }
}

extension PropertyKind {
  /// Creates the kind of values that child elements of some names hold.
  init(elements names: String..., value: @escaping @Sendable (Element) -> Value?) {
    self.init(.element(names), convert: { element, _ in value(element) })
  }
}

extension PropertyKind where Value == Bool {
  /// `YES` or `NO`.
  static let bool = PropertyKind(
    .bool,
    parse: { text, _ in Literal.bool(text) },
    convert: { element, _ in element.bool("value") }
  )
}

extension PropertyKind where Value == Double {
  /// A finite number.
  static let number = PropertyKind(
    .number,
    parse: { text, _ in Literal.number(text) },
    convert: { element, _ in element.number("value") }
  )

  /// A factor: a number, a ratio or a fraction.
  static let multiplier = PropertyKind(.multiplier, parse: { text, _ in Multiplier.parse(text) })
}

extension PropertyKind where Value == Int {
  /// A whole number.
  static let integer = PropertyKind(
    .number,
    parse: { text, _ in Int(text) },
    convert: { element, _ in element.integer("value") }
  )
}

extension PropertyKind where Value == String {
  /// A name or a word of an open set.
  static let name = PropertyKind(
    .name,
    parse: { text, _ in text },
    convert: { element, _ in element.string }
  )

  /// A text for people.
  static let text = PropertyKind(
    .text,
    parse: { text, _ in text },
    convert: { element, _ in element.string }
  )

  /// The identifier of an object.
  static let reference = PropertyKind(.reference, parse: { text, _ in text })

  /// Returns one of a few words, which no type stands for.
  static func words(_ words: String...) -> PropertyKind {
    PropertyKind(.words(words), parse: { text, _ in text })
  }
}

extension PropertyKind where Value: DocumentWord {
  /// Returns the words of a type.
  static func words(_ type: Value.Type) -> PropertyKind {
    PropertyKind(.words(type.allCases.map(\.rawValue)), parse: { text, _ in Value(word: text) })
  }
}

extension PropertyKind where Value == ObjectNode {
  /// An object of the document or a part of one, an element of one of some names.
  static func object(_ names: String...) -> PropertyKind {
    PropertyKind(.element(names), convert: { element, node in node?.node(element) })
  }

  /// A view.
  static let view = PropertyKind(
    .element(ObjectKind.names(of: .view)),
    convert: { element, node in node?.node(element) }
  )

  /// A view controller.
  static let controller = PropertyKind(
    .element(ObjectKind.names(of: .viewController)),
    convert: { element, node in node?.node(element) }
  )
}

extension PropertyKind where Value == [ObjectNode] {
  /// The objects inside an element that has the name of the property.
  static let list = PropertyKind(
    .list,
    convert: { element, node in node.map { node in element.children.map { node.node($0) } } }
  )
}
