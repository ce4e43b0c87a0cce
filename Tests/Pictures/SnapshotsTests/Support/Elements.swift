import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Typesetting

/// An element with an identifier, changed by a closure.
func element(
  _ id: String,
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  _ children: [SnapshotElement] = [],
  _ change: (inout SnapshotElement) -> Void = { _ in }
) -> SnapshotElement {
  var element = SnapshotElement(
    Identity(objectID: id, className: "UIView"),
    frame: Rect(x: x, y: y, width: width, height: height),
    children: children
  )
  change(&element)
  return element
}

func snapshot(
  _ root: SnapshotElement,
  _ issues: [LayoutIssue] = []
) -> LayoutSnapshot {
  LayoutSnapshot(
    size: root.frame.size,
    traits: TraitCollection(preferredContentSizeCategory: .large, displayScale: 2),
    language: "en",
    root: root,
    issues: issues
  )
}

/// Text of the system font in a box.
func text(
  _ string: String,
  size: Double = 17,
  in frame: Rect,
  lines: Int = 0,
  mode: LineBreakMode = .truncateTail,
  place: TextContent.VerticalPlace = .middle
) -> TextContent {
  var style = ParagraphStyle.default
  style.lineBreakMode = mode
  let attributed = AttributedText(string, font: .systemFont(ofSize: size))
  return TextContent(
    laying: ShapedText(attributed, style: style),
    in: frame,
    color: .black,
    numberOfLines: lines,
    place: place,
    displayScale: 2
  )
}
