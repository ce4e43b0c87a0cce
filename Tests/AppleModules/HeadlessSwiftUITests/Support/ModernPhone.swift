import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots

/// An iPhone with iOS 26: 393 by 852 points, of which 59 at the top and 34 at the bottom are covered.
func modernPhone(_ view: some View) -> LayoutSnapshot {
  var all = traits()
  all.systemVersion = SystemVersion(26)
  all.horizontalSizeClass = .compact
  all.verticalSizeClass = .regular
  all.userInterfaceIdiom = .phone
  return ViewHost(view).snapshot(
    screen: Size(width: 393, height: 852),
    covered: LayoutGeometry.EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    traits: all
  )
}

extension LayoutSnapshot {
  /// The frame on the screen of the element that draws a text; nil where nothing does.
  func frame(ofText text: String) -> Rect? {
    var found: Rect?
    forEach { visit in
      for case .text(let content) in visit.element.drawings where content.string == text {
        found = found ?? visit.frame
      }
    }
    return found
  }

  /// The frames on the screen of the elements that fill an outline with a color, in their order.
  func frames(filledWith color: Color) -> [Rect] {
    let wanted = HeadlessSwiftUI.ViewHost(color)
      .snapshot(size: Size(width: 1, height: 1), traits: traits).colors.first
    var frames: [Rect] = []
    forEach { visit in
      if visit.element.drawings.contains(where: { $0.color != nil && $0.color == wanted }) {
        frames.append(visit.frame)
      }
    }
    return frames
  }

  /// The colors in which outlines are filled, in their order.
  var colors: [RichText.Color] {
    var colors: [RichText.Color] = []
    forEach { colors += $0.element.drawings.compactMap(\.color) }
    return colors
  }
}
