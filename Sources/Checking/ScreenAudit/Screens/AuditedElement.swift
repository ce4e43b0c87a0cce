import DynamicType
import Snapshots

/// A visible element with facts from its ancestors.
struct AuditedElement {
  /// A key that identifies the same element at other sizes.
  let key: String
  /// The element, without its children.
  let element: SnapshotElement
  /// The frame on the screen.
  let frame: Rect
  /// The origin of the element's own coordinates on the screen.
  let origin: Point
  /// The position of the parent.
  let parent: Int?
  /// The index of the nearest element that the author made: the element itself, unless it is a system part.
  let owner: Int
  /// The index of the nearest ancestor that scrolls.
  let scroller: Int?
  /// The area in which the element's own drawings can become visible, limited by clipping.
  let clip: Rect
  /// The area in which they can become visible, limited by the screen and extended by scrolling.
  let reach: Rect
  /// Whether the element belongs to a bar or another part whose text the system sizes.
  let isInBar: Bool
  /// Whether a long press on the element shows its large content.
  let hasLargeContent: Bool
  /// The section and item of the cell that contains the element.
  let indexPath: [Int]

  var isSystemPart: Bool { element.layoutFlags.contains(.systemPart) }
  var role: ElementRole { element.role }

  /// Whether a person operates the element as a unit.
  var isOperable: Bool {
    guard let interaction = element.interaction, interaction.isControl, !isSystemPart else {
      return false
    }
    return frame.width >= 1 && frame.height >= 1
  }
}
