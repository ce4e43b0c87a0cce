import Foundation
import Snapshots

/// The view of a container: its controller lays out the bars and the children's views.
final class ContainerView: UIView {
  override var elementRole: ElementRole { .container }

  /// Places the bars and the children's views.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Makes the view of a container.
  func makeContainerView(_ layout: @escaping () -> Void) {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.identity.isGenerated = true
    view.onLayout = layout
    self.view = view
  }

  /// Shows a child's view behind the bars, or no view.
  func showContent(_ child: UIViewController?, instead old: UIViewController?, moving: Bool) {
    guard let loadedView else { return }
    if let old, old !== child, let oldView = old.loadedView, oldView.superview === loadedView {
      old.appearance.isMoving = moving
      oldView.removeFromSuperview()
    }
    guard let child, let view = child.view, view.superview !== loadedView else { return }
    child.appearance.isMoving = moving
    view.frame = loadedView.bounds
    loadedView.insertSubview(view, at: 0)
  }

  /// Gives a child's view the frame that its settings ask for.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - covered: The part of the container's bounds that bars cover; 0 for a missing bar.
  ///   - opaque: The edges with an opaque bar.
  func place(_ child: UIViewController, covered: UIEdgeInsets, opaque: UIRectEdge) {
    guard let container = loadedView, let view = child.loadedView else { return }
    func extends(_ edge: UIRectEdge) -> Bool {
      child.edgesForExtendedLayout.contains(edge)
        && (!opaque.contains(edge) || child.extendedLayoutIncludesOpaqueBars)
    }
    var insets = UIEdgeInsets.zero
    if !extends(.top) { insets.top = covered.top }
    if !extends(.bottom) { insets.bottom = covered.bottom }
    view.frame = container.bounds.inset(by: insets)
    child.barInsets = UIEdgeInsets(
      top: covered.top - insets.top,
      left: 0,
      bottom: covered.bottom - insets.bottom,
      right: 0
    )
  }
}
