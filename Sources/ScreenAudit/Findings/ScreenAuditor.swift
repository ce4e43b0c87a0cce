public import Diagnostics
import DynamicType

/// Looks at the screens of a sweep and says what breaks.
///
/// ```swift
/// let auditor = ScreenAuditor()
/// let notes = sweep.run(sources).series.map { auditor.observe($0) }
/// for finding in auditor.findings(in: notes) { print(finding.finding.message) }
/// ```
public struct ScreenAuditor: Sendable {
  /// The rules that are looked for; all unless some are left out.
  public var rules: Set<String>

  /// Creates an auditor.
  ///
  /// - Parameter rules: The identifiers of the rules to look for, of `RuleCatalog`'s
  ///   `audit`; nil for all.
  public init(rules: Set<String>? = nil) {
    self.rules = rules ?? Set(AuditRule.all.map(\.id))
  }

  /// What was seen in one series; small, and kept instead of its snapshots.
  public struct Notes: Sendable {
    var screen: SweepScreen
    var setting: SweepSetting
    var observations: [(rule: String, Observation)]
    /// What a verdict needs to know.
    var facts: LargerTextFacts
  }

  /// Looks at one screen in one setting.
  public func observe(_ series: ScreenSeries) -> Notes {
    let context = AuditContext(series)
    var observations: [(rule: String, Observation)] = []
    for rule in AuditRule.all where rules.contains(rule.id) {
      observations += rule.observe(context).map { (rule.id, $0) }
    }
    return Notes(
      screen: series.screen,
      setting: series.setting,
      observations: observations.withoutConsequences,
      facts: LargerTextFacts(context)
    )
  }

  /// Puts together what was seen in all settings: one finding for each object and rule.
  ///
  /// - Parameters:
  ///   - notes: What was seen, in the order of the sweep.
  ///   - location: Where a document holds an object, by the document's path and the object's
  ///     identifier.
  /// - Returns: The findings, in the order of the screens; the gravest first on each.
  public func findings(
    in notes: [Notes],
    location: (_ file: String, _ objectID: String) -> SourceLocation? = { _, _ in nil }
  ) -> [AuditFinding] {
    var merger = FindingMerger()
    for note in notes { merger.add(note) }
    return merger.findings(location)
  }
}

extension [(rule: String, Observation)] {
  /// What stays when consequences are left out: what cannot be reached is also cut off and covered,
  /// which says nothing more.
  fileprivate var withoutConsequences: [(rule: String, Observation)] {
    let consequences = ["text-clipped", "views-overlap", "row-texts-collide"]
    let causes = Set(
      filter { $0.rule == "unreachable" || $0.rule == "outside-screen" }
        .map { Place(object: $0.1.object.key, category: $0.1.category) }
    )
    return filter { rule, seen in
      !consequences.contains(rule)
        || ![seen.object, seen.other].contains { object in
          object.map { causes.contains(Place(object: $0.key, category: seen.category)) } ?? false
        }
    }
  }
}

/// An object at a size.
private struct Place: Hashable {
  var object: String
  var category: ContentSizeCategory
}
