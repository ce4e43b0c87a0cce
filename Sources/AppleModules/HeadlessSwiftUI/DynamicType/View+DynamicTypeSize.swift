extension View {
  /// Sets the text size of the view and its content.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of the view and its content to a range.
  nonisolated public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> some View {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentModifier { values in
        guard let first = allowed.first, let last = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
      }
    )
  }
}
