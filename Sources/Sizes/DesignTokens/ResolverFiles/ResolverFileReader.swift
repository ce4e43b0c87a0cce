import Diagnostics
import FileAccess
import JSONText

/// Reads a resolver file into steps, one a set or a modifier.
struct ResolverFileReader {
  /// A set with its sources, or a modifier with the sources of each context.
  struct Step: Hashable {
    var place: TokenPlace
    var modifier: TokenModifier?
    var sources: [[PlacedNode]]
  }

  private(set) var files: [TokenFile]
  private(set) var sink: FindingSink
  private(set) var steps: [Step] = []
  private let options: TokenReadingOptions
  private let folder: String
  private var loaded: [String: Int] = [:]
  private var sourceCount = 0

  init(_ source: TokenSource, options: TokenReadingOptions) {
    self.options = options
    folder = FilePath.folder(source.path)
    sink = FindingSink(mode: options.mode)
    files = []
    files.append(TokenFile(source, index: 0, options: options, sink: &sink))
  }

  private var root: JSONNode? { files[0].document?.root }

  mutating func read(load: (String) -> [UInt8]?) {
    guard let root else { return }
    guard root.members != nil else { return fault("A resolver file contains an object.", root) }
    checkRoot(root)
    var names: Set<String> = []
    for item in root["resolutionOrder"]?.elements ?? [] {
      guard let (name, node, isModifier) = entry(item) else { continue }
      if item["$ref"] == nil, !names.insert(name).inserted {
        fault("The name '\(name)' appears twice in the resolution order.", item)
      }
      append(name, node, isModifier: isModifier, load)
    }
  }

  private mutating func checkRoot(_ root: JSONNode) {
    let known = [
      "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
      "$extensions",
    ]
    for member in root.members ?? [] {
      let isText = ["$schema", "name", "description"].contains(member.key)
      let isObject = ["sets", "modifiers", "$defs"].contains(member.key)
      if !known.contains(member.key) || member.key == "$extensions" {
        deviate("A resolver file has no '\(member.key)'.", member.value)
      } else if isText && member.value.string == nil || isObject && member.value.members == nil {
        fault("'\(member.key)' is \(member.value.kind).", member.value)
      }
    }
    if root["version"]?.string != "2025.10" {
      deviate("The version is '2025.10'.", root["version"] ?? root)
    }
    if root["resolutionOrder"]?.elements?.isEmpty ?? true {
      fault("The resolution order is a list with at least one entry.", root)
    }
    for member in root["sets"]?.members ?? [] { checkSet(member.value) }
    for member in root["modifiers"]?.members ?? [] { checkModifier(member.value) }
  }

  private mutating func checkSet(_ node: JSONNode, inline: [String] = []) {
    checkMembers(node, of: "set", known: ["description", "sources", "$extensions"] + inline)
    guard let sources = node["sources"]?.elements else {
      return fault("A set has a list of sources.", node)
    }
    for source in sources { checkSource(source) }
  }

  private mutating func checkModifier(_ node: JSONNode, inline: [String] = []) {
    let known = ["description", "contexts", "default", "$extensions"]
    checkMembers(node, of: "modifier", known: known + inline)
    if node["contexts"] == nil, let node = node["context"] {
      deviate("The member is called 'contexts'.", node)
    }
    guard let contexts = contexts(of: node)?.members else {
      return fault("A modifier has an object of contexts.", node)
    }
    if contexts.isEmpty { fault("A modifier needs a context.", node) }
    if contexts.count == 1 { deviate("A modifier has at least two contexts.", node) }
    for context in contexts {
      guard let sources = context.value.elements else {
        fault("A context is a list of sources.", context.value)
        continue
      }
      for source in sources { checkSource(source) }
    }
    let choice = node["default"]
    if let choice, !contexts.contains(where: { $0.key == choice.string }) {
      fault("The default is not one of the modifier's contexts.", choice)
    }
  }

  private func contexts(of node: JSONNode) -> JSONNode? {
    node["contexts"] ?? (options.mode == .lenient ? node["context"] : nil)
  }

  private mutating func checkMembers(_ node: JSONNode, of kind: String, known: [String]) {
    for member in node.members ?? [] {
      let isText = ["description", "default", "name"].contains(member.key)
      if !known.contains(member.key) {
        deviate("A \(kind) has no '\(member.key)'.", member.value)
      } else if isText && member.value.string == nil
        || member.key == "$extensions" && member.value.members == nil
      {
        fault("'\(member.key)' is \(member.value.kind).", member.value)
      }
    }
  }

  private mutating func checkSource(_ node: JSONNode) {
    guard node.members != nil else { return fault("A source is an object.", node) }
    guard let reference = node["$ref"] else { return }
    guard let text = reference.string else { return fault("A '$ref' is a text.", reference) }
    if text.hasPrefix("#/modifiers/") || text.hasPrefix("#/resolutionOrder") {
      fault("Sources name sets and files, never '\(text)'.", reference)
    }
  }
}

extension ResolverFileReader {
  /// Returns the name and the object of an entry of the order, and whether it is a modifier.
  private mutating func entry(_ item: JSONNode) -> (String, JSONNode, Bool)? {
    guard let reference = item["$ref"] else { return inlineEntry(item) }
    guard let text = reference.string, let names = TokenReference.pointerNames(text),
      names.count == 2, names[0] == "sets" || names[0] == "modifiers"
    else {
      fault("The resolution order names '#/sets/…' or '#/modifiers/…'.", item)
      return nil
    }
    guard let target = root?[names[0]]?[names[1]] else {
      fault("'\(text)' does not exist.", reference)
      return nil
    }
    return (names[1], target, names[0] == "modifiers")
  }

  private mutating func inlineEntry(_ item: JSONNode) -> (String, JSONNode, Bool)? {
    guard let name = item["name"]?.string, let type = item["type"]?.string,
      type == "set" || type == "modifier"
    else {
      fault("An entry of the order has a '$ref', or a name and the type 'set' or 'modifier'.", item)
      return nil
    }
    let members = ["name", "type"]
    if type == "set" {
      checkSet(item, inline: members)
    } else {
      checkModifier(item, inline: members)
    }
    return (name, item, type == "modifier")
  }

  private mutating func append(
    _ name: String,
    _ node: JSONNode,
    isModifier: Bool,
    _ load: (String) -> [UInt8]?
  ) {
    let place = TokenPlace(file: 0, offset: node.offset)
    guard isModifier else {
      let sources = sources(node["sources"]?.elements ?? [], sets: [name], load)
      steps.append(Step(place: place, modifier: nil, sources: [sources]))
      return
    }
    let members = contexts(of: node)?.members ?? []
    steps.append(
      Step(
        place: place,
        modifier: TokenModifier(
          name: name,
          contexts: members.map(\.key),
          defaultContext: node["default"]?.string
        ),
        sources: members.map { sources($0.value.elements ?? [], sets: [], load) }
      )
    )
  }

  /// Returns the objects that sources name; `sets` are those that are being read.
  private mutating func sources(
    _ items: [JSONNode],
    sets: [String],
    _ load: (String) -> [UInt8]?
  ) -> [PlacedNode] {
    var result: [PlacedNode] = []
    for item in items {
      sourceCount += 1
      guard sourceCount <= 10_000 else {
        sink.add(
          .tokenLimit,
          "The resolver has more than 10,000 sources.",
          at: TokenPlace(file: 0, offset: item.offset),
          path: ""
        )
        return result
      }
      guard let text = item["$ref"]?.string else {
        result.append(PlacedNode(node: item, file: 0))
        continue
      }
      let own = (item.members ?? []).filter { $0.key != "$ref" }
      let keys = Set(own.map(\.key))
      result += target(of: text, item, sets: sets, load).map { removing(keys, from: $0) }
      if !own.isEmpty {
        let node = JSONNode(content: .object(own), offset: item.offset)
        result.append(PlacedNode(node: node, file: 0))
      }
    }
    return result
  }

  private func removing(_ keys: Set<String>, from object: PlacedNode) -> PlacedNode {
    guard !keys.isEmpty, let members = object.node.members else { return object }
    let kept = members.filter { !keys.contains($0.key) }
    return PlacedNode(
      node: JSONNode(content: .object(kept), offset: object.node.offset),
      file: object.file
    )
  }

  private mutating func target(
    of text: String,
    _ item: JSONNode,
    sets: [String],
    _ load: (String) -> [UInt8]?
  ) -> [PlacedNode] {
    if let names = TokenReference.pointerNames(text) {
      if names.count == 2, names[0] == "sets" {
        guard !sets.contains(names[1]), sets.count < options.maximumDepth else {
          sink.add(
            .tokenCycle,
            "The set '\(names[1])' leads back to itself.",
            at: TokenPlace(file: 0, offset: item.offset),
            path: ""
          )
          return []
        }
        if let set = root?["sets"]?[names[1]] {
          return sources(set["sources"]?.elements ?? [], sets: sets + [names[1]], load)
        }
      } else if names[0] == "$defs", let node = root.flatMap({ Self.node(names[...], in: $0) }) {
        return [PlacedNode(node: node, file: 0)]
      }
      if names[0] != "modifiers", names[0] != "resolutionOrder" {
        fault("'\(text)' does not exist.", item)
      }
      return []
    }
    return file(text, item, load).map { [$0] } ?? []
  }

  /// Returns the object of a file, or of a part of it that a fragment names.
  private mutating func file(
    _ text: String,
    _ item: JSONNode,
    _ load: (String) -> [UInt8]?
  ) -> PlacedNode? {
    let pieces = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = FilePath.absolute(String(pieces[0]), in: folder)
    guard !text.contains("://"), let index = loaded[path] ?? add(path, load) else {
      fault("The file '\(pieces[0])' cannot be read.", item)
      return nil
    }
    guard let root = files[index].document?.root else { return nil }
    let names = pieces.count > 1 ? TokenReference.pointerNames("#" + pieces[1]) ?? [] : []
    guard let node = Self.node(names[...], in: root) else {
      fault("'\(text)' does not exist.", item)
      return nil
    }
    return PlacedNode(node: node, file: index)
  }

  private mutating func add(_ path: String, _ load: (String) -> [UInt8]?) -> Int? {
    guard let bytes = load(path) else { return nil }
    let index = files.count
    let source = TokenSource(path: path, bytes: bytes)
    files.append(TokenFile(source, index: index, options: options, sink: &sink))
    loaded[path] = index
    return index
  }

  private static func node(_ names: ArraySlice<String>, in root: JSONNode) -> JSONNode? {
    names.reduce(Optional(root)) { node, name in node?[name] }
  }

  private mutating func fault(_ message: String, _ node: JSONNode) {
    sink.add(.tokenResolver, message, at: TokenPlace(file: 0, offset: node.offset), path: "")
  }

  private mutating func deviate(_ message: String, _ node: JSONNode) {
    sink.deviate(.tokenResolver, message, at: TokenPlace(file: 0, offset: node.offset), path: "")
  }
}
