import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots

/// An iPhone with a notch: 390 by 844 points, of which 47 at the top and 34 at the bottom are covered.
func phone(
  _ view: some View,
  _ category: DynamicType.ContentSizeCategory = .large,
  version: Int = 18
) -> LayoutSnapshot {
  var all = traits(category)
  all.systemVersion = SystemVersion("\(version)")
  all.horizontalSizeClass = .compact
  all.verticalSizeClass = .regular
  all.userInterfaceIdiom = .phone
  return ViewHost(view).snapshot(
    screen: Size(width: 390, height: 844),
    covered: LayoutGeometry.EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: all
  )
}

extension LayoutSnapshot {
  /// The frames on the screen of the elements of a class, in their order.
  func frames(of className: String) -> [Rect] {
    var frames: [Rect] = []
    forEach { if $0.element.identity.className == className { frames.append($0.frame) } }
    return frames
  }

  /// The frames on the screen of the elements of a role, in their order.
  func frames(of role: ElementRole) -> [Rect] {
    var frames: [Rect] = []
    forEach { if $0.element.role == role { frames.append($0.frame) } }
    return frames
  }

  /// The texts that are drawn, in their order.
  var texts: [String] {
    var texts: [String] = []
    forEach { visit in
      for drawing in visit.element.drawings {
        if case .text(let text) = drawing { texts.append(text.string) }
      }
    }
    return texts
  }
}
