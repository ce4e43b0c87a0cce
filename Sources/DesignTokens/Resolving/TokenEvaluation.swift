import Diagnostics
import JSONText

/// Computes the types and values of the tokens of a tree.
///
/// Each token is computed once, and chains of aliases are followed without recursion. References inside
/// of values recurse, up to a limit.
struct TokenEvaluation {
  /// A token of the tree with what its groups give it.
  struct Entry {
    var node: Int
    var path: TokenPath
    var object: PlacedNode
    var value: PlacedNode?
    var inheritedType: PlacedNode?
    var deprecation: TokenDeprecation?
    var behavior: TypographyBehavior
    var usesDollar: Bool
  }

  enum State {
    case untouched, active, done
  }

  let options: TokenReadingOptions
  let files: [TokenFile]
  let tree: TokenTree
  var sink: FindingSink
  var entries: [Entry] = []
  var positions: [String: Int] = [:]
  var entryOfNode: [Int: Int] = [:]
  var states: [State] = []
  var values: [TokenValue?] = []
  var types: [TokenType?] = []
  var typeStates: [State] = []
  /// The tokens whose values are being computed, outermost first.
  var active: [Int] = []
  /// The number of references inside of values that are being followed.
  var depth = 0

  init(_ expansion: GroupExpansion, files: [TokenFile], options: TokenReadingOptions) {
    self.options = options
    self.files = files
    tree = expansion.tree
    sink = expansion.sink
    collectEntries()
    states = Array(repeating: .untouched, count: entries.count)
    values = Array(repeating: nil, count: entries.count)
    types = Array(repeating: nil, count: entries.count)
    typeStates = states
  }

  /// Returns the document with all tokens.
  mutating func document() -> TokenDocument {
    for index in entries.indices { checkMembers(of: index) }
    for index in entries.indices { _ = value(of: index) }
    let tokens = entries.indices.map { index in token(at: index) }
    return TokenDocument(tokens: tokens, findings: findings)
  }

  private func token(at index: Int) -> DesignToken {
    let entry = entries[index]
    let description =
      entry.object.node["$description"]
      ?? (entry.usesDollar ? nil : entry.object.node["comment"] ?? entry.object.node["description"])
    return DesignToken(
      path: entry.path,
      type: types[index],
      value: values[index],
      alias: reference(of: index),
      description: description?.string,
      deprecation: entry.deprecation,
      extensions: entry.object.node["$extensions"]?.members ?? [],
      behavior: entry.behavior,
      location: files[entry.object.file].location(
        of: tree.nodes[entry.node].place.offset,
        path: entry.path.description
      )
    )
  }

  private func reference(of index: Int) -> String? {
    guard let node = entries[index].value?.node else { return nil }
    if let text = node.string { return TokenReference.curlyPath(text) == nil ? nil : text }
    return node.members?.count == 1 ? node["$ref"]?.string : nil
  }

  private var findings: [Finding] {
    let sorted = sink.entries.enumerated().sorted { first, second in
      (first.element.place.file, first.element.place.offset, first.offset)
        < (second.element.place.file, second.element.place.offset, second.offset)
    }
    return sorted.map { _, entry in
      Finding(
        rule: entry.rule,
        severity: entry.severity,
        message: entry.message,
        location: files.indices.contains(entry.place.file)
          ? files[entry.place.file].location(of: entry.place.offset, path: entry.path)
          : SourceLocation(file: ""),
        hint: entry.hint,
        context: entry.path.isEmpty ? [] : [FindingContext("token", entry.path)]
      )
    }
  }
}
