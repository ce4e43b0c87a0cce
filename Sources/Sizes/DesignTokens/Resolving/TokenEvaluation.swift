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
    /// The path with dots between its names.
    var name: String
    var object: PlacedNode
    var value: PlacedNode?
    /// The reference that the value consists of.
    var reference: String?
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
  /// The entry of each node of the tree, or -1.
  var entryOfNode: [Int] = []
  /// The token that the value of an entry names as a whole, or -1 while it is unknown.
  var links: [Int] = []
  var states: [State] = []
  var values: [TokenValue?] = []
  var types: [TokenType?] = []
  var typeStates: [State] = []
  /// The tokens whose values are being computed, outermost first.
  var active: [Int] = []
  /// The number of references inside values that are being followed.
  var depth = 0

  init(_ expansion: GroupExpansion, files: [TokenFile], options: TokenReadingOptions) {
    self.options = options
    self.files = files
    tree = expansion.tree
    sink = expansion.sink
    collectEntries()
    links = Array(repeating: -1, count: entries.count)
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
    return TokenDocument(tokens: tokens, findings: findings, positions: positions)
  }

  private func token(at index: Int) -> DesignToken {
    let object = entries[index].object.node
    let description =
      object["$description"]
      ?? (entries[index].usesDollar ? nil : object["comment"] ?? object["description"])
    return DesignToken(
      path: entries[index].path,
      type: types[index],
      value: values[index],
      alias: entries[index].reference,
      description: description?.string,
      deprecation: entries[index].deprecation,
      extensions: object["$extensions"]?.members ?? [],
      behavior: entries[index].behavior,
      location: files[entries[index].object.file].location(
        of: tree.nodes[entries[index].node].place.offset,
        path: entries[index].name
      )
    )
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
