import Foundation

/// The objects that an app provides for its actions.
///
/// `@unchecked Sendable`: a lock guards the table.
public final class AppDependencyManager: @unchecked Sendable {
  /// The one table of the program.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]

  init() {}

  /// Provides an object, which is made when an action asks for it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    let key = key ?? AnyHashable(ObjectIdentifier(Dependency.self))
    lock.withLock { makers[key] = dependencyProvider }
  }

  /// Returns the object of a key or of a type; nil where nobody provides one.
  func object<Value>(_ key: AnyHashable?, of type: Value.Type) -> Value? {
    let key = key ?? AnyHashable(ObjectIdentifier(type))
    return lock.withLock { makers[key] }?() as? Value
  }
}

/// A property with an object that the app provides.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  // Sendable: the key does not change, and providers return values that may be sent.
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Creates a property.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  /// The object; the app must provide it first.
  public var wrappedValue: Value {
    guard let object = manager.object(key, of: Value.self) else {
      preconditionFailure(
        "No \(Value.self) is provided. Call AppDependencyManager.shared.add(dependency:) first."
      )
    }
    return object
  }
}
