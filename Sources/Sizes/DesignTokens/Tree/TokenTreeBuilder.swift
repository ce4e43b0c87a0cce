import Diagnostics
import JSONText

/// Adds files to a tree; a later token replaces an earlier one of the same path.
struct TokenTreeBuilder {
  var tree = TokenTree()
  var sink: FindingSink
  let options: TokenReadingOptions
  /// Whether texts and numbers of the file that is added are tokens, because none in it is marked.
  var readsPlainValues = false

  init(options: TokenReadingOptions, sink: FindingSink) {
    self.options = options
    self.sink = sink
  }

  // A list: comparing six short names is faster than hashing one.
  static let tokenMembers = [
    "$value", "$type", "$ref", "$description", "$extensions", "$deprecated",
  ]
  static let groupMembers: Set<String> = [
    "$type", "$description", "$extends", "$deprecated", "$extensions",
  ]

  /// Adds the groups and tokens of an object of a file.
  mutating func add(_ root: PlacedNode, usesDollar: Bool) {
    guard root.node.members != nil else {
      sink.add(
        .tokenStructure,
        "A token file contains an object, not \(root.node.kind).",
        at: root.place,
        path: ""
      )
      return
    }
    var stack = roots(of: root).map { (object: $0, group: TokenTree.root) }
    stack.reverse()
    while let (object, group) = stack.popLast() {
      var inner: [(object: PlacedNode, group: Int)] = []
      for member in object.node.members ?? [] {
        guard tree.nodes.count < options.maximumCount else {
          limit("more than \(options.maximumCount) tokens and groups", at: object.place)
          return
        }
        let value = PlacedNode(node: member.value, file: object.file)
        let isRoot = member.key == "$root"
        if member.key.utf8.first == UInt8(ascii: "$"), !isRoot {
          addProperty(member, of: group, value: value)
        } else if let added = addChild(member, value: value, to: group, usesDollar: usesDollar) {
          inner.append((value, added))
        }
      }
      stack += inner.reversed()
    }
  }

  /// The objects that hold groups: the file itself, or the sets of Tokens Studio in their order.
  private func roots(of root: PlacedNode) -> [PlacedNode] {
    guard options.mode == .lenient, root.node["$themes"] != nil || root.node["$metadata"] != nil
    else { return [root] }
    let order = root.node["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    let names = order ?? (root.node.members ?? []).map(\.key).filter { !$0.hasPrefix("$") }
    let sets = names.compactMap { root.node[$0] }.filter { $0.members != nil }
    return sets.isEmpty ? [root] : sets.map { PlacedNode(node: $0, file: root.file) }
  }

  mutating func limit(_ reason: String, at place: TokenPlace) {
    sink.add(.tokenLimit, "The file has \(reason); the rest is not read.", at: place, path: "")
  }
}

extension TokenTreeBuilder {
  /// Adds a child and returns the group whose members are to be read, if it is one.
  private mutating func addChild(
    _ member: JSONMember,
    value: PlacedNode,
    to group: Int,
    usesDollar: Bool
  ) -> Int? {
    let place = TokenPlace(file: value.file, offset: member.offset)
    guard let members = value.node.members else {
      if let token = plainToken(member, value, usesDollar: usesDollar) {
        return insert(member.key, token, isToken: true, in: group, at: place)
      }
      if usesDollar || !isAttribute(member) { reportScalar(member, in: group, at: place) }
      return nil
    }
    let isToken = isToken(value.node, members, usesDollar: usesDollar)
    if !isToken, let token = plainTypography(value, members, usesDollar: usesDollar) {
      return insert(member.key, token, isToken: true, in: group, at: place)
    }
    return insert(member.key, value, isToken: isToken, in: group, at: place)
  }

  /// Adds a token or a group and returns it where it is a group.
  private mutating func insert(
    _ name: String,
    _ object: PlacedNode,
    isToken: Bool,
    in group: Int,
    at place: TokenPlace
  ) -> Int? {
    checkName(name, isToken: isToken, of: group, at: place)
    if !isToken, let known = tree.child(name, of: group), !tree.nodes[known].isToken {
      return known
    }
    let added = tree.insert(
      TokenTree.Node(
        name: name,
        parent: group,
        depth: tree.nodes[group].depth + 1,
        place: place,
        isToken: isToken,
        object: object
      )
    )
    return isToken ? nil : added
  }

  /// Whether an object is a token; in lenient reading a `$ref` with groups beside it is `$extends`.
  private func isToken(_ node: JSONNode, _ members: [JSONMember], usesDollar: Bool) -> Bool {
    let marker = usesDollar ? "$value" : "value"
    var refers = false
    var hasChildren = false
    for member in members {
      if member.key == marker { return true }
      if member.key == "$ref" { refers = true }
      if member.key.utf8.first != UInt8(ascii: "$"), member.value.members != nil {
        hasChildren = true
      }
    }
    return refers && (options.mode == .strict || !hasChildren)
  }

  /// Whether a member belongs to a group of Style Dictionary, such as a comment.
  func isAttribute(_ member: JSONMember) -> Bool {
    ["comment", "description", "type", "name", "themeable"].contains(member.key)
  }

  private mutating func reportScalar(_ member: JSONMember, in group: Int, at place: TokenPlace) {
    sink.deviate(
      .tokenStructure,
      "A group contains groups and tokens; '\(member.key)' is \(member.value.kind).",
      at: place,
      path: tree.path(of: group).description,
      hint: member.key == "value" || member.key == "type"
        ? "Write '$\(member.key)'." : "Write '$value' with a value, or remove the member."
    )
  }

  private mutating func checkName(
    _ name: String,
    isToken: Bool,
    of group: Int,
    at place: TokenPlace
  ) {
    let path = { [tree] in tree.path(of: group).description }
    if name == "$root" {
      guard !isToken else { return }
      sink.deviate(.tokenStructure, "'$root' is a token, not a group.", at: place, path: path())
    } else if name.isEmpty || name.utf8.contains(where: { "{}.".utf8.contains($0) }) {
      sink.deviate(
        .tokenName,
        "The name '\(name)' cannot be written in a reference.",
        at: place,
        path: path(),
        hint: "A name is not empty and contains no '{', '}' or '.'."
      )
    }
  }

  private mutating func addProperty(_ member: JSONMember, of group: Int, value: PlacedNode) {
    let key = member.key
    let place = TokenPlace(file: value.file, offset: member.offset)
    let isExtension = key == "$ref" && options.mode == .lenient
    guard Self.groupMembers.contains(key) || isExtension else {
      let isSchema = key == "$schema" && group == TokenTree.root && member.value.string != nil
      guard !isSchema else { return }
      sink.deviate(
        .tokenStructure,
        "A group has no '\(key)'.",
        at: place,
        path: tree.path(of: group).description,
        hint: "A group has $type, $description, $extends, $deprecated and $extensions."
      )
      return
    }
    if isExtension {
      sink.deviate(
        .tokenDialect,
        "A group refers to another one by '$ref'.",
        at: place,
        path: tree.path(of: group).description,
        hint: "Write '$extends'."
      )
    }
    tree.setProperty(
      TokenTree.Property(key: isExtension ? "$extends" : key, value: value),
      of: group,
      overriding: true
    )
    sink.checkReserved(
      member,
      at: value.place,
      path: { [tree] in tree.path(of: group).description }
    )
  }
}

extension FindingSink {
  /// Checks members that groups and tokens have in common.
  mutating func checkReserved(_ member: JSONMember, at place: TokenPlace, path: () -> String) {
    let expected: String
    switch member.key {
    case "$description" where member.value.string == nil: expected = "a text"
    case "$extensions" where member.value.members == nil: expected = "an object"
    case "$deprecated" where member.value.boolean == nil && member.value.string == nil:
      expected = "true, false or a text"
    case "$type" where member.value.string.flatMap(TokenType.init(rawValue:)) == nil:
      deviate(
        .tokenType,
        "\(member.value.string.map { "'\($0)'" } ?? member.value.kind) is not a type of the format.",
        at: place,
        path: path(),
        hint: "The types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))."
      )
      return
    default: return
    }
    deviate(
      .tokenStructure,
      "'\(member.key)' is \(expected) and not \(member.value.kind).",
      at: place,
      path: path()
    )
  }
}
