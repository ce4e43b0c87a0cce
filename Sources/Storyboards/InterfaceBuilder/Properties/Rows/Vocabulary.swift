/// The words of the format, made from the rows of its elements and properties.
struct Vocabulary: Sendable {
  /// The words of one element.
  struct Entry: Sendable {
    /// The properties that attributes can hold, by name.
    var attributes: [String: any PropertyRow] = [:]
    /// The properties that child elements can hold, by key.
    var children: [String: any PropertyRow] = [:]
    /// The attributes that hold the identifiers of other objects, where they are read.
    var references: [String] = []
    /// Whether children have keys of their own choice.
    var hasFreeKeys = false
  }

  /// The elements that are used, by name.
  let elements: [String: Entry]
  /// The elements that change nothing here, by name.
  let unusedElements: [String: UnusedReason]

  /// The words of the format.
  static let shared = Vocabulary(Elements.all, unused: Elements.unused)

  init(_ rows: [ElementRow], unused: [UnusedElement]) {
    var elements: [String: Entry] = [:]
    var properties: [ObjectIdentifier: [any PropertyRow]] = [:]
    for row in rows {
      var entry = Entry()
      entry.hasFreeKeys = row.hasFreeKeys
      for group in row.groups {
        let id = ObjectIdentifier(group)
        let rows = properties[id] ?? group.rows
        properties[id] = rows
        for property in rows { entry.add(property) }
      }
      elements[row.name] = entry
    }
    var unusedElements = unused.reduce(into: [:]) { $0[$1.name] = $1.reason }
    for list in properties.values.joined() where list.form.isList && elements[list.name] == nil {
      if let reason = list.reason {
        unusedElements[list.name] = reason
      } else {
        elements[list.name] = Entry()
      }
    }
    self.elements = elements
    self.unusedElements = unusedElements
  }
}

extension Vocabulary.Entry {
  fileprivate mutating func add(_ property: any PropertyRow) {
    if property.form.isAttribute { attributes[property.name] = property }
    if property.form == .reference, property.reason == nil { references.append(property.name) }
    if property.form.isElement { children[property.name] = property }
    if property.form == .image, attributes["catalog"] == nil {
      attributes["catalog"] = UnusedProperty("catalog", .name, .implied)
    }
  }
}
