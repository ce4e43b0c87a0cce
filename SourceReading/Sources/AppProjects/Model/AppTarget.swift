/// A module of a project or package, with all settings for compiling it.
public struct AppTarget: Hashable, Sendable {
  /// The kind of product.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case application
    case framework
    case library
    case appExtension
    /// Compiler plug-ins that expand macros; built for the compiling machine.
    case macro
  }

  /// A dependency of a target.
  public enum Dependency: Hashable, Sendable {
    /// Another target of the same project or package.
    case target(String)
    /// A product of a package; with the package's identity if the project names it.
    case product(String, package: String?)
    /// A prebuilt framework or library, by its absolute path.
    case binary(String)
    /// A system framework or library, by its name.
    case system(String)
  }

  /// The name in the project.
  public var name: String

  /// The name for imports, an identifier.
  public var module: String

  /// The kind of product.
  public var kind: Kind

  /// The identity of the target's package or pod; `nil` for a target of the project itself.
  public var package: String?

  /// The absolute path of the folder of the project file or, in a package, of the target.
  public var folder: String

  /// The absolute paths of the Swift files, sorted by their bytes.
  public var sources: [String]

  /// The absolute paths of the files in Objective-C, C and C++ and of headers, sorted by their bytes.
  public var objectiveCSources: [String]

  /// The files of the product's bundle.
  public var resources: [Resource]

  /// The name without its ending of the bundle that `Bundle.module` has, `Package_Target`; `nil` for a target
  /// whose resources are in the bundle of the product.
  public var bundle: String?

  /// The targets, products and frameworks on which the target depends, in the order of the project.
  public var dependencies: [Dependency]

  /// The settings that determine how the target is compiled.
  public var settings: Settings

  /// Creates a target.
  public init(
    name: String,
    module: String,
    kind: Kind,
    package: String? = nil,
    folder: String,
    sources: [String] = [],
    objectiveCSources: [String] = [],
    resources: [Resource] = [],
    bundle: String? = nil,
    dependencies: [Dependency] = [],
    settings: Settings = Settings()
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.package = package
    self.folder = folder
    self.sources = sources
    self.objectiveCSources = objectiveCSources
    self.resources = resources
    self.bundle = bundle
    self.dependencies = dependencies
    self.settings = settings
  }
}

extension AppTarget {
  /// A file or folder of a target's bundle.
  public struct Resource: Hashable, Sendable {
    /// The kind of resource.
    public enum Kind: Hashable, Sendable {
      /// A file that is copied or compiled on its own: a storyboard, a font, a property list.
      case file
      /// A folder that is copied unchanged.
      case folder
      /// An asset catalog.
      case catalog
      /// A Core Data model.
      case dataModel
      /// A file in one language, such as `de`, `pt-BR` or `Base`.
      case localized(String)
    }

    /// The absolute path.
    public var path: String

    /// The kind.
    public var kind: Kind

    /// The path in the bundle before compilation, such as `de.lproj/Main.strings`.
    public var place: String

    /// Creates a resource.
    public init(path: String, kind: Kind, place: String) {
      self.path = path
      self.kind = kind
      self.place = place
    }
  }

  /// The settings that determine how a target is compiled.
  public struct Settings: Hashable, Sendable {
    /// A family of devices, as `TARGETED_DEVICE_FAMILY` numbers them.
    public enum DeviceFamily: Int, Hashable, Sendable, CaseIterable {
      case phone = 1
      case pad = 2
    }

    /// The names for `#if`, such as `DEBUG`, in the order of the settings.
    public var conditions: [String]

    /// The language mode, such as `5` or `6`; `nil` if unspecified.
    public var languageVersion: String?

    /// Whether declarations are isolated to the main actor by default.
    public var isolatesToMainActor: Bool

    /// The enabled upcoming features.
    public var upcomingFeatures: [String]

    /// The enabled experimental features.
    public var experimentalFeatures: [String]

    /// The absolute path of the bridging header.
    public var bridgingHeader: String?

    /// The absolute path of the information property list, if it is a file.
    public var infoPlist: String?

    /// The entries that the build adds to the information property list, from `INFOPLIST_KEY_…`.
    public var infoPlistKeys: [String: String]

    /// The identifier of the bundle.
    public var bundleIdentifier: String?

    /// The oldest version of iOS, such as `16.0`.
    public var deploymentTarget: String?

    /// The device families; empty if unspecified.
    public var deviceFamilies: [DeviceFamily]

    /// The absolute paths of the header search folders.
    public var headerFolders: [String]

    /// The language of texts without a translation, such as `en`.
    public var developmentRegion: String?

    /// Creates settings.
    public init(
      conditions: [String] = [],
      languageVersion: String? = nil,
      isolatesToMainActor: Bool = false,
      upcomingFeatures: [String] = [],
      experimentalFeatures: [String] = [],
      bridgingHeader: String? = nil,
      infoPlist: String? = nil,
      infoPlistKeys: [String: String] = [:],
      bundleIdentifier: String? = nil,
      deploymentTarget: String? = nil,
      deviceFamilies: [DeviceFamily] = [],
      headerFolders: [String] = [],
      developmentRegion: String? = nil
    ) {
      self.conditions = conditions
      self.languageVersion = languageVersion
      self.isolatesToMainActor = isolatesToMainActor
      self.upcomingFeatures = upcomingFeatures
      self.experimentalFeatures = experimentalFeatures
      self.bridgingHeader = bridgingHeader
      self.infoPlist = infoPlist
      self.infoPlistKeys = infoPlistKeys
      self.bundleIdentifier = bundleIdentifier
      self.deploymentTarget = deploymentTarget
      self.deviceFamilies = deviceFamilies
      self.headerFolders = headerFolders
      self.developmentRegion = developmentRegion
    }
  }
}
