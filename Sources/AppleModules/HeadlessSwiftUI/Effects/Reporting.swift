import Snapshots

extension View {
  /// The view unchanged, with a report of the parts that its picture does not show.
  nonisolated func reporting(_ message: String) -> some View {
    changingElements { elements, place in
      place.environment.report(message)
      return elements
    }
  }
}
