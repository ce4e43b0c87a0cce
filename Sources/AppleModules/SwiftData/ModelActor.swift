/// The executor of an actor that changes models.
public protocol ModelExecutor: Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// The executor of an actor with a context of its own.
///
/// `@unchecked Sendable`: the context belongs to the one actor that has the executor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Creates the executor of a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that changes models.
///
/// `AppleSources` writes the members for `@ModelActor`.
public protocol ModelActor: Actor {
  /// The store.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor with the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identity; nil where there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
