import Snapshots

extension View {
  /// The view as it is, with a report of what its picture does not show.
  nonisolated func reporting(_ message: String) -> some View {
    changingElements { elements, place in
      place.environment.report(message)
      return elements
    }
  }
}
