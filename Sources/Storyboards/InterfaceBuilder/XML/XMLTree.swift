/// The elements of a document in one array, in the order of their start tags.
///
/// An element's descendants follow it; `end` is the position behind the last of them. Walking and
/// freeing a tree therefore never recurses, however deep it is. Immutable once it is built.
final class XMLTree: Sendable {
  struct Node: Sendable {
    var name: Int32
    var parent: Int32
    var end: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    var text: Int32
    var line: Int32
    var column: Int32
  }

  struct Attribute: Sendable {
    var name: Int32
    var value: String
  }

  let file: String
  let names: [String]
  let nodes: [Node]
  let attributes: [Attribute]
  let texts: [String]

  /// Creates the tree of what a builder has collected.
  init(_ builder: XMLTreeBuilder) {
    file = builder.file
    names = builder.names
    nodes = builder.nodes
    attributes = builder.attributes
    texts = builder.texts
  }
}
