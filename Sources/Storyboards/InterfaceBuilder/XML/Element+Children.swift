extension Element {
  /// The children of an element in the order of the file.
  public struct Children: Sequence, Sendable {
    let parent: Element

    /// Walks over the children.
    public struct Iterator: IteratorProtocol {
      let tree: XMLTree
      var position: Int32
      let end: Int32

      /// Moves to the next child.
      public mutating func next() -> Element? {
        guard position < end else { return nil }
        defer { position = tree.nodes[Int(position)].end }
        return Element(tree: tree, index: position)
      }
    }

    /// Creates a walk over the children.
    public func makeIterator() -> Iterator {
      Iterator(tree: parent.tree, position: parent.index + 1, end: parent.node.end)
    }
  }

  /// The elements directly inside this one.
  public var children: Children { Children(parent: self) }

  /// The elements inside this one at any depth, in the order of the file.
  public var descendants: some Sequence<Element> & Sendable {
    (index + 1..<max(node.end, index + 1)).lazy.map { [tree] in Element(tree: tree, index: $0) }
  }

  /// Returns the first child of a name.
  public func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// Returns the children of a name.
  public func children(named name: String) -> [Element] { children.filter { $0.name == name } }

  /// Returns the first child that is the value of a property.
  public func child(key: String) -> Element? { children.first { $0.key == key } }

  /// Returns the first child of a name that is the value of a property.
  public func child(_ name: String, key: String) -> Element? {
    children.first { $0.key == key && $0.name == name }
  }

  /// Returns whether an element of the tree lies inside this one.
  func contains(_ other: Element) -> Bool {
    tree === other.tree && other.index > index && other.index < node.end
  }
}
