public import Diagnostics
import DynamicType

/// Finds faults on the screens of a sweep.
///
/// ```swift
/// let auditor = ScreenAuditor()
/// let notes = sweep.run(sources).series.map { auditor.observe($0) }
/// for finding in auditor.findings(in: notes) { print(finding.reported.message) }
/// ```
public struct ScreenAuditor: Sendable {
  let rules: [AuditRule]

  /// The identifiers of the active rules.
  package var ruleIDs: [String] { rules.map(\.description.id) }

  /// Creates an auditor.
  ///
  /// - Parameter isWanted: Returns whether a rule of `RuleCatalog.audit` is active.
  public init(lookingFor isWanted: (RuleDescription) -> Bool = { _ in true }) {
    rules = AuditRule.all.filter { isWanted($0.description) }
  }

  /// The observations about one series; they are small and stored instead of its snapshots.
  public struct Notes: Sendable {
    package var screen: SweepScreen
    package var setting: SweepSetting
    package var observations: [Sighting]
    /// The facts that a verdict needs.
    var facts: LargerTextFacts
  }

  /// Observes one screen in one setting.
  ///
  /// - Parameters:
  ///   - series: The screen at all sizes.
  ///   - invented: The identifiers of objects whose texts are in no document. Findings that depend on the
  ///     length of these texts are uncertain.
  ///   - code: The aspects that code may determine differently. Findings that it may contradict are
  ///     uncertain.
  /// - Returns: The observations.
  public func observe(
    _ series: ScreenSeries,
    inventedTexts invented: Set<String> = [],
    code: CodeDoubts = CodeDoubts()
  ) -> Notes {
    let context = AuditContext(series)
    let texts = InventedText(objects: invented)
    let observations = rules.flatMap { rule in
      let observed = code.doubting(rule.observe(context), of: rule)
      guard rule.dependsOnTexts, !invented.isEmpty else {
        return observed.map { Sighting(rule: rule, observation: $0) }
      }
      return texts.doubting(observed, of: rule, in: context).map {
        Sighting(rule: rule, observation: $0)
      }
    }
    return Notes(
      screen: series.screen,
      setting: series.setting,
      observations: observations.withoutConsequences,
      facts: LargerTextFacts(context)
    )
  }

  /// Merges the observations of all settings: one finding for each object and rule.
  ///
  /// - Parameters:
  ///   - notes: The observations, in the order of the sweep.
  ///   - location: The position of an object in a document, by the document's path and the object's
  ///     identifier.
  /// - Returns: The findings, in the order of the screens; on each the most severe first.
  public func findings(
    in notes: [Notes],
    location: (_ file: String, _ objectID: String) -> SourceLocation? = { _, _ in nil }
  ) -> [AuditFinding] {
    var merger = FindingMerger()
    for note in notes { merger.add(note) }
    return merger.findings(location)
  }
}

/// An observation with the rule that made it.
package struct Sighting: Sendable {
  var rule: AuditRule
  package var observation: Observation

  /// A name that identifies the rule and the object on the screen.
  package var identity: String { "\(rule.description.id) \(observation.identity)" }
}

extension [Sighting] {
  /// The observations without consequences of others: an unreachable object is also clipped and covered,
  /// which adds nothing.
  fileprivate var withoutConsequences: [Sighting] {
    let causes = Set(
      filter { $0.rule.outOfReach == .isCause }.map {
        Place(object: $0.observation.object.key, category: $0.observation.category)
      }
    )
    return filter { sighting in
      let seen = sighting.observation
      guard sighting.rule.outOfReach == .isConsequence else { return true }
      return ![seen.object, seen.other].compactMap(\.self).contains {
        causes.contains(Place(object: $0.key, category: seen.category))
      }
    }
  }
}

/// An object at a size.
private struct Place: Hashable {
  var object: String
  var category: ContentSizeCategory
}
