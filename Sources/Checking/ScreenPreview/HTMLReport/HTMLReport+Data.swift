import Diagnostics
import DynamicType
import JSONText
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The version of the data, which increases when earlier pages can no longer be compared.
  static let dataVersion = 1

  /// The data of the script, without the drawings.
  ///
  /// It contains the positions of the findings, as an object without its last brace. A drawing is identified
  /// by its number among those of its screen.
  func data(_ contents: PageContents, _ drawings: inout PageDrawings) -> String {
    let settings = Places(settings)
    let sets = pictures.map { set in
      let screen = contents.index(of: set.screen) ?? 0
      let launched = categories.map { set.launched[$0].map { drawings.number(of: $0, on: screen) } }
      let changed = categories.map { set.changed[$0].map { drawings.number(of: $0, on: screen) } }
      let alone = categories.map { set.alone[$0].map { drawings.number(of: $0, on: screen) } }
      return (set, launched: launched, changed: changed, alone: alone)
    }
    let details = findings.map { finding in
      detail(of: finding).map {
        (drawings.number(of: $0.picture, on: contents.index(of: finding.screen) ?? 0), $0.distance)
      }
    }
    let prints = drawings.prints(sheet, pieces)
    let shown = sets.flatMap { set, launched, _, _ in
      let screen = contents.index(of: set.screen) ?? 0
      return zip(categories, launched).compactMap { category, number in
        number.map {
          RunPicture(
            screen: screen,
            setting: set.setting.name,
            size: category.shortName,
            print: prints[screen][$0]
          )
        }
      }
    }
    let comparison = earlier.map { RunComparison(self, contents, with: $0, pictures: shown) }
    var writer = JSONWriter(.compact)
    writer.object { data in
      data.member("version", Self.dataVersion)
      data.member("title", title)
      data.member("tool", "\(tool.name) \(tool.version)")
      data.array("categories") { list in for category in categories { write(category, &list) } }
      data.array("settings") { list in for setting in settings.items { write(setting, &list) } }
      data.array("screens") { list in
        for (index, entry) in contents.screens.enumerated() {
          write(entry, comparison?.screens[index], &list)
        }
      }
      data.array("shots") { list in
        for (set, launched, changed, alone) in sets {
          list.object { shot in
            shot.member("screen", contents.index(of: set.screen) ?? 0)
            shot.member("setting", settings[set.setting] ?? 0)
            shot.member("width", set.size.width)
            shot.member("height", set.size.height)
            shot.member("fold", set.fillsDevice ? set.fold : 1e9)
            shot.member("bar", set.statusBarInk?.rawValue)
            shot.array("launched") { Self.write(launched, &$0) }
            shot.array("changed") { Self.write(changed, &$0) }
            if !set.alone.isEmpty { shot.array("alone") { Self.write(alone, &$0) } }
            shot.array("large") { list in
              for panel in set.largeContent {
                list.object {
                  $0.member("title", panel.title)
                  $0.member(
                    "picture",
                    drawings.number(of: panel.picture, on: contents.index(of: set.screen) ?? 0)
                  )
                }
              }
            }
            guard !set.fillsDevice else { return }
            shot.array("regions") { write(set.launchedRegions, set, &$0) }
            shot.array("changedRegions") { write(set.changedRegions, set, &$0) }
            guard !set.alone.isEmpty else { return }
            shot.array("aloneRegions") { write(set.aloneRegions, set, &$0) }
          }
        }
      }
      data.array("findings") { list in
        for (index, finding) in findings.enumerated() {
          list.object { item in
            item.member("id", contents.findingNames[index])
            item.member("change", comparison?.findings[index]?.rawValue)
            write(finding, details[index], contents, settings, &item)
          }
        }
      }
      data.array("prints") { list in for own in prints { list.array { $0.strings(own) } } }
      comparison?.write(to: &data)
    }
    return String(writer.text.dropLast())
  }

  private func write(
    _ entry: PageContents.Entry,
    _ change: RunComparison.Change?,
    _ writer: inout JSONWriter
  ) {
    let shown =
      inventedTexts.isEmpty ? nil : pictures.first { $0.screen == entry.screen }?.objectIDs
    let invented = inventedTexts.filter {
      $0.file == entry.screen.file && shown?.contains($0.objectID) == true
    }
    writer.object {
      $0.member("key", entry.key)
      $0.member("title", entry.title)
      $0.member("file", entry.screen.file)
      $0.member("place", entry.place)
      $0.member("folder", entry.folder)
      $0.member("kind", entry.screen.kind.rawValue)
      $0.member("content", entry.content.rawValue)
      $0.member("outcome", entry.outcome.rawValue)
      $0.member("uncovered", entry.isUncovered)
      $0.member("change", change?.rawValue)
      $0.array("names", entry.screen.aliases)
      $0.array("counts") { list in
        for number in counts(entry) { list.number(number) }
      }
      if !invented.isEmpty { $0.array("invented", invented.map(\.text).unique) }
    }
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
      $0.member("isAccessibility", category.isAccessibilityCategory)
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
    let safeArea = setting.device.safeArea(in: setting.orientation)
    writer.object {
      $0.member("name", setting.name)
      $0.member("device", setting.deviceName)
      $0.member("isPad", setting.device.idiom == .pad)
      $0.member("language", setting.language ?? "")
      $0.member("pseudo", setting.language.flatMap { PseudoLanguage(tag: $0)?.name })
      $0.member("style", setting.style == .dark ? "dark" : "light")
      if setting.layoutDirection == .rightToLeft { $0.member("isFromRight", true) }
      $0.array("safe") { list in
        for inset in [safeArea.top, safeArea.left, safeArea.bottom] { list.number(inset) }
      }
    }
  }

  private static func write(_ indices: [Int?], _ writer: inout JSONWriter) {
    for index in indices { writer.number(index ?? -1) }
  }

  private func write(
    _ regions: [ContentSizeCategory: Rect],
    _ set: PictureSet,
    _ writer: inout JSONWriter
  ) {
    for category in categories {
      writer.array { list in
        let region = regions[category] ?? Rect(size: set.size)
        for value in [region.x, region.y, region.width, region.height] {
          list.number((value * 100).rounded() / 100)
        }
      }
    }
  }

  /// The scrolled picture of the page's first view of a finding.
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
    _ contents: PageContents,
    _ settings: Places<SweepSetting>,
    _ item: inout JSONWriter
  ) {
    item.member("screen", contents.index(of: finding.screen) ?? -1)
    item.member("rule", finding.reported.rule.id)
    item.member("title", finding.reported.rule.title)
    item.member("severity", "\(finding.reported.severity)")
    item.member("message", finding.reported.message)
    item.member("file", finding.reported.location.file)
    item.member("line", finding.reported.location.line)
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

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) { for text in texts { string(text) } }
}

/// The indexes of items in a list.
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
