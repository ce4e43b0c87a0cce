import Diagnostics
import DynamicType
import JSONText
import ScreenAudit

/// A comparison with an earlier run: new, removed and changed screens and findings.
struct RunComparison {
  enum Change: String {
    case new
    case changed
  }

  /// The change of each screen of the page.
  let screens: [Change?]
  /// The change of each finding of the page.
  let findings: [Change?]
  /// The removed screens.
  let goneScreens: [EarlierRun.Screen]
  /// The removed findings.
  let goneFindings: [EarlierRun.Finding]
  let title: String

  private let earlier: EarlierRun
  /// The screens of the earlier run that the page shows: changed ones with their index, then removed ones.
  private let shown: [(position: Int, screen: EarlierRun.Screen)]
  /// The changed pictures, by the index of their screen.
  private let different: [Int: [RunPicture]]
  private let settings: [String]
  private let sizes: [String]

  /// Compares a page with an earlier one.
  ///
  /// - Parameters:
  ///   - report: The page.
  ///   - contents: The screens and findings of the page.
  ///   - earlier: The earlier page.
  ///   - pictures: The pictures of the page.
  init(
    _ report: HTMLReport,
    _ contents: PageContents,
    with earlier: EarlierRun,
    pictures: [RunPicture]
  ) {
    self.earlier = earlier
    title = earlier.title
    settings = report.settings.map(\.name)
    sizes = report.categories.map(\.shortName)
    let known = Dictionary(
      earlier.screens.map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let different = Dictionary(
      grouping: pictures.filter { picture in
        known[contents.screens[picture.screen].key].map { picture.differs(from: $0) } ?? false
      },
      by: \.screen
    )
    self.different = different
    let screens = contents.screens.enumerated().map { index, entry -> Change? in
      guard known[entry.key] != nil else { return .new }
      return different[index] == nil ? nil : .changed
    }
    self.screens = screens
    let ids = Dictionary(
      earlier.findings.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    findings = report.findings.indices.map { index in
      guard let old = ids[contents.findingNames[index]] else { return .new }
      let reported = report.findings[index].reported
      let isSame = old.message == reported.message && old.severity == "\(reported.severity)"
      return isSame ? nil : .changed
    }
    let names = Set(contents.findingNames)
    goneFindings = earlier.findings.filter { !names.contains($0.id) }
    let keys = Set(contents.screens.map(\.key))
    let goneScreens = earlier.screens.filter { !keys.contains($0.key) }
    self.goneScreens = goneScreens
    let changed = screens.indices.compactMap { index in
      screens[index] == .changed
        ? known[contents.screens[index].key].map { (position: index, screen: $0) } : nil
    }
    shown = changed + goneScreens.map { (position: -1, screen: $0) }
  }

  /// Writes the earlier pictures of changed screens, and the removed ones.
  func write(to data: inout JSONWriter) {
    data.object("earlier") { data in
      data.member("title", title)
      data.member("outlines", earlier.outlines)
      data.object("images") { list in
        for image in earlier.images { list.member(image.name, image.element) }
      }
      data.array("drawings") { list in for entry in shown { list.string(entry.screen.drawings) } }
      data.array("screens") { list in
        for entry in shown {
          list.object { screen in
            screen.member("position", entry.position)
            screen.member("key", entry.screen.key)
            screen.member("title", entry.screen.title)
            screen.member("file", entry.screen.file)
            screen.array("shots") { shots in
              for shot in entry.screen.shots { write(shot, at: entry.position, to: &shots) }
            }
          }
        }
      }
      data.array("gone") { list in
        for finding in goneFindings {
          list.object { item in
            item.member("screen", finding.screen)
            item.member("severity", finding.severity)
            item.member("title", finding.title)
            item.member("message", finding.message)
          }
        }
      }
    }
  }

  private func write(_ shot: EarlierRun.Shot, at position: Int, to list: inout JSONWriter) {
    guard let setting = settings.firstIndex(of: shot.setting) else { return }
    let otherwise = Set(
      (different[position] ?? []).filter { $0.setting == shot.setting }.map(\.size)
    )
    list.object { item in
      item.member("setting", setting)
      item.member("width", shot.width)
      item.member("height", shot.height)
      item.member("bar", shot.bar)
      item.array("launched") { numbers in
        for size in sizes { numbers.number(shot.pictures[size]?.number ?? -1) }
      }
      item.array("different") { numbers in
        for (index, size) in sizes.enumerated() where otherwise.contains(size) {
          numbers.number(index)
        }
      }
      item.array("regions") { regions in
        for size in sizes {
          regions.array { region in
            let own = shot.pictures[size]?.region ?? []
            for value in own.count == 4 ? own : [0, 0, shot.width, shot.height] {
              region.number(value)
            }
          }
        }
      }
    }
  }
}

/// A picture of a page in a comparison.
struct RunPicture {
  /// The position of the screen.
  var screen: Int
  /// The name of the setting.
  var setting: String
  /// The short name of the size.
  var size: String
  /// The fingerprint of the drawing.
  var print: String

  /// Whether an earlier run has the corresponding picture, and it looks different.
  fileprivate func differs(from earlier: EarlierRun.Screen) -> Bool {
    guard let shot = earlier.shots.first(where: { $0.setting == setting }),
      let picture = shot.pictures[size]
    else { return false }
    return picture.print != self.print
  }
}
