import DynamicType
import LayoutGeometry
import Snapshots

/// The texts on a screen that are not in a document: a tool replaced placeholders by them.
///
/// Real texts may be longer or shorter, so results that depend on the length of these are uncertain.
struct InventedText {
  /// The objects with such texts, by their identifiers.
  let objects: Set<String>

  /// Returns the observations of a rule, with the reasons why they may not occur on a device.
  ///
  /// Removes observations at all sizes if they concern an invented text and occur at Large: they show only
  /// that the app would not show that text there.
  func doubting(
    _ observations: [Observation],
    of rule: AuditRule,
    in context: AuditContext
  ) -> [Observation] {
    let unlikely = Set(
      observations.filter { observation in
        let own = observation.contents ?? observation.objectIDs
        return observation.category == .large && !own.isDisjoint(with: objects)
      }.map(\.identity)
    )
    return observations.filter { !unlikely.contains($0.identity) }.map { observation in
      guard observation.doubt == nil, let screen = context.screen(of: observation) else {
        return observation
      }
      var observation = observation
      observation.doubt = doubt(
        of: observation,
        isPushedOut: rule.outOfReach == .isCause,
        in: screen
      )
      return observation
    }
  }

  /// Returns the reason why an observation may not occur on a device.
  ///
  /// This considers invented text in the object itself, beside it on the same line and, for an object that is
  /// pushed out of reach, above or below it in the same view.
  ///
  /// - Parameters:
  ///   - observation: The observation.
  ///   - isPushedOut: Whether the observation is that the object is out of reach.
  ///   - screen: The screen of the observation.
  /// - Returns: The reason; `nil` if no invented text is involved.
  func doubt(
    of observation: Observation,
    isPushedOut: Bool,
    in screen: AuditedScreen
  ) -> String? {
    if let contents = observation.contents {
      return contents.isDisjoint(with: objects)
        ? nil : "a text that takes part is invented, because the document holds a placeholder"
    }
    let involved = observation.objectIDs
    if involved.contains(where: objects.contains) {
      return "its text is invented, because the document holds a placeholder"
    }
    for index in screen.elements.indices {
      guard let id = screen.elements[index].element.identity.objectID, involved.contains(id) else {
        continue
      }
      for (other, element) in screen.elements.enumerated() {
        guard let id = element.element.identity.objectID, objects.contains(id) else { continue }
        let isInside = screen.contains(index, other) || screen.contains(other, index)
        let isAlong = isPushedOut && element.parent == screen.elements[index].parent
        guard isInside || isAlong || element.isBeside(screen.elements[index]) else { continue }
        let text = screen.text(on: element).map { "‘\(AuditedObject.shortened($0))’" } ?? id
        return "the text \(text) \(isInside ? "in" : isAlong ? "near" : "beside") it is invented, "
          + "because the document holds a placeholder"
      }
    }
    return nil
  }
}

extension AuditedElement {
  /// Whether two elements that do not cover each other share more than half of the lower one's height.
  fileprivate func isBeside(_ other: AuditedElement) -> Bool {
    let shared = min(frame.maxY, other.frame.maxY) - max(frame.y, other.frame.y)
    let lower = min(frame.height, other.frame.height)
    return lower > 0 && shared > lower / 2 && scroller == other.scroller
  }
}
