/// The paths that are checked.
public struct PathFilter: Hashable, Sendable {
  /// The patterns of which one has to match; without any, all paths do.
  public var included: [Glob]

  /// The patterns of which none may match.
  public var excluded: [Glob]

  /// Creates a filter; without patterns it lets all paths through.
  public init(included: [Glob] = [], excluded: [Glob] = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Whether a path, relative to the folder of the configuration, is checked.
  public func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }
}
