/// A module of an app, as its project describes it.
public struct AppModule: Equatable, Sendable {
  /// A file or folder beside the program.
  public struct Resource: Hashable, Sendable {
    /// The path, absolute.
    public var path: String
    /// The place in the bundle, which begins with a folder such as `de.lproj` for a file of one language.
    public var place: String

    /// Creates a resource.
    public init(path: String, place: String) { (self.path, self.place) = (path, place) }
  }

  /// The name by which other modules import it.
  public var name: String

  /// The folder below which its files are.
  public var folder: String

  /// The files in Swift, absolute, in a fixed order.
  public var files: [String]

  /// The files beside the program.
  public var resources: [Resource]

  /// The names for `#if`, such as `DEBUG`.
  public var conditions: [String]

  /// The modules that it may import, with those that these need; `nil` for all that come before it.
  public var needs: Set<String>?

  /// Whether its screens are shown; those of packages that an app uses are not.
  public var isShown: Bool

  /// Whether its resources are those of the app, or in a bundle of its own that `Bundle.module` names.
  public var hasOwnBundle: Bool

  /// Creates a module.
  public init(
    name: String,
    folder: String,
    files: [String],
    resources: [Resource] = [],
    conditions: [String] = [],
    needs: Set<String>? = nil,
    isShown: Bool = true,
    hasOwnBundle: Bool = false
  ) {
    self.name = name
    self.folder = folder
    self.files = files
    self.resources = resources
    self.conditions = conditions
    self.needs = needs
    self.isShown = isShown
    self.hasOwnBundle = hasOwnBundle
  }
}
