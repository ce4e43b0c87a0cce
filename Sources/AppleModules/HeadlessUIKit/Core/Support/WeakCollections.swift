#if !canImport(ObjectiveC)
public import Foundation

/// The way in which a collection references its objects.
public struct NSPointerFunctionsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The collection retains its objects.
  public static let strongMemory: NSPointerFunctionsOptions = []
  /// Objects are removed from the collection when they are deallocated.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Objects are compared by identity.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 512)
  /// Objects are compared by equality.
  public static let objectPersonality: NSPointerFunctionsOptions = []
  /// Objects are copied.
  public static let copyIn = NSPointerFunctionsOptions(rawValue: 65536)
}

/// An object that a collection retains, or references weakly.
private struct HeldObject {
  private let kept: AnyObject?
  private weak var known: AnyObject?

  var object: AnyObject? { kept ?? known }

  init(_ object: AnyObject, _ options: NSPointerFunctionsOptions) {
    kept = options.contains(.weakMemory) ? nil : object
    known = object
  }

  func holds(_ other: AnyObject, _ options: NSPointerFunctionsOptions) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// An ordered set of objects, which can reference them weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctionsOptions
  private var members: [HeldObject] = []

  /// Creates a set.
  public init(options: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// Creates a set.
  public override convenience init() { self.init(options: []) }

  /// Returns a set that references its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that still exist.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// The number of objects that still exist.
  open var count: Int { allObjects.count }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object unless it is already in the set.
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    members.append(HeldObject(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.object == nil || $0.holds(object, options) }
  }

  /// Removes all objects.
  open func removeAllObjects() { members = [] }

  /// Whether the set contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in members.contains { $0.holds(object, options) } } ?? false
  }

  /// Returns the object that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in
      members.first { $0.holds(object, options) }?.object as? ObjectType
    }
  }
}

/// A dictionary that can reference its keys or values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let options: (key: NSPointerFunctionsOptions, value: NSPointerFunctionsOptions)
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  /// Creates a dictionary.
  public init(
    keyOptions: NSPointerFunctionsOptions = [],
    valueOptions: NSPointerFunctionsOptions = [],
    capacity initialCapacity: Int = 0
  ) { options = (keyOptions, valueOptions) }

  /// Creates a dictionary.
  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns a dictionary that retains its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a dictionary that retains its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: .weakMemory)
  }
  /// Returns a dictionary that retains its values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: [])
  }
  /// Returns a dictionary that retains neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func clean() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// The number of entries that still exist.
  open var count: Int {
    clean()
    return entries.count
  }

  /// Returns the keys that still exist.
  open func keyEnumerator() -> NSEnumerator {
    clean()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns the values that still exist.
  open func objectEnumerator() -> NSEnumerator? {
    clean()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.holds(aKey, options.key) }?.value.object as? ObjectType
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((HeldObject(aKey, options.key), HeldObject(anObject, options.value)))
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    clean()
    guard let aKey else { return }
    entries.removeAll { $0.key.holds(aKey, options.key) }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }
}
#endif
