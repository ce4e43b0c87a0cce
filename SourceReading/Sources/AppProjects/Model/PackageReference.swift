/// A package, pod or Carthage framework that a project needs.
public struct PackageReference: Hashable, Sendable {
  /// The tool that provides it.
  public enum Manager: String, Hashable, Sendable, CaseIterable {
    case swiftPackageManager = "Swift Package Manager"
    case cocoaPods = "CocoaPods"
    case carthage = "Carthage"
  }

  /// The name of the checkout, in lowercase for Swift packages.
  public var identity: String

  /// The tool that provides it.
  public var manager: Manager

  /// The products that targets use, sorted.
  public var products: [String]

  /// The URL of the repository, or the path of a local package as written in the project.
  public var url: String?

  /// The pinned revision.
  public var revision: String?

  /// The pinned version.
  public var version: String?

  /// The absolute path of the folder in which it was found.
  public var folder: String?

  /// Creates a reference.
  public init(
    identity: String,
    manager: Manager = .swiftPackageManager,
    products: [String] = [],
    url: String? = nil,
    revision: String? = nil,
    version: String? = nil,
    folder: String? = nil
  ) {
    self.identity = identity
    self.manager = manager
    self.products = products
    self.url = url
    self.revision = revision
    self.version = version
    self.folder = folder
  }
}

/// A module that sources import and that no target provides.
public struct MissingModule: Hashable, Sendable {
  /// The imported name.
  public var name: String

  /// Whether it is one of Apple's modules, by Apple's list of technologies.
  public var isApples: Bool

  /// The identity of the package that would provide it, if the project names it.
  public var package: String?

  /// The absolute paths of the files that import it, in a fixed order.
  public var files: [String]

  /// Creates a record of a module.
  public init(name: String, isApples: Bool = false, package: String? = nil, files: [String] = []) {
    self.name = name
    self.isApples = isApples
    self.package = package
    self.files = files
  }
}
