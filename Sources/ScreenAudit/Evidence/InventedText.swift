import LayoutGeometry
import Snapshots

/// The texts of a screen that no document holds: a tool put them in place of placeholders.
///
/// Longer or shorter texts would stand there on a device, so what follows from the length of these is
/// uncertain.
struct InventedText {
  /// The objects with such texts, by their identifiers.
  let objects: Set<String>

  /// Returns the reason why an observation may not hold on a device.
  ///
  /// It counts what is invented in the object itself, beside it on the same line, and, for an object
  /// that is pushed out of reach, above or below it in the same view.
  ///
  /// - Parameters:
  ///   - observation: The observation.
  ///   - isPushedOut: Whether it says that the object is out of reach.
  ///   - screen: The screen on which it was made.
  /// - Returns: The reason; nil where nothing invented takes part.
  func doubt(
    of observation: Observation,
    isPushedOut: Bool,
    in screen: AuditedScreen
  ) -> String? {
    let involved = [observation.object, observation.other].compactMap { $0?.objectID }
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
