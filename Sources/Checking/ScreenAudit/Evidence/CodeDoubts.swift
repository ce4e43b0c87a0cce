/// An aspect of a screen that the code of an app may decide while it runs.
public enum CodeAspect: String, Hashable, Sendable, CaseIterable {
  /// The font of a text, and with it whether the text grows.
  case growth
  /// Whether a text follows the text size while the app runs.
  case adjusting
  /// The size of a view and its content: lines, heights, the direction of a stack.
  case room
  /// Whether a view is shown.
  case visibility
  /// Whether an image grows.
  case image
  /// The content of a view of an app's class, and with it the view's size.
  case content
  /// The position of a view whose constraints lead to one that code determines.
  case position
}

/// The aspects of objects that code may determine differently from the screen shown.
public struct CodeDoubts: Hashable, Sendable {
  /// The places in source, such as `DetailView.swift:41`, by the object's identifier.
  public var places: [String: [CodeAspect: String]]

  /// Creates doubts; none by default.
  public init(_ places: [String: [CodeAspect: String]] = [:]) { self.places = places }

  /// Returns the observations of a rule, with doubts about those that code may contradict.
  func doubting(_ observations: [Observation], of rule: AuditRule) -> [Observation] {
    guard !places.isEmpty, !rule.aspects.isEmpty else { return observations }
    return observations.map { observation in
      guard observation.doubt == nil else { return observation }
      let ids = [observation.object.objectID, observation.other?.objectID].compactMap { $0 }
      let found = ids.compactMap { id in
        rule.aspects.compactMap { places[id]?[$0] }.first
      }.first
      guard let found else { return observation }
      var observation = observation
      observation.doubt = "it depends on \(found)"
      return observation
    }
  }
}
