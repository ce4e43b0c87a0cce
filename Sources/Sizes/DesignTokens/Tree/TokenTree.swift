import JSONText

/// Groups and tokens of one or several files in one tree.
///
/// Nodes are held in one array and refer to each other by index, so that no depth of groups needs
/// recursion to be built, walked or released.
struct TokenTree {
  struct Node {
    var name: String
    var parent: Int
    var depth: Int
    var place: TokenPlace
    var isToken: Bool
    /// The object of a token.
    var object: PlacedNode
    /// The type that the groups around a token gave it before it was copied.
    var carriedType: PlacedNode?
    /// The reserved members of a group, such as `$type`.
    var properties: [Property] = []
    var children: [Int] = []
    var positions: [String: Int] = [:]
  }

  struct Property: Hashable {
    var key: String
    var value: PlacedNode
  }

  var nodes: [Node]

  /// The group that holds everything.
  static let root = 0

  init() {
    nodes = [
      Node(
        name: "",
        parent: -1,
        depth: 0,
        place: TokenPlace(file: 0, offset: 0),
        isToken: false,
        object: PlacedNode(node: JSONNode(content: .null, offset: 0), file: 0)
      )
    ]
  }

  func child(_ name: String, of group: Int) -> Int? {
    nodes[group].positions[name].map { nodes[group].children[$0] }
  }

  func property(_ key: String, of group: Int) -> PlacedNode? {
    nodes[group].properties.first { $0.key == key }?.value
  }

  /// Adds a child, or replaces the one of the same name in its place.
  mutating func insert(_ node: Node) -> Int {
    let index = nodes.count
    nodes.append(node)
    if let position = nodes[node.parent].positions[node.name] {
      nodes[node.parent].children[position] = index
    } else {
      nodes[node.parent].positions[node.name] = nodes[node.parent].children.count
      nodes[node.parent].children.append(index)
    }
    return index
  }

  /// The type that a group gives its tokens.
  func type(of group: Int) -> PlacedNode? {
    var current = group
    while current >= 0 {
      if let type = property("$type", of: current) { return type }
      current = nodes[current].parent
    }
    return nil
  }

  mutating func setProperty(_ property: Property, of group: Int, overriding: Bool) {
    if let index = nodes[group].properties.firstIndex(where: { $0.key == property.key }) {
      if overriding { nodes[group].properties[index] = property }
    } else {
      nodes[group].properties.append(property)
    }
  }

  func path(of index: Int) -> TokenPath {
    var names: [String] = []
    var current = index
    while current > 0 {
      names.append(nodes[current].name)
      current = nodes[current].parent
    }
    return TokenPath(names.reversed())
  }
}
