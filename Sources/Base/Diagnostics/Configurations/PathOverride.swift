public import FileAccess

/// Levels of rules for some files or for some objects in them.
///
/// Storyboards have no comments that survive Interface Builder, so single findings in them are
/// accepted here, with a reason.
public struct PathOverride: Hashable, Sendable {
  /// Patterns of paths, of which one has to match; empty for all files.
  public var paths: [Glob]

  /// Identifiers of objects, of which one has to be the finding's; empty for all objects.
  public var objects: [String]

  /// The levels there.
  public var rules: RuleLevels

  /// The reason, for readers of the configuration; or `nil`.
  public var reason: String?

  /// Creates an override.
  public init(
    paths: [Glob] = [],
    objects: [String] = [],
    rules: RuleLevels,
    reason: String? = nil
  ) {
    self.paths = paths
    self.objects = objects
    self.rules = rules
    self.reason = reason
  }

  /// Whether the override is about an object of a file.
  func applies(to path: String, objectID: String?) -> Bool {
    (paths.isEmpty || paths.contains { $0.matches(path) })
      && (objects.isEmpty || objectID.map(objects.contains) == true)
  }
}
