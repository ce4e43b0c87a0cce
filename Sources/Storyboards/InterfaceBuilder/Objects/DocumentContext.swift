/// The document around an object, as far as objects look things up in it.
///
/// Immutable once it is made.
final class DocumentContext: Sendable {
  let tree: XMLTree
  let resources: Resources
  let usesAutoLayout: Bool
  /// Whether size classes change anything: they vary the document, and it has variations.
  let isVaried: Bool
  private let elementOfID: [String: Int32]
  private let outletsOfID: [String: [Int32]]

  init(
    _ root: Element,
    usesAutoLayout: Bool,
    usesTraitCollections: Bool,
    outletDestination: String
  ) {
    tree = root.tree
    resources = Resources(root.child("resources"))
    self.usesAutoLayout = usesAutoLayout
    isVaried = usesTraitCollections && tree.names.contains("variation")
    (elementOfID, outletsOfID) = Self.index(tree, outletDestination)
  }

  /// The first element of each identifier, and the outlets that lead to it.
  private static func index(
    _ tree: XMLTree,
    _ outletDestination: String
  ) -> ([String: Int32], [String: [Int32]]) {
    let names = tree.names
    let id = names.firstIndex(of: "id").map { Int32($0) }
    let destination = names.firstIndex(of: outletDestination).map { Int32($0) }
    var elements: [String: Int32] = [:]
    var outlets: [String: [Int32]] = [:]
    for (index, node) in tree.nodes.enumerated() {
      let attributes = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
      for attribute in tree.attributes[attributes] {
        if attribute.name == id, elements[attribute.value] == nil {
          elements[attribute.value] = Int32(index)
        } else if attribute.name == destination, names[Int(node.name)].hasPrefix("outlet") {
          outlets[attribute.value, default: []].append(Int32(index))
        }
      }
    }
    return (elements, outlets)
  }

  func element(id: String) -> Element? {
    elementOfID[id].map { Element(tree: tree, index: $0) }
  }

  func outlets(to id: String) -> [Element] {
    outletsOfID[id, default: []].map { Element(tree: tree, index: $0) }
  }
}
