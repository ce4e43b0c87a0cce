import Diagnostics
import DynamicType
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The data of the script, without the drawings.
  ///
  /// It says where on them the findings are, as an object whose last brace is missing. A drawing is
  /// named by its number among those of its screen.
  func data(_ drawings: inout PageDrawings) -> String {
    let (screens, settings) = (Places(screens), Places(settings))
    let sets = pictures.map { set in
      let screen = screens[set.screen] ?? 0
      let launched = categories.map { set.launched[$0].map { drawings.number(of: $0, on: screen) } }
      let changed = categories.map { set.changed[$0].map { drawings.number(of: $0, on: screen) } }
      return (set, launched: launched, changed: changed)
    }
    let details = findings.map { finding in
      detail(of: finding).map {
        (drawings.number(of: $0.picture, on: screens[finding.screen] ?? 0), $0.distance)
      }
    }
    var writer = JSONWriter(.compact)
    writer.object { data in
      data.array("categories") { list in for category in categories { write(category, &list) } }
      data.array("settings") { list in for setting in settings.items { write(setting, &list) } }
      data.array("screens") { list in
        for screen in screens.items {
          list.object {
            $0.member("title", screen.title)
            $0.member("file", screen.file)
          }
        }
      }
      data.array("shots") { list in
        for (set, launched, changed) in sets {
          list.object { shot in
            shot.member("screen", screens[set.screen] ?? 0)
            shot.member("setting", settings[set.setting] ?? 0)
            shot.member("width", set.size.width)
            shot.member("height", set.size.height)
            shot.member("fold", set.fold)
            shot.array("launched") { Self.write(launched, &$0) }
            shot.array("changed") { Self.write(changed, &$0) }
          }
        }
      }
      data.array("findings") { list in
        for (finding, detail) in zip(findings, details) {
          write(finding, detail, screens, settings, &list)
        }
      }
    }
    return String(writer.text.dropLast())
  }

  private func write(_ category: ContentSizeCategory, _ writer: inout JSONWriter) {
    let table = TypeTable.iOS
    let size = table.entry(for: .body, at: category)?.pointSize ?? 17
    writer.object {
      $0.member("short", category.shortName)
      $0.member("name", Self.name(of: category))
      $0.member("body", size)
      $0.member("percent", (size / 17 * 100).rounded())
      $0.member("isLarge", category == .large)
    }
  }

  /// The name as the Settings app and Apple's guidelines write it.
  private static func name(of category: ContentSizeCategory) -> String {
    switch category {
    case .extraSmall: "Extra Small"
    case .small: "Small"
    case .medium: "Medium"
    case .extraLarge: "Extra Large"
    case .extraExtraLarge: "Extra Extra Large"
    case .extraExtraExtraLarge: "Extra Extra Extra Large"
    case .accessibilityMedium: "Accessibility Medium"
    case .accessibilityLarge: "Accessibility Large"
    case .accessibilityExtraLarge: "Accessibility Extra Large"
    case .accessibilityExtraExtraLarge: "Accessibility Extra Extra Large"
    case .accessibilityExtraExtraExtraLarge: "Accessibility Extra Extra Extra Large"
    case .large, .unspecified: "Large"
    }
  }

  private func write(_ setting: SweepSetting, _ writer: inout JSONWriter) {
    writer.object {
      $0.member("device", setting.deviceName)
      $0.member("isPad", setting.device.idiom == .pad)
      $0.member("language", setting.language ?? "")
      $0.member("style", setting.style == .dark ? "dark" : "light")
    }
  }

  private static func write(_ indices: [Int?], _ writer: inout JSONWriter) {
    for index in indices { writer.number(index ?? -1) }
  }

  /// The scrolled picture of what the page shows first of a finding.
  private func detail(of finding: AuditFinding) -> ScrolledPicture? {
    let first = finding.occurrences.first { $0.category >= .large } ?? finding.occurrences.first
    guard let first,
      let set = pictures.first(where: { $0.screen == finding.screen && $0.setting == first.setting }
      )
    else { return nil }
    return set.scrolled.first {
      $0.category == first.category && $0.isChanged == first.isChanged && $0.region == first.region
    }
  }

  private func write(
    _ finding: AuditFinding,
    _ detail: (picture: Int, distance: Double)?,
    _ screens: Places<SweepScreen>,
    _ settings: Places<SweepSetting>,
    _ writer: inout JSONWriter
  ) {
    writer.object { item in
      item.member("screen", screens[finding.screen] ?? -1)
      item.member("rule", finding.reported.rule.id)
      item.member("title", finding.reported.rule.title)
      item.member("severity", "\(finding.reported.severity)")
      item.member("message", finding.reported.message)
      item.member("object", finding.object.title)
      item.member("sizes", Self.span(finding))
      if let detail {
        item.member("detail", detail.picture)
        item.member("distance", detail.distance)
      }
      item.array("seen") { list in
        for seen in finding.occurrences {
          guard let category = categories.firstIndex(of: seen.category) else { continue }
          list.array { numbers in
            numbers.number(settings[seen.setting] ?? -1)
            numbers.number(category)
            numbers.number(seen.isChanged ? 1 : 0)
            let box = seen.region
            for value in [box.x, box.y, box.width, box.height] {
              numbers.number((value * 10).rounded() / 10)
            }
          }
        }
      }
    }
  }
}

/// The places of things in a list.
private struct Places<Item: Hashable> {
  let items: [Item]
  private let places: [Item: Int]

  init(_ items: [Item]) {
    self.items = items
    places = Dictionary(
      items.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  subscript(item: Item) -> Int? { places[item] }
}
