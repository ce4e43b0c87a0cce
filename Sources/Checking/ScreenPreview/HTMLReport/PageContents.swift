import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit

/// The screens and findings of a page with their names for links and later runs.
struct PageContents {
  /// A screen as the page lists it.
  struct Entry {
    var screen: SweepScreen
    /// The title, which distinguishes the screen from all others on the page.
    var title: String
    /// The name of the document and the identifier of the screen in it, which stay valid when other screens
    /// change.
    var key: String
    /// The path of the document relative to the common folder of all documents.
    var place: String
    /// The folders by which the screen is grouped: as many as give groups of some size.
    var folder: String
    var outcome: LargerTextVerdict.Outcome
    var content: ScreenContent
    var verdicts: [LargerTextVerdict]
    /// The positions of its findings.
    var findings: [Int]

    /// Whether the list folds the screen away.
    var isFolded: Bool { content < .text }
    /// Whether a screen with text could not be evaluated.
    var isUncovered: Bool { content == .text && outcome == .notEvaluated }
  }

  let screens: [Entry]
  /// The names of the findings in links: their fingerprints.
  let findingNames: [String]
  private let places: [SweepScreen: Int]
  /// The common folder of all documents.
  private let commonFolder: [String]

  init(_ report: HTMLReport) {
    let all = report.screens
    let folder = Self.commonFolder(all.map(\.file))
    let common = folder.count
    commonFolder = folder.map(String.init)
    let folders = Self.groups(all.map { Self.folders(of: $0.file, below: common) })
    let keys = Self.keys(of: all)
    let titles = ScreenTitles(all)
    let verdicts = Dictionary(grouping: report.verdicts, by: \.screen)
    let findings = Dictionary(grouping: report.findings.indices) { report.findings[$0].screen }
    places = Dictionary(zip(all, all.indices), uniquingKeysWith: { first, _ in first })
    screens = all.indices.map { index in
      let (screen, key) = (all[index], keys[index])
      let own = verdicts[screen] ?? []
      return Entry(
        screen: screen,
        title: titles[screen],
        key: key,
        place: screen.file.split(separator: "/").dropFirst(common).joined(separator: "/"),
        folder: folders[index],
        outcome: Self.worst(own.map(\.outcome)),
        content: own.map(\.content).max() ?? .text,
        verdicts: own,
        findings: findings[screen] ?? []
      )
    }
    var counts: [String: Int] = [:]
    findingNames = report.findings.map { finding in
      let name = "\(finding.reported.fingerprint())"
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count > 1 ? "\(name)-\(count)" : name
    }
  }

  /// The path of a file relative to the common folder of all documents.
  func place(_ file: String) -> String {
    let parts = file.split(separator: "/").map(String.init)
    guard parts.starts(with: commonFolder) else { return file }
    return parts.dropFirst(commonFolder.count).joined(separator: "/")
  }

  func index(of screen: SweepScreen) -> Int? { places[screen] }

  func title(of screen: SweepScreen) -> String {
    index(of: screen).map { screens[$0].title } ?? screen.title
  }

  /// The worst outcome of a screen over all kinds of devices.
  private static func worst(
    _ outcomes: [LargerTextVerdict.Outcome]
  ) -> LargerTextVerdict.Outcome {
    if outcomes.contains(.notSupported) { return .notSupported }
    return outcomes.contains(.supported) ? .supported : .notEvaluated
  }

  private static func folders(of file: String, below common: Int) -> [Substring] {
    FilePath.folder(file).split(separator: "/").dropFirst(common)
      .filter { !$0.hasSuffix(".lproj") && $0 != "." }.map { Substring(String($0)) }
  }

  /// The names of groups: with as many folders as leave about six screens in a group.
  private static func groups(_ paths: [[Substring]]) -> [String] {
    func names(_ depth: Int) -> [String] {
      paths.map { $0.prefix(depth).joined(separator: "/") }
    }
    let deepest = paths.map(\.count).max() ?? 0
    var best = names(1)
    for depth in stride(from: 2, through: deepest, by: 1) {
      let finer = names(depth)
      guard Set(finer).count <= max(1, paths.count / 6) else { break }
      best = finer
    }
    return Set(best).count > max(8, paths.count / 3) ? paths.map { _ in "" } : best
  }

  /// The common leading folders of paths.
  private static func commonFolder(_ files: [String]) -> [Substring] {
    let paths = files.map { FilePath.folder($0).split(separator: "/") }
    guard var common = paths.first else { return [] }
    for path in paths {
      common = Array(zip(common, path).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }

  /// The name of a document with the identifier of the screen; for documents with equal names and
  /// identifiers, with as many folders as distinguish them.
  private static func keys(of screens: [SweepScreen]) -> [String] {
    func key(_ screen: SweepScreen, _ folders: Int) -> String {
      let path = screen.file.split(separator: "/").suffix(folders + 1).joined(separator: "/")
      return "\(path)/\(screen.id)"
    }
    var keys = screens.map { key($0, 0) }
    for folders in 1..<16 {
      let counts = Dictionary(grouping: keys.indices) { keys[$0] }
      let shared = counts.values.filter { $0.count > 1 }.flatMap(\.self)
      if shared.isEmpty { break }
      for index in shared { keys[index] = key(screens[index], folders) }
    }
    return keys
  }
}
