import DynamicType
import Snapshots

/// A visible element with what its ancestors say about it.
struct AuditedElement {
  /// A key that finds the same element at other sizes.
  let key: String
  /// The element, without its children.
  let element: SnapshotElement
  /// The frame on the screen.
  let frame: Rect
  /// The origin of the element's own coordinates on the screen.
  let origin: Point
  /// The position of the parent.
  let parent: Int?
  /// The position of the nearest element that the author made: itself, unless a system part.
  let owner: Int
  /// The position of the nearest ancestor that scrolls.
  let scroller: Int?
  /// The area in which the element's own drawings can be brought into view, by what clips them.
  let clip: Rect
  /// The area in which they can be brought into view by the screen and by scrolling.
  let reach: Rect
  /// Whether the element belongs to a bar or another part whose text the system sizes.
  let isInBar: Bool
  /// Whether pressing on the element shows its content large.
  let hasLargeContent: Bool
  /// The section and item of the cell that holds the element.
  let indexPath: [Int]

  var isSystemPart: Bool { element.layoutFlags.contains(.systemPart) }
  var role: ElementRole { element.role }

  /// Whether a person operates the element as one thing.
  var isOperable: Bool {
    guard let interaction = element.interaction, interaction.isControl, !isSystemPart else {
      return false
    }
    return frame.width >= 1 && frame.height >= 1
  }
}
