public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether an object may have no value.
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false
  /// Facts of the app.
  open var userInfo: [AnyHashable: Any]?
}

/// The kinds of values of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The class of the values.
  open var attributeValueClassName: String?
  /// The name of the transformer of values; values are kept as they are.
  open var valueTransformerName: String?
  /// Whether large values are in files of their own.
  open var allowsExternalBinaryDataStorage = false
}

/// The effect on the objects of a relationship when its owner is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A reference of an entity to others.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the others.
  open weak var destinationEntity: NSEntityDescription?
  /// The reference back; it is not set by itself.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The number of objects at most; 0 for any number.
  open var maxCount = 0
  /// The number of objects at least.
  open var minCount = 0
  /// The effect on the others when an object is deleted; they stay.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the others have an order.
  open var isOrdered = false
  /// Whether there may be more than one.
  open var isToMany: Bool { maxCount != 1 }
}

/// A kind of objects.
///
/// No compiled model is read on Linux. An entity that no model in code describes has the name of its class, or
/// the class that a request with its name was made for.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the class of the objects.
  open var managedObjectClassName = "NSManagedObject"
  /// The properties.
  open var properties: [NSPropertyDescription] = []
  /// Whether there are only objects of entities below.
  open var isAbstract = false
  /// The entities below.
  open var subentities: [NSEntityDescription] = []
  /// The lists of properties by which objects are told apart; they are not checked.
  open var uniquenessConstraints: [[Any]] = []
  /// Facts of the app.
  open var userInfo: [AnyHashable: Any]?

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  /// The values by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The references by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the entity of a name.
  public static func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext,
    file: String = #fileID
  ) -> NSEntityDescription? {
    let entity = named(entityName)
    entity.findClass(in: file)
    return entity
  }

  /// Creates an object of the entity of a name in a context.
  ///
  /// The class is the one of the name in the module of the caller, unless the entity is known already.
  public static func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext,
    file: String = #fileID
  ) -> NSManagedObject {
    let entity = named(entityName)
    entity.findClass(in: file)
    return entity.objectClass.init(entity: entity, objectID: nil, in: context)
  }
}
