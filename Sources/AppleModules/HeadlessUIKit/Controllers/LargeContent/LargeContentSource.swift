import DynamicType
import Foundation

/// The item under a press, and the effect of lifting the finger.
struct Target {
  let item: any UILargeContentViewerItem
  /// The effect of lifting the finger where the interaction has no delegate.
  let activate: () -> Void
}

/// The origin of a press: a view with an interaction, or a standard control or bar.
enum LargeContentSource {
  case interaction(UILargeContentViewerInteraction, UIView)
  case standard(UIView)

  private var view: UIView {
    switch self {
    case .interaction(_, let view), .standard(let view): view
    }
  }

  /// Whether the viewer appears at the text size of the view.
  var isEnabled: Bool {
    view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The innermost source that has an item at a point; only at accessibility sizes.
  static func find(at point: CGPoint, in window: UIView) -> LargeContentSource? {
    guard let source = innermost(at: point, in: window), source.isEnabled else { return nil }
    return source
  }

  private static func innermost(at point: CGPoint, in view: UIView) -> LargeContentSource? {
    guard !view.isHidden, view.alpha > 0.01, view.point(inside: point, with: nil) else {
      return nil
    }
    for child in view.subviews.reversed() {
      if let found = innermost(at: child.convert(point, from: view), in: child) { return found }
    }
    if view.standardLargeContent(at: point) != nil { return .standard(view) }
    for case let interaction as UILargeContentViewerInteraction in view.interactions
    where interaction.item(at: point)?.showsLargeContentViewer == true {
      return .interaction(interaction, view)
    }
    return nil
  }

  /// The item at a point of the window.
  func target(at point: CGPoint, in window: UIView) -> Target? {
    let place = view.convert(point, from: window)
    switch self {
    case .standard(let view):
      guard let content = view.standardLargeContent(at: place) else { return nil }
      return Target(item: content.item, activate: content.activate)
    case .interaction(let interaction, let view):
      guard view.point(inside: place, with: nil), let item = interaction.item(at: place),
        item.showsLargeContentViewer
      else { return nil }
      return Target(item: item) { (item as? UIControl)?.tapFromLargeContentViewer() }
    }
  }

  /// Ends a press on an item, or on none: notifies the delegate or, without one, taps the control.
  func end(_ target: Target?, at point: CGPoint, in window: UIView) {
    guard case .interaction(let interaction, let view) = self, let delegate = interaction.delegate
    else {
      target?.activate()
      return
    }
    delegate.largeContentViewerInteraction(
      interaction,
      didEndOn: target?.item,
      at: view.convert(point, from: window)
    )
  }
}

extension UIControl {
  /// Performs the action of a tap.
  fileprivate func tapFromLargeContentViewer() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
