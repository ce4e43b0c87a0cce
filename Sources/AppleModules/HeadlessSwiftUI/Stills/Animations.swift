/// Animates a change, of which a still screen shows the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Animates changes of a value; a still screen shows their end.
  nonisolated public func animation(
    _ animation: Animation?,
    value: some Equatable
  ) -> some View { self }

  /// Animates changes; a still screen shows their end.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
}
