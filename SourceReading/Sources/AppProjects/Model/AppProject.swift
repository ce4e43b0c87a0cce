/// The apps and libraries of a folder, and the packages that they need.
///
/// No code in the folder is run. Only a Swift package manifest that cannot be understood as text is passed to
/// the toolchain.
public struct AppProject: Sendable {
  /// The file that describes a folder, as an absolute path.
  public enum Origin: Hashable, Sendable {
    case workspace(String)
    case xcodeProject(String)
    case package(String)
    case xcodeGen(String)
    case tuist(String)
    case bazel(String)
    /// No such file: all sources of the folder are one module.
    case folder
  }

  /// The absolute path of the folder.
  public var folder: String

  /// The file that describes the folder.
  public var origin: Origin

  /// The targets to compile, each after its dependencies.
  public var targets: [AppTarget]

  /// The targets that are not compiled.
  public var leftOut: [LeftOutTarget]

  /// The packages, pods and Carthage frameworks that the targets need, directly or indirectly.
  public var packages: [PackageReference]

  /// The packages of `Package.resolved`, with their addresses and revisions.
  public var pinned: [PackageReference]

  /// The targets of the packages that were found, in the order of the packages.
  public var packageTargets: [AppTarget]

  /// The problems found during reading, in the order of their places.
  public var findings: [ProjectFinding]

  /// The targets of the products of packages, by package and product.
  var packageProducts: [String: [String: [String]]] = [:]

  /// The dependencies of the package in the folder itself.
  var ownNeighbors: [PackageReference] = []

  /// The imports of files that were already read.
  let imports = ImportCache()

  /// Creates a project of its parts.
  public init(
    folder: String,
    origin: Origin = .folder,
    targets: [AppTarget] = [],
    leftOut: [LeftOutTarget] = [],
    packages: [PackageReference] = [],
    pinned: [PackageReference] = [],
    packageTargets: [AppTarget] = [],
    findings: [ProjectFinding] = []
  ) {
    self.folder = folder
    self.origin = origin
    self.targets = targets
    self.leftOut = leftOut
    self.packages = packages
    self.pinned = pinned
    self.packageTargets = packageTargets
    self.findings = findings
  }
}

/// A target that is not compiled, and the reason.
public struct LeftOutTarget: Hashable, Sendable {
  /// The reason why a target is not compiled.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Unit tests and interface tests.
    case tests
    /// An app or extension for another platform than iOS.
    case otherPlatform = "other platform"
    /// A build-time program, a plug-in, a script, or a group of targets without a product.
    case tool
    /// A bundle of resources without code.
    case resourcesOnly = "resources only"
    /// No source that can be compiled.
    case noSources = "no sources"
    /// Another target was chosen, which does not depend on this one.
    case notChosen = "not chosen"
  }

  /// The name.
  public var name: String

  /// The kind in the project's terms, such as `com.apple.product-type.bundle.unit-test`.
  public var kind: String

  /// The reason.
  public var reason: Reason

  /// Creates a record of a target.
  public init(name: String, kind: String, reason: Reason) {
    self.name = name
    self.kind = kind
    self.reason = reason
  }
}

/// A problem found while reading a project.
public struct ProjectFinding: Hashable, Sendable {
  /// The absolute path of the file with the cause.
  public var file: String

  /// The line, counted from 1; `nil` for the whole file.
  public var line: Int?

  /// The problem, as one clause.
  public var message: String

  /// The remedy, as one clause.
  public var hint: String

  /// Creates a finding.
  public init(file: String, line: Int? = nil, message: String, hint: String) {
    self.file = file
    self.line = line
    self.message = message
    self.hint = hint
  }
}
