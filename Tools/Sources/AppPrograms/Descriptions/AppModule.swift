public import AppProjects

/// A module of an app, as its project describes it.
public struct AppModule: Equatable, Sendable {
  /// A file or folder beside the program.
  public struct Resource: Hashable, Sendable {
    /// The path, absolute.
    public var path: String
    /// The place in the bundle, which begins with a folder such as `de.lproj` for a file in one language.
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

  /// The upcoming features of the language that are switched on.
  public var features: [String]

  /// The names of the modules of this project, beside those of Apple's names, that it may import.
  public var libraries: Set<String>

  /// The modules of packages that are not there; a module of Apple's with such a name is not meant.
  public var absent: Set<String>

  /// Whether its screens are shown; those of packages that an app uses are not.
  public var isShown: Bool

  /// The name of the bundle that `Bundle.module` has, `Package_Target`; `nil` where its resources are those of the app.
  public var bundle: String?

  /// The headers in C and Objective-C whose declarations it has; `nil` for none.
  public var headers: Headers?

  /// The interface of a binary framework, `*.swiftinterface`; `nil` for a module with sources.
  public var interface: String?

  /// The sources that SwiftGen makes for it.
  public var swiftGen: [SwiftGenOutput] = []

  /// The fonts that its information property list names; `nil` without one.
  public var fonts: DeclaredFonts?

  /// The names under which modules are compiled that have a name of this project's.
  var aliases: [String: String] = [:]

  /// The name of the folder with its resources beside the program.
  var bundleFolder: String { "\(bundle ?? "App_\(name)").resources" }

  /// Whether its resources are in a bundle of its own.
  public var hasOwnBundle: Bool { bundle != nil }

  /// The options of the compiler, beside the conditions.
  var flags: [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Creates a module.
  public init(
    name: String,
    folder: String,
    files: [String],
    resources: [Resource] = [],
    conditions: [String] = [],
    needs: Set<String>? = nil,
    features: [String] = [],
    libraries: Set<String> = [],
    absent: Set<String> = [],
    isShown: Bool = true,
    bundle: String? = nil
  ) {
    self.name = name
    self.folder = folder
    self.files = files
    self.resources = resources
    self.conditions = conditions
    self.needs = needs
    self.features = features
    self.libraries = libraries
    self.absent = absent
    self.isShown = isShown
    self.bundle = bundle
  }
}
