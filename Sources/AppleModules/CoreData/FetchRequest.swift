import Combine
public import Foundation
public import HeadlessSwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
  }

  /// The context of the view; an empty one where none is set.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects that a view has asked for.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let objects: [Result]
  private let request: NSFetchRequest<Result>

  init(_ objects: [Result], _ request: NSFetchRequest<Result>) {
    self.objects = objects
    self.request = request
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

/// A property of a view with objects of the context in its environment.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var changes = ContextChanges()
  private let request: NSFetchRequest<Result>
  private var order: [SortDescriptor<Result>] = []

  /// Creates a property with objects of a class, in the order of Swift's descriptions.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(),
      sortDescriptors: [],
      predicate: predicate
    )
    order = sortDescriptors
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// Creates a property with objects of an entity.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Creates a property with objects of a class.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(),
      sortDescriptors: sortDescriptors,
      predicate: predicate
    )
  }

  /// Follows the changes of the context.
  public mutating func update() { changes.follow(context) }

  /// The objects, as they are when the view is made.
  public var wrappedValue: FetchedResults<Result> {
    let found = (try? context.fetch(request)) ?? []
    return FetchedResults(order.isEmpty ? found : found.sorted(using: order), request)
  }
}

/// The changes of a context as those of an object.
final class ContextChanges: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private weak var context: NSManagedObjectContext?
  private var follower: StoreFollower?

  func follow(_ context: NSManagedObjectContext) {
    guard self.context !== context else { return }
    self.context = context
    follower = context.persistentStoreCoordinator?.follow { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}
