/// The classes of models that a container keeps.
public struct Schema: Hashable, Sendable {
  /// A version of the classes.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The parts of the version.
    public let major, minor, patch: Int

    /// Creates a version from its parts.
    public init(_ first: Int, _ second: Int, _ third: Int) {
      (major, minor, patch) = (first, second, third)
    }

    private var parts: (Int, Int, Int) { (major, minor, patch) }

    /// Whether one version is older than another.
    public static func < (left: Version, right: Version) -> Bool {
      left.parts < right.parts
    }
  }

  /// A property with a value.
  public enum Attribute {
    /// A way of keeping a property, which has no effect in memory.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// No two objects have the same value; this is not checked.
      public static var unique: Option { Option(name: "unique") }
      /// Large values are in files of their own.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The device may search the value.
      public static var spotlight: Option { Option(name: "spotlight") }
      /// Changes are seen, and the value is not kept.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// The value is encrypted in the cloud.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The history has the value of deleted objects.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value is kept as bytes that a transformer makes.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: transformerName)
      }
    }
  }

  /// A property that refers to other models.
  public enum Relationship {
    /// The effect on the others when an object is deleted; they stay.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }

    /// A way of referring to others.
    public struct Option: Hashable, Sendable {
      /// No two objects refer to the same one; this is not checked.
      public static var unique: Option { Option() }
    }
  }

  /// The version.
  public let version: Version
  private let names: [String]

  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    names = types.map { String(describing: $0) }
    self.version = version
  }

  /// Creates a schema of classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// The classes of models in a version of an app.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The ways from one version of an app to the next; a store in memory needs none.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways between them.
  static var stages: [MigrationStage] { get }
}

/// The way from one version of an app to the next.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}
