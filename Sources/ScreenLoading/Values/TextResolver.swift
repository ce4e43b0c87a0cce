import InterfaceBuilder

/// Finds the texts of objects in the language of a screen.
struct TextResolver {
  /// The texts of the language, or `nil` where the document's own are shown.
  let table: StringTable?

  /// Returns a text of an object in the language, or `nil` for the document's own.
  func text(_ property: String, of node: ObjectNode) -> String? {
    table?.string(forObject: node.id, property: property)
  }
}
