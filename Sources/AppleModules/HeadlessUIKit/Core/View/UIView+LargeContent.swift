import Foundation
import Snapshots

/// The content that the program set for the large content viewer.
struct LargeContentState {
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {}

extension UIView {
  /// The content of the large content viewer for the view, for its snapshot.
  var largeContentForSnapshot: LargeContentItem? {
    guard showsLargeContentViewer else { return nil }
    return LargeContentPanel(item: self, traits: traitCollection, displayScale: pixelScale).content
  }
}

extension UIView {
  /// The innermost visible view at a point that takes part in the viewer, found without recursion.
  func largeContentView(at point: CGPoint) -> UIView? {
    guard isVisible(at: point) else { return nil }
    var open = [(view: self, point: point, next: subviews.count)]
    while let (view, point, next) = open.last {
      if next == 0 {
        if view.showsLargeContentViewer { return view }
        open.removeLast()
        continue
      }
      open[open.count - 1].next -= 1
      let child = view.subviews[next - 1]
      let inner = child.ownPoint(of: point)
      if child.isVisible(at: inner) { open.append((child, inner, child.subviews.count)) }
    }
    return nil
  }

  private func isVisible(at point: CGPoint) -> Bool {
    !isHidden && alpha > 0.01 && self.point(inside: point, with: nil)
  }
}
