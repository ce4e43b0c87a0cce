import Diagnostics
import JSONText

extension TokenEvaluation {
  /// The members of a value by their keys, few enough to be compared one after the other.
  struct Members {
    private var members: [(key: String, node: PlacedNode)] = []

    /// The last member that was set for a key, or `nil`.
    subscript(key: String) -> PlacedNode? {
      get { members.last { $0.key == key }?.node }
      set { if let newValue { members.append((key, newValue)) } }
    }
  }

  /// The references that a place allows.
  enum References {
    case any, pointer
  }

  /// Reads a value of a type, or what a reference in its place names.
  mutating func part(
    _ node: PlacedNode,
    as type: TokenType,
    references: References,
    path: TokenPath
  ) -> TokenValue? {
    guard let text = referenceText(of: node.node) else { return read(node, as: type, path: path) }
    guard enter(node, path) else { return nil }
    defer { depth -= 1 }
    checkForm(of: text, at: node, references, path)
    switch target(of: text, at: node.place, path: path) {
    case .token(let index)?: return token(index, as: type, at: node, path: path)
    case .part(let inner)?: return part(inner, as: type, references: .any, path: path)
    case nil: return nil
    }
  }

  private mutating func token(
    _ index: Int,
    as type: TokenType,
    at node: PlacedNode,
    path: TokenPath
  ) -> TokenValue? {
    let actual = self.type(of: index)
    if actual == type { return value(of: index) }
    guard options.mode == .lenient, let raw = rawValue(of: index) else {
      // Reading the target reports a circle, which is the reason for the missing type.
      _ = actual == nil ? value(of: index) : nil
      sink.add(
        .tokenReference,
        "A \(type.rawValue) is expected, and '\(entries[index].path)' is "
          + (actual.map { "of type \($0.rawValue)." } ?? "of no type."),
        at: node.place,
        path: path.description
      )
      return nil
    }
    return read(raw, as: type, path: entries[index].path)
  }

  /// The value at the end of a chain of aliases as the file has it.
  private mutating func rawValue(of index: Int) -> PlacedNode? {
    var current = index
    for _ in 0...options.maximumDepth {
      guard let value = entries[current].value else { return nil }
      guard entries[current].reference != nil else { return value }
      switch target(of: current) {
      case .token(let next)?: current = next
      case .part(let node)?: return referenceText(of: node.node) == nil ? node : nil
      case nil: return nil
      }
    }
    return nil
  }

  /// Returns a plain value, or what a JSON pointer in its place names.
  mutating func primitive(_ node: PlacedNode, path: TokenPath) -> PlacedNode? {
    let end = end(of: node, path) { evaluation, text, place in
      evaluation.checkForm(of: text, at: place, .pointer, path)
    }
    switch end {
    case .found(let node): return node
    case .nowhere: return nil
    case .cycle:
      sink.add(
        .tokenCycle,
        "The reference leads back to itself or through too many others.",
        at: node.place,
        path: path.description
      )
      return nil
    }
  }

  /// The end of a chain of references.
  enum ReferenceEnd {
    case found(PlacedNode)
    case nowhere
    case cycle
  }

  /// Follows references from a node to the value behind them.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - path: The path of the token.
  ///   - onReference: Called with each reference and its node.
  /// - Returns: The value, or the reason for which there is none.
  mutating func end(
    of node: PlacedNode,
    _ path: TokenPath,
    onReference: (inout TokenEvaluation, String, PlacedNode) -> Void
  ) -> ReferenceEnd {
    var current = node
    for _ in 0...options.maximumDepth {
      guard let text = referenceText(of: current.node) else { return .found(current) }
      onReference(&self, text, current)
      switch target(of: text, at: current.place, path: path) {
      case .part(let next)?: current = next
      case .token(let index)?:
        guard let value = entries[index].value else { return .nowhere }
        current = value
      case nil: return .nowhere
      }
    }
    return .cycle
  }

  private mutating func enter(_ node: PlacedNode, _ path: TokenPath) -> Bool {
    guard depth < options.maximumDepth else {
      sink.add(
        .tokenLimit,
        "References inside values are nested more than \(options.maximumDepth) deep.",
        at: node.place,
        path: path.description
      )
      return false
    }
    depth += 1
    return true
  }

  private mutating func checkForm(
    of text: String,
    at node: PlacedNode,
    _ references: References,
    _ path: TokenPath
  ) {
    guard references == .pointer, node.node.string != nil else { return }
    sink.deviate(
      .tokenValue,
      "A part of a value is named by '{\"$ref\": \"#/…\"}' and not by '\(text)'.",
      at: node.place,
      path: path.description
    )
  }

  /// Reports a value that cannot be used.
  mutating func fault<Value>(
    _ message: String,
    _ node: PlacedNode,
    _ path: TokenPath,
    hint: String? = nil
  ) -> Value? {
    sink.add(.tokenValue, message, at: node.place, path: path.description, hint: hint)
    return nil
  }

  /// Reports a form that lenient reading understands; true when reading goes on.
  mutating func accepts(
    _ message: String,
    _ node: PlacedNode,
    _ path: TokenPath,
    hint: String? = nil
  ) -> Bool {
    let rule: RuleDescription = options.mode == .strict ? .tokenValue : .tokenDialect
    sink.add(rule, message, at: node.place, path: path.description, hint: hint)
    return options.mode == .lenient
  }

  /// Returns the members of an object after reporting those that are missing or unknown.
  mutating func members(
    _ node: PlacedNode,
    of kind: String,
    required: [String],
    optional: [String] = [],
    path: TokenPath
  ) -> Members? {
    guard let members = node.node.members else {
      return fault("A \(kind) is an object and not \(node.node.kind).", node, path)
    }
    var found = Members()
    for member in members {
      let value = PlacedNode(node: member.value, file: node.file)
      if required.contains(member.key) || optional.contains(member.key) {
        found[member.key] = value
      } else {
        _ = accepts("'\(member.key)' is not part of a \(kind) and is not read.", value, path)
      }
    }
    let missing = required.filter { found[$0] == nil && !mayBeLeftOut($0, of: kind) }
    if !missing.isEmpty {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      _ = accepts("The \(kind) lacks \(names).", node, path, hint: "Add \(names).")
    }
    return found
  }

  /// Whether a part may be left to the system where lenient reading goes on without a finding.
  ///
  /// Designs for apps leave the family and the letter spacing to the system (article 002).
  private func mayBeLeftOut(_ key: String, of kind: String) -> Bool {
    options.mode == .lenient && kind == "typography" && key != "fontSize"
  }
}
