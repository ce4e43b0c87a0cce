/// The rules that a run knows, in the order of their identifiers.
public struct RuleCatalog: Hashable, Sendable {
  /// The rules, sorted by identifier.
  public let rules: [RuleDescription]

  /// Creates a catalog.
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

  /// Creates a catalog with the rules of others.
  ///
  /// - Precondition: No rule is in two of them.
  public init(joining catalogs: [RuleCatalog]) {
    self.init(catalogs.flatMap(\.rules))
  }

  /// Returns a catalog that holds the rules of all findings, too.
  func describing(_ findings: [Finding]) -> RuleCatalog {
    var added: [String: RuleDescription] = [:]
    for finding in findings where self[finding.rule.id] == nil {
      added[finding.rule.id] = finding.rule
    }
    return added.isEmpty ? self : RuleCatalog(rules + added.values)
  }
}
