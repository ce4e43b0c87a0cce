public import Foundation

/// The entities of a program.
///
/// A model in code is used as it is. A compiled model is not read: the model is empty, and entities have the
/// names of their classes.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.register() } }
  }
  /// The identifiers of the version.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Creates a model without entities, since no file is read.
  public init?(contentsOf url: URL) {}

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns a model without entities, since no file is read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  /// Returns a model with the entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = models?.flatMap(\.entities) ?? []
  }
}
