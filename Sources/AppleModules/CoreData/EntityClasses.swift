import Foundation
import Synchronization

/// The entities that the program has named.
private struct Entities: @unchecked Sendable {
  // Entities are reached below a lock only, and are classes that programs make before they use them.
  var named: [String: NSEntityDescription] = [:]
  var classes: [String: NSManagedObject.Type] = [:]
}

private let entities = Mutex(Entities())

extension NSEntityDescription {
  /// Returns the entity of a name, which is made if nobody has named it.
  static func named(_ name: String) -> NSEntityDescription {
    let made = NSEntityDescription()
    made.name = name
    return entities.withLock { entities in
      if let entity = entities.named[name] { return EntityBox(entity) }
      entities.named[name] = made
      return EntityBox(made)
    }
    .entity
  }

  /// Returns the entity of a class: the one that a model or a request bound to it, or else one of its name.
  static func of(_ type: NSManagedObject.Type) -> NSEntityDescription {
    let name = entities.withLock { entities in entities.classes.first { $0.value == type }?.key }
    return named(name ?? String(describing: type))
  }

  /// Makes the entity known by its name.
  func register() {
    guard let name else { return }
    let box = EntityBox(self)
    entities.withLock { $0.named[name] = box.entity }
  }

  /// Remembers the class of the objects; the first one stays.
  func bind(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self, let name else { return }
    entities.withLock { entities in
      if entities.classes[name] == nil { entities.classes[name] = type }
    }
    managedObjectClassName = String(describing: type)
  }

  /// Looks for the class in the module of a file, which is named as `#fileID` does.
  func findClass(in file: String) {
    guard let name, objectClass == NSManagedObject.self else { return }
    let module = file.prefix { $0 != "/" }
    let names = [name, managedObjectClassName].map { $0.split(separator: ".").last ?? "" }
    for name in names {
      if let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type {
        return bind(type)
      }
    }
  }

  /// The class of the objects.
  var objectClass: NSManagedObject.Type {
    guard let name else { return NSManagedObject.self }
    return entities.withLock { $0.classes[name] } ?? NSManagedObject.self
  }
}

/// Carries an entity out of the lock.
private struct EntityBox: @unchecked Sendable {
  // The lock protects the table of entities; an entity itself belongs to the program that describes it.
  let entity: NSEntityDescription
  init(_ entity: NSEntityDescription) { self.entity = entity }
}
