import Diagnostics
import JSONText

extension TokenEvaluation {
  /// Walks the tree and lists its tokens with what they inherit.
  mutating func collectEntries() {
    struct Inherited {
      var names: [String] = []
      var name = ""
      var type: PlacedNode?
      var deprecation: TokenDeprecation?
      var behavior = TypographyBehavior()
    }
    entryOfNode = Array(repeating: -1, count: tree.nodes.count)
    entries.reserveCapacity(tree.nodes.count)
    positions.reserveCapacity(tree.nodes.count)
    var stack = [(node: TokenTree.root, inherited: Inherited())]
    while let (node, given) = stack.popLast() {
      var inherited = given
      if node != TokenTree.root {
        let name = tree.nodes[node].name
        inherited.name = inherited.names.isEmpty ? name : inherited.name + "." + name
        inherited.names.append(name)
      }
      if tree.nodes[node].isToken {
        let object = tree.nodes[node].object
        deprecate(object.node["$deprecated"], &inherited.deprecation)
        readBehavior(object.node["$extensions"], of: object, into: &inherited.behavior)
        append(
          Entry(
            node: node,
            path: TokenPath(inherited.names),
            name: inherited.name,
            object: object,
            value: nil,
            reference: nil,
            inheritedType: tree.nodes[node].carriedType ?? inherited.type,
            deprecation: inherited.deprecation,
            behavior: inherited.behavior,
            usesDollar: files[object.file].usesDollar
          )
        )
        continue
      }
      for property in tree.nodes[node].properties {
        switch property.key {
        case "$type": inherited.type = property.value
        case "$deprecated": deprecate(property.value.node, &inherited.deprecation)
        case "$extensions":
          readBehavior(property.value.node, of: property.value, into: &inherited.behavior)
        default: break
        }
      }
      for child in tree.nodes[node].children.reversed() { stack.append((child, inherited)) }
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
    entry.reference = entry.value.flatMap { referenceText(of: $0.node) }
    positions[entry.name] = entries.count
    entryOfNode[entry.node] = entries.count
    entries.append(entry)
  }

  /// Checks the members of a token besides its value.
  mutating func checkMembers(of index: Int) {
    let path = entries[index].name
    let file = entries[index].object.file
    var hasValue = false
    var reference: JSONNode?
    for member in entries[index].object.node.members ?? [] {
      let place = TokenPlace(file: file, offset: member.offset)
      if TokenTreeBuilder.tokenMembers.contains(member.key) {
        if member.key == "$value" { hasValue = true }
        if member.key == "$ref" { reference = member.value }
        let value = TokenPlace(file: file, offset: member.value.offset)
        sink.checkReserved(member, at: value, path: { path })
      } else if entries[index].usesDollar {
        sink.deviate(
          .tokenStructure,
          "A token has no '\(member.key)'.",
          at: place,
          path: path,
          hint: member.value.members != nil
            ? "A token contains no other tokens; name its own value '$root' in a group."
            : "Data for a tool belongs in $extensions."
        )
      }
    }
    if hasValue, let reference {
      sink.deviate(
        .tokenStructure,
        "A token has either '$value' or '$ref'.",
        at: TokenPlace(file: file, offset: reference.offset),
        path: path
      )
    }
  }
}
