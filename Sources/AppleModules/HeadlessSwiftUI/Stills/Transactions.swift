/// Makes a change with a transaction, of which a still screen shows the end.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change with a value in its transaction, of which a still screen shows the end.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The criterion for the completion of a change.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Animates a change and then runs an action, at once on a still screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Changes the transactions in the view, which a still screen does not show.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transaction when a value changes, which a still screen does not show.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Animates changes in a closure; a still screen shows their end.
  nonisolated public func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// The view that a closure changes.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { content }
}
