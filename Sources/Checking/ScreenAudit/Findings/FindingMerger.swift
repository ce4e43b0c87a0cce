import Diagnostics
import DynamicType
import Snapshots

/// Combines all observations of a rule about an object into one finding.
struct FindingMerger {
  private struct Key: Hashable {
    var screen: SweepScreen
    var rule: AuditRule
    var identity: String
    var isAboutTextSize: Bool
  }

  /// The observations of an object by a rule, and by the milder rules that it includes.
  struct Group {
    typealias Sight = (setting: SweepSetting, observation: Observation)
    var seen: [Sight] = []
    var mild: [Sight] = []

    /// The observation at the first size, with which a finding begins, from whichever rule.
    var first: Sight? {
      (seen + mild).min { $0.observation.comesBefore($1.observation) }
    }

    /// The first observation of the rule itself, if a milder rule observed the object before.
    var grave: Sight? {
      let own = seen.min { $0.observation.comesBefore($1.observation) }
      guard let own, let first, first.observation.comesBefore(own.observation) else { return nil }
      return own.observation.predicate == first.observation.predicate ? nil : own
    }
  }

  private var order: [Key] = []
  private var groups: [Key: Group] = [:]
  /// The settings in which each screen was shown.
  private var settings: [SweepScreen: [SweepSetting]] = [:]

  mutating func add(_ notes: ScreenAuditor.Notes) {
    settings[notes.screen, default: []].append(notes.setting)
    for rule in AuditRule.all {
      let own = notes.observations.filter { $0.rule == rule }.map(\.observation)
      let large = own.filter { $0.category == .large && !$0.isChanged }
      let atLarge = Set(large.map(\.identity))
      let slightAtLarge = Set(large.filter(\.isSlight).map(\.identity))
      for observation in own {
        // If hardly anything is lost at Large and more at another size, the size is the reason.
        let isWorse = !observation.isSlight && slightAtLarge.contains(observation.identity)
        let wasThere = atLarge.contains(observation.identity) && !isWorse
        if rule.atLarge == .ignored && (wasThere || observation.category < .large) { continue }
        let key = Key(
          screen: notes.screen,
          rule: rule,
          identity: observation.identity,
          isAboutTextSize: rule.atLarge == .reportedApart
            ? !wasThere
            : rule.atLarge == .ignored
              || rule.isAboutTextSize
        )
        if groups[key] == nil { order.append(key) }
        groups[key, default: Group()].seen.append((notes.setting, observation))
      }
    }
  }

  func findings(
    _ location: (_ file: String, _ objectID: String) -> SourceLocation?
  ) -> [AuditFinding] {
    let screens = order.map(\.screen).unique
    let groups = withMilderRules
    let all = order.compactMap { key -> AuditFinding? in
      groups[key].flatMap { finding(key, $0, location) }
    }
    return screens.flatMap { screen in
      all.enumerated().filter { $0.element.screen == screen }
        .sorted { Self.precedes($0.element, $1.element) ?? ($0.offset < $1.offset) }
        .map(\.element)
    }
  }

  /// The groups; those of a milder rule join the group of the more severe one for the same object.
  private var withMilderRules: [Key: Group] {
    var result = groups
    for rule in AuditRule.all where !rule.includes.isEmpty {
      for key in order where key.rule == rule {
        for milder in rule.includes {
          var other = key
          other.rule = milder
          guard let sights = result.removeValue(forKey: other)?.seen else { continue }
          result[key, default: Group()].mild += sights
        }
      }
    }
    return result
  }

  private static func precedes(_ first: AuditFinding, _ second: AuditFinding) -> Bool? {
    if first.isAboutTextSize != second.isAboutTextSize { return first.isAboutTextSize }
    if first.reported.severity != second.reported.severity {
      return first.reported.severity > second.reported.severity
    }
    return nil
  }

  private func finding(
    _ key: Key,
    _ group: Group,
    _ location: (_ file: String, _ objectID: String) -> SourceLocation?
  ) -> AuditFinding? {
    guard let first = group.first else { return nil }
    let occurrences = (group.seen + group.mild).map {
      AuditFinding.Occurrence(
        setting: $0.setting,
        category: $0.observation.category,
        isChanged: $0.observation.isChanged,
        isSlight: $0.observation.isSlight,
        isDoubtful: $0.observation.doubt != nil,
        region: $0.observation.region
      )
    }
    let writer = FindingWriter(
      rule: key.rule,
      screen: key.screen,
      isAboutTextSize: key.isAboutTextSize,
      first: first.observation,
      grave: group.grave?.observation,
      setting: first.setting,
      occurrences: occurrences,
      languages: settings[key.screen, default: []].map(\.language).unique
    )
    return AuditFinding(
      rule: key.rule,
      reported: writer.finding(location),
      screen: key.screen,
      object: first.observation.object,
      isAboutTextSize: key.isAboutTextSize,
      occurrences: occurrences,
      firstCategory: first.observation.category
    )
  }
}
extension Observation {
  /// Large before larger sizes, and these before smaller ones: the order in which people encounter them.
  fileprivate func comesBefore(_ other: Observation) -> Bool {
    func rank(_ category: ContentSizeCategory) -> Int {
      let position = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
      return category < .large ? 100 - position : position
    }
    return rank(category) < rank(other.category)
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first appearance.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
