import HeadlessUIKit
import Synchronization

/// The names of values, which conditions and key paths ask for as they ask for properties.
enum ManagedNames {
  private static let known = Mutex<Set<String>>([])

  /// Makes the value of a name one that is found by its name.
  static func register(_ name: String) {
    guard known.withLock({ $0.insert(name).inserted }) else { return }
    ObjectiveCMethods.register {
      [
        ObjectiveCMethod(NSManagedObject.self, name) { object, _ in
          (object as? NSManagedObject)?.primitiveValue(forKey: name)
        }
      ]
    }
  }
}
