public import HeadlessSwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContainer(types: []).keptContext }
  }

  /// The context of the view; an empty one where none is set.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// A context that keeps its store.
  fileprivate var keptContext: ModelContext { ModelContext(self) }
}

extension View {
  /// Sets the store of the views below.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes a store of a class for the views below.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(types: [modelType], onSetup: onSetup))
  }

  /// Makes a store of classes for the views below.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(types: modelTypes, onSetup: onSetup))
  }

  /// Sets the context of the views below.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

/// Keeps the store that a modifier makes as long as the view lives.
private struct ContainerModifier {
  @State private var made: ModelContainer
  private let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    let container = ModelContainer(types: types)
    _made = State(initialValue: container)
    self.onSetup = onSetup
  }
}

extension ContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.modelContext, made.mainContext)
      .onAppear { onSetup(.success(made)) }
  }
}

extension Scene {
  /// Sets the store of a scene, which no program here shows by itself.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Makes a store of a class for a scene, which no program here shows by itself.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Makes a store of classes for a scene, which no program here shows by itself.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Sets the context of a scene, which no program here shows by itself.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}
