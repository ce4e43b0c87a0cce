import Combine
public import Foundation
public import HeadlessSwiftUI

/// A property of a view with the models of the context in its environment.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @StateObject private var changes = ContainerChanges()
  private let descriptor: FetchDescriptor<Element>

  /// Follows the changes of the context.
  public mutating func update() { changes.follow(context.container) }

  /// The models, as they are when the view is made.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// The context.
  public var modelContext: ModelContext { context }

  /// The reason why there are no models; nil for none.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }
}

extension Query {
  /// Creates a property with all models of a class.
  public init() { self.init(FetchDescriptor()) }

  /// Creates a property with the models of a request.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }

  /// Creates a property with the models of a request.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// Creates a property with the models that meet a condition.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// Creates a property with the models that meet a condition.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// Creates a property with the models that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }

  /// Creates a property with the models that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  /// Creates a property with the models that meet a condition, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }
}

/// The changes of a store as those of an object.
private final class ContainerChanges: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private weak var container: ModelContainer?
  private var follower: ModelFollower?

  func follow(_ container: ModelContainer) {
    guard self.container !== container else { return }
    self.container = container
    follower = container.follow { [weak self] in self?.objectWillChange.send() }
  }
}
