import FileAccess
public import ScreenAudit

/// The titles of screens that are shown together, by which a person distinguishes them.
///
/// A screen is called by its name. If several share one, a distinguishing part follows it: the first alias
/// that no other of these screens has, otherwise the part of the path that differs.
public struct ScreenTitles: Sendable {
  private var titles: [SweepScreen: String] = [:]

  init(_ screens: [SweepScreen]) {
    for (title, shared) in Dictionary(grouping: screens.unique, by: \.title) where shared.count > 1
    {
      for screen in shared {
        let others = shared.filter { $0 != screen }
        guard let mark = Self.mark(of: screen, among: others) else { continue }
        titles[screen] = "\(title) (\(mark))"
      }
    }
  }

  /// Returns the title of a screen.
  public subscript(screen: SweepScreen) -> String { titles[screen] ?? screen.title }

  private static func mark(of screen: SweepScreen, among others: [SweepScreen]) -> String? {
    let names = Set(others.flatMap(\.aliases))
    if let alias = screen.aliases.first(where: { !names.contains($0) }) { return alias }
    let path = parts(screen)
    let paths = others.map(parts)
    return path.indices.first { index in
      paths.allSatisfy { $0.indices.contains(index) ? $0[index] != path[index] : true }
    }.map { path[$0] }
  }

  /// The parts of a path from its end, beginning with the document's name without its extension.
  private static func parts(_ screen: SweepScreen) -> [String] {
    [FilePath.stem(screen.file)]
      + FilePath.folder(screen.file).split(separator: "/").reversed().map(String.init)
  }
}
