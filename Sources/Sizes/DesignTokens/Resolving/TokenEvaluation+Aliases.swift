import Diagnostics
import JSONText

extension TokenEvaluation {
  /// The end of a reference.
  enum Target {
    case token(Int)
    case part(PlacedNode)
  }

  /// Whether a node is a reference, and its text.
  func referenceText(of node: JSONNode) -> String? {
    switch node.content {
    case .string(let text): TokenReference.curlyPath(text) == nil ? nil : text
    case .object(let members):
      members.count == 1 && members[0].key == "$ref" ? members[0].value.string ?? "" : nil
    default: nil
    }
  }

  /// Returns what the value of a token names as a whole; a token that it names is looked up once.
  mutating func target(of index: Int) -> Target? {
    if links[index] >= 0 { return .token(links[index]) }
    guard let text = entries[index].reference, let value = entries[index].value else { return nil }
    let found = target(of: text, at: value.place, path: entries[index].path)
    if case .token(let next)? = found { links[index] = next }
    return found
  }

  /// Returns what a reference names, or reports why there is nothing.
  mutating func target(of text: String, at place: TokenPlace, path: TokenPath) -> Target? {
    if let name = TokenReference.curlyPath(text) {
      if let index = token(named: name, at: place, path: path) { return .token(index) }
      reportMissing(text, at: place, path: path)
      return nil
    }
    guard let names = TokenReference.pointerNames(text) else {
      sink.add(
        .tokenReference,
        "'\(text)' is not a reference.",
        at: place,
        path: path.description,
        hint: "References are written '{group.token}' or '#/group/token/$value'."
      )
      return nil
    }
    guard let found = follow(names) else {
      reportMissing(text, at: place, path: path)
      return nil
    }
    return found
  }

  private mutating func token(named name: Substring, at place: TokenPlace, path: TokenPath) -> Int?
  {
    if let index = positions[String(name)] { return index }
    guard options.mode == .lenient else { return nil }
    // Style Dictionary 3 writes the member too; a group with a value is meant by its name alone.
    for suffix in [".value", ".$value"] where name.hasSuffix(suffix) {
      if let index = positions[String(name.dropLast(suffix.count))] { return index }
    }
    let trimmed = name.split(separator: " ").joined(separator: " ")
    guard let index = positions[trimmed] ?? positions[trimmed + ".$root"] else { return nil }
    sink.deviate(
      .tokenDialect,
      "'{\(name)}' names no token, but '{\(entries[index].path)}' does.",
      at: place,
      path: path.description
    )
    return index
  }

  private mutating func reportMissing(_ text: String, at place: TokenPlace, path: TokenPath) {
    let isGroup = TokenReference(text: text).map { group(named: $0.names) != nil } ?? false
    sink.add(
      .tokenReference,
      isGroup ? "'\(text)' is a group, not a token." : "'\(text)' does not exist.",
      at: place,
      path: path.description,
      hint: isGroup
        ? "Name a token of the group, or its '$root'."
        : "Tokens of other files are found only if the files are read together."
    )
  }

  private func group(named names: [String]) -> Int? {
    var current = TokenTree.root
    for name in names {
      guard let next = tree.child(name, of: current) else { return nil }
      current = next
    }
    return current
  }

  /// Walks a JSON pointer through groups and into a token; references on the way are followed.
  private mutating func follow(_ names: [String]) -> Target? {
    var names = names[...]
    var node = TokenTree.root
    var steps = 0
    while true {
      while !tree.nodes[node].isToken {
        guard let name = names.popFirst(), let next = tree.child(name, of: node) else { return nil }
        node = next
      }
      let index = entryOfNode[node]
      guard index >= 0, let value = entries[index].value else { return nil }
      guard let member = names.popFirst() else { return .token(index) }
      guard member == "$value" || member == "value" || member == "$ref" else {
        return entries[index].object.node[member].map {
          .part(PlacedNode(node: $0, file: value.file))
        }
      }
      if names.isEmpty { return .token(index) }
      var current = value
      while true {
        steps += 1
        guard steps < 1000 else { return nil }
        if let text = referenceText(of: current.node), !names.isEmpty {
          // Only the end of a walk may be a reference; one on the way stands for its target.
          guard let inner = target(ofPart: text) else { return nil }
          current = inner
          continue
        }
        guard let name = names.popFirst() else { return .part(current) }
        guard let next = self.member(name, of: current) else { return nil }
        current = next
      }
    }
  }

  private func target(ofPart text: String) -> PlacedNode? {
    if let name = TokenReference.curlyPath(text) {
      return positions[String(name)].flatMap { entries[$0].value }
    }
    guard let names = TokenReference.pointerNames(text), let last = names.last else { return nil }
    let path = last == "$value" ? names.dropLast() : names[...]
    return positions[path.joined(separator: ".")].flatMap { entries[$0].value }
  }

  private func member(_ name: String, of value: PlacedNode) -> PlacedNode? {
    switch value.node.content {
    case .object: value.node[name].map { PlacedNode(node: $0, file: value.file) }
    case .array(let elements):
      Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        .map { PlacedNode(node: $0, file: value.file) }
    default: nil
    }
  }
}
