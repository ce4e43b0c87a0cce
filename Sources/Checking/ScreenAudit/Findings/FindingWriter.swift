import Diagnostics
import DynamicType
import Snapshots

/// Writes a finding down in words.
struct FindingWriter {
  let rule: AuditRule
  let screen: SweepScreen
  let isAboutTextSize: Bool
  let first: Observation
  /// The first observation of the more severe rule, if a milder one observed the object before.
  let grave: Observation?
  let setting: SweepSetting
  let occurrences: [AuditFinding.Occurrence]
  /// The languages in which the screen was shown.
  let languages: [String?]

  func finding(
    _ location: (_ file: String, _ objectID: String) -> SourceLocation?
  ) -> Finding {
    Finding(
      rule: rule.description,
      severity: severity,
      message: message,
      location: place(first.object, location),
      hint: first.hint,
      measures: first.measures,
      context: context,
      anchor: first.object.objectID == nil ? "\(screen.id) \(first.identity)" : nil,
      region: PictureRegion(
        picture: PictureName(screen, setting, first.category, isChanged: first.isChanged).stem,
        x: first.region.x,
        y: first.region.y,
        width: first.region.width,
        height: first.region.height
      ),
      related: related(location)
    )
  }

  /// The severity: one step lower for faults that exist at Large, and for doubtful ones.
  private var severity: Severity {
    let isDesign = rule.atLarge == .reportedApart && !isAboutTextSize
    guard isDesign || doubt != nil else { return rule.description.defaultSeverity }
    return rule.description.defaultSeverity == .error ? .warning : .note
  }

  /// The reason why a device may not have the fault; `nil` if it is certain in some setting.
  private var doubt: String? {
    occurrences.allSatisfy(\.isDoubtful) ? first.doubt : nil
  }

  private var message: String {
    let detail = first.detail.map { "; \($0)" } ?? ""
    let then = grave.map { ", \($0.predicate) from \($0.category) on" } ?? ""
    let uncertain = doubt.map { "; uncertain: \($0)" } ?? ""
    return "\(first.object.title) \(first.predicate)\(sizes)\(then)\(limit)\(detail)\(uncertain)."
  }

  /// The languages with the fault, unless all have it.
  private var limit: String {
    let own = occurrences.map(\.setting.language).unique
    guard own.count < languages.count else { return "" }
    let names = languages.filter { own.contains($0) }.map { LanguageName.english($0) }
    return " in "
      + (names.dropLast().isEmpty ? "" : names.dropLast().joined(separator: ", ") + " and ")
      + (names.last ?? "")
  }

  private var categories: [ContentSizeCategory] { Set(occurrences.map(\.category)).sorted() }

  private var sizes: String {
    guard isAboutTextSize, rule.atLarge != .ordinary else {
      return isAboutTextSize || rule.atLarge == .ordinary ? "" : " already at Large"
    }
    let isOpen = first.category >= .large && categories.contains { $0 > first.category }
    return isOpen ? " from \(first.category) on" : " at \(first.category)"
  }

  private func place(
    _ object: AuditedObject,
    _ location: (String, String) -> SourceLocation?
  ) -> SourceLocation {
    guard let id = object.objectID else {
      return location(screen.file, screen.id)?.withoutObject ?? SourceLocation(file: screen.file)
    }
    return location(screen.file, id) ?? SourceLocation(file: screen.file, objectID: id)
  }

  private func related(
    _ location: (String, String) -> SourceLocation?
  ) -> [RelatedLocation] {
    guard let other = first.other else { return [] }
    return [RelatedLocation(place(other, location), message: other.title)]
  }

  /// Only facts that make it a different finding identify it: the sizes and devices with the fault may
  /// change.
  private var context: [FindingContext] {
    func list(_ values: [String]) -> String { values.unique.joined(separator: ", ") }
    let settings = occurrences.map(\.setting)
    var context = [
      FindingContext("screen", screen.title, identifies: false),
      FindingContext("category", first.category.shortName, identifies: false),
      FindingContext("categories", list(categories.map(\.shortName)), identifies: false),
      FindingContext("device", list(settings.map(\.device.name)), identifies: false),
      FindingContext(
        "orientation",
        list(settings.map(\.orientation.rawValue)),
        identifies: false
      ),
    ]
    let languages = settings.compactMap(\.language)
    if !languages.isEmpty {
      context.append(FindingContext("language", list(languages), identifies: false))
    }
    if let name = first.object.name {
      context.append(FindingContext("object", name, identifies: false))
    }
    if let other = first.other {
      context.append(FindingContext("with", other.objectID ?? other.title))
    }
    if !isAboutTextSize && rule.atLarge == .reportedApart {
      context.append(FindingContext("text size", "already at Large"))
    }
    if first.isChanged {
      context.append(FindingContext("shown", "after a change of the size", identifies: false))
    }
    return context
  }
}

extension SourceLocation {
  fileprivate var withoutObject: SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}
