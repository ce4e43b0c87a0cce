public import Foundation

/// A guide with constraints that apply while it is near an edge; it does not move here.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearEdges: [[NSLayoutConstraint]] = []
  private var awayFromEdges: [[NSLayoutConstraint]] = []

  /// Activates constraints while the guide is near an edge, as the guide of a hidden keyboard is near the
  /// bottom.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    nearEdges.append(trackingConstraints)
    if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Activates constraints while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    awayFromEdges.append(trackingConstraints)
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Deactivates and forgets all constraints of the guide.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((nearEdges + awayFromEdges).flatMap(\.self))
    nearEdges = []
    awayFromEdges = []
  }
}

/// The guide of the keyboard, which is not shown here.
///
/// It begins at the bottom of the view's safe area and ends at the bottom of the window.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard.
  open var followsUndockedKeyboard = false
  /// The distance above the keyboard within which a drag moves it.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide of a hidden keyboard begins at the safe area instead of the view's edge.
  open var usesBottomSafeArea = true {
    didSet {
      guard let owningView, usesBottomSafeArea != oldValue else { return }
      owningView.engine?.guidesChanged(of: owningView)
      owningView.setNeedsLayout()
    }
  }
}

extension UIView {
  /// The guide of the keyboard, which is not shown here.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard)
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  /// The distances of the keyboard's guide from the edges of the view.
  var keyboardInsets: UIEdgeInsets {
    let usesSafeArea =
      (systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
    var value = UIEdgeInsets.zero
    value.top = max(0, bounds.height - (usesSafeArea ? storedSafeArea.bottom : 0))
    if let window {
      value.bottom = bounds.maxY - convert(window.bounds, from: window).maxY
    }
    return value
  }
}
