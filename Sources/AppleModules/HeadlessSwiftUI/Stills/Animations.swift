/// Makes a change over time, of which a still screen shows the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Shows changes of a value over time; a still screen shows their end.
  nonisolated public func animation(
    _ animation: Animation?,
    value: some Equatable
  ) -> some View { self }

  /// Shows changes over time; a still screen shows their end.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
}
