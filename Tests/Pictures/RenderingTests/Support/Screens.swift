import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Typesetting

@testable import Rendering

/// An element of a screen, changed by a closure.
func element(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  _ children: [SnapshotElement] = [],
  _ change: (inout SnapshotElement) -> Void = { _ in }
) -> SnapshotElement {
  var element = SnapshotElement(
    Identity(className: "UIView"),
    frame: Rect(x: x, y: y, width: width, height: height),
    children: children
  )
  change(&element)
  return element
}

/// An element that is filled with a color.
func box(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  _ color: Color,
  _ children: [SnapshotElement] = [],
  _ change: (inout SnapshotElement) -> Void = { _ in }
) -> SnapshotElement {
  element(x, y, width, height, children) {
    change(&$0)
    $0.drawings.insert(.fill(.rect($0.bounds), .color(color)), at: 0)
  }
}

func screen(_ root: SnapshotElement, isDark: Bool = false) -> LayoutSnapshot {
  let style: UserInterfaceStyle = isDark ? .dark : .light
  let traits = TraitCollection(displayScale: 1, userInterfaceStyle: style)
  return LayoutSnapshot(size: root.frame.size, traits: traits, root: root)
}

func label(_ string: String, in frame: Rect, lines: Int = 1, color: Color = .black) -> TextContent {
  var style = ParagraphStyle.default
  style.lineBreakMode = .clip
  let text = AttributedText(string, font: .systemFont(ofSize: 17))
  return TextContent(
    laying: ShapedText(text, style: style),
    in: frame,
    color: color,
    numberOfLines: lines
  )
}

extension Bitmap {
  /// Whether any pixel of a rectangle has another color than the first.
  func hasInk(in rect: Rect) -> Bool {
    let first = color(x: Int(rect.x), y: Int(rect.y))
    for y in Int(rect.y)..<Int(rect.maxY) {
      for x in Int(rect.x)..<Int(rect.maxX) where color(x: x, y: y) != first { return true }
    }
    return false
  }
}
