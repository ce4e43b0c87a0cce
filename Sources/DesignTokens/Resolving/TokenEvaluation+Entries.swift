import Diagnostics
import JSONText

extension TokenEvaluation {
  /// Walks the tree and lists its tokens with what they inherit.
  mutating func collectEntries() {
    struct Inherited {
      var names: [String] = []
      var type: PlacedNode?
      var deprecation: TokenDeprecation?
      var behavior = TypographyBehavior()
    }
    var stack = [(node: TokenTree.root, inherited: Inherited())]
    while let (node, given) = stack.popLast() {
      var inherited = given
      let content = tree.nodes[node]
      if node != TokenTree.root { inherited.names.append(content.name) }
      if content.isToken {
        let object = content.object
        deprecate(object.node["$deprecated"], &inherited.deprecation)
        readBehavior(object.node["$extensions"], of: object, into: &inherited.behavior)
        append(
          Entry(
            node: node,
            path: TokenPath(inherited.names),
            object: object,
            value: nil,
            inheritedType: content.carriedType ?? inherited.type,
            deprecation: inherited.deprecation,
            behavior: inherited.behavior,
            usesDollar: files[object.file].usesDollar
          )
        )
        continue
      }
      for property in content.properties {
        switch property.key {
        case "$type": inherited.type = property.value
        case "$deprecated": deprecate(property.value.node, &inherited.deprecation)
        case "$extensions":
          readBehavior(property.value.node, of: property.value, into: &inherited.behavior)
        default: break
        }
      }
      for child in content.children.reversed() { stack.append((child, inherited)) }
    }
  }

  private func deprecate(_ node: JSONNode?, _ deprecation: inout TokenDeprecation?) {
    if let reason = node?.string {
      deprecation = TokenDeprecation(reason: reason)
    } else if let flag = node?.boolean {
      deprecation = flag ? deprecation ?? TokenDeprecation(reason: nil) : nil
    }
  }

  private mutating func append(_ entry: Entry) {
    var entry = entry
    let key = entry.usesDollar ? "$value" : "value"
    if let value = entry.object.node[key] {
      entry.value = PlacedNode(node: value, file: entry.object.file)
    } else if entry.object.node["$ref"] != nil {
      let reference = JSONNode(
        content: .object((entry.object.node.members ?? []).filter { $0.key == "$ref" }),
        offset: entry.object.node.offset
      )
      entry.value = PlacedNode(node: reference, file: entry.object.file)
    }
    positions[entry.path.description] = entries.count
    entryOfNode[entry.node] = entries.count
    entries.append(entry)
  }

  /// Checks the members of a token besides its value.
  mutating func checkMembers(of index: Int) {
    let entry = entries[index]
    let path = entry.path.description
    for member in entry.object.node.members ?? [] {
      let place = TokenPlace(file: entry.object.file, offset: member.offset)
      if TokenTreeBuilder.tokenMembers.contains(member.key) {
        let value = TokenPlace(file: entry.object.file, offset: member.value.offset)
        sink.checkReserved(member, at: value, path: { path })
      } else if entry.usesDollar {
        sink.deviate(
          .tokenStructure,
          "A token has no '\(member.key)'.",
          at: place,
          path: path,
          hint: member.value.members != nil
            ? "A token holds no other tokens; name its own value '$root' in a group."
            : "Information of a tool belongs into $extensions."
        )
      }
    }
    if entry.object.node["$value"] != nil, let reference = entry.object.node["$ref"] {
      sink.deviate(
        .tokenStructure,
        "A token has either '$value' or '$ref'.",
        at: TokenPlace(file: entry.object.file, offset: reference.offset),
        path: path
      )
    }
  }
}
