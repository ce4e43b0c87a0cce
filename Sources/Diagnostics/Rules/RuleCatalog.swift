/// The rules that a run knows, in the order of their identifiers.
public struct RuleCatalog: Hashable, Sendable {
  /// The rules, sorted by identifier.
  public let rules: [RuleDescription]

  /// Creates a catalogue.
  ///
  /// - Precondition: No identifier is there twice.
  public init(_ rules: [RuleDescription]) {
    self.rules = rules.sorted { $0.id < $1.id }
    precondition(
      zip(self.rules, self.rules.dropFirst()).allSatisfy { $0.id != $1.id },
      "a rule is there twice"
    )
  }

  /// The rule with an identifier, or `nil`.
  ///
  /// Complexity: O(log n).
  public subscript(id: String) -> RuleDescription? {
    index(of: id).map { rules[$0] }
  }

  /// Returns the position of a rule in ``rules``, or `nil`.
  ///
  /// Complexity: O(log n).
  public func index(of id: String) -> Int? {
    var low = 0
    var high = rules.count
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < rules.count && rules[low].id == id ? low : nil
  }

  /// Returns the rules of both catalogues.
  ///
  /// - Precondition: No rule is in both.
  public func merging(_ other: RuleCatalog) -> RuleCatalog {
    RuleCatalog(rules + other.rules)
  }

  /// Returns a catalogue that describes the rules of all findings.
  ///
  /// A rule that is not known gets its identifier as title.
  func describing(_ findings: [Finding]) -> RuleCatalog {
    let unknown = Set(findings.map(\.rule)).filter { self[$0] == nil }
    guard !unknown.isEmpty else { return self }
    let added = unknown.map { id in
      RuleDescription(id: id, title: id, explanation: id, defaultSeverity: .warning)
    }
    return RuleCatalog(rules + added)
  }
}
