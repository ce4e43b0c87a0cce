public import Diagnostics

/// An element of a document as it was written: name, attributes, children, text, and its place.
///
/// A thin handle on the document's storage, cheap to copy. It gives access to everything that the
/// typed properties of ``ObjectNode`` do not name.
public struct Element: Sendable {
  let tree: XMLTree
  let index: Int32

  init(tree: XMLTree, index: Int32) {
    self.tree = tree
    self.index = index
  }

  var node: XMLTree.Node { tree.nodes[Int(index)] }

  /// The name of the tag, such as `label`.
  public var name: String { tree.names[Int(node.name)] }

  /// The text between the tags, with CDATA sections; `nil` where there is only white space.
  ///
  /// White space counts as text in an element without children.
  public var text: String? { node.text < 0 ? nil : tree.texts[Int(node.text)] }

  /// The line of the start tag, counted from 1.
  public var line: Int { Int(node.line) }

  /// The column of the start tag, counted from 1, in bytes.
  public var column: Int { Int(node.column) }

  /// The element around this one; `nil` for the root.
  public var parent: Element? {
    node.parent < 0 ? nil : Element(tree: tree, index: node.parent)
  }

  /// The file and place of the start tag, with the identifier of the object around it.
  public var location: SourceLocation {
    SourceLocation(file: tree.file, line: line, column: column, objectID: owningIdentifier)
  }

  private var owningIdentifier: String? {
    var element: Element? = self
    while let current = element {
      if let id = current["id"] { return id }
      element = current.parent
    }
    return nil
  }
}

extension Element: Hashable {
  /// Two handles are equal when they mean the same element of the same document.
  public static func == (lhs: Element, rhs: Element) -> Bool {
    lhs.tree === rhs.tree && lhs.index == rhs.index
  }

  /// Hashes the identity of the element.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
