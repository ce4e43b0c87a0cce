extension ProjectFact {
  /// Returns the effects of project classes on the outlets and tables of their subclasses.
  static func inherited(_ facts: Set<ProjectFact>) -> Set<ProjectFact> {
    var subclasses: [String: [String]] = [:]
    for case .inherits(let type, let base) in facts where facts.contains(.classIsDeclared(base)) {
      subclasses[base, default: []].append(type)
    }
    guard !subclasses.isEmpty else { return [] }
    var found: Set<ProjectFact> = []
    for fact in facts {
      guard let type = fact.owner, subclasses[type] != nil else { continue }
      var seen: Set<String> = [type]
      var pending = [type]
      while let next = pending.popLast() {
        for subclass in subclasses[next] ?? [] where seen.insert(subclass).inserted {
          pending.append(subclass)
          if let same = fact.ofType(subclass) { found.insert(same) }
        }
      }
    }
    return found
  }

  /// The class that affects its views, if subclasses inherit the effect.
  private var owner: String? {
    switch self {
    case .fontIsAssigned(let type, _), .flagIsSet(let type, _), .rowHeightsAreSet(let type): type
    default: nil
    }
  }

  /// The same fact about another class.
  private func ofType(_ type: String) -> ProjectFact? {
    switch self {
    case .fontIsAssigned(_, let receiver): .fontIsAssigned(type: type, receiver: receiver)
    case .flagIsSet(_, let receiver): .flagIsSet(type: type, receiver: receiver)
    case .rowHeightsAreSet: .rowHeightsAreSet(type: type)
    default: nil
    }
  }
}
