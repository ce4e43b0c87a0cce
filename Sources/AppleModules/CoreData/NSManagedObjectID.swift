public import Foundation

/// The identity of an object of a store, which is equal in all contexts.
public final class NSManagedObjectID: NSObject, Sendable {
  let entityName: String
  private let identifier = UUID()

  init(entityName: String) { self.entityName = entityName }

  /// The description of the object's entity.
  public var entity: NSEntityDescription { NSEntityDescription.named(entityName) }
  /// Whether the object was never saved; a test fills contexts, so that no identity changes here.
  public var isTemporaryID: Bool { false }

  /// Returns the identity as an address.
  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/\(entityName)/\(identifier.uuidString)")
  }
}
