import Foundation
package import Snapshots

/// A view whose content another module lays out and draws, such as a tree of SwiftUI's views.
package final class HostedContentView: UIView {
  /// Makes the elements of the content, for the size, the safe area and the traits of the view.
  package var makeElements: ((CGSize, UIEdgeInsets, UITraitCollection) -> [SnapshotElement])?
  /// Called once the view was laid out.
  package var onLayout: (() -> Void)?
  /// Returns the size that the content takes when it is offered one; nil stands for its own choice.
  package var measure: ((_ width: CGFloat?, _ height: CGFloat?, UITraitCollection) -> CGSize)?
  /// What the content reports about itself, as issues of the screen.
  package var messages: [String] = [] {
    didSet { treeIssues = messages.map { LayoutIssue(.message, message: $0) } }
  }
  /// Whether constraints give the view the size that the content chooses.
  package var hasIntrinsicSize = false

  package override var intrinsicContentSize: CGSize {
    guard hasIntrinsicSize, let measure else { return super.intrinsicContentSize }
    return measure(nil, nil, traitCollection)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure?(size.width, size.height, traitCollection) ?? size
  }

  /// Whether the content prefers a light or a dark screen, which its elements have already; the
  /// background follows.
  package var preferredStyle: UIUserInterfaceStyle? {
    didSet {
      let style = preferredStyle ?? .unspecified
      if style != overrideUserInterfaceStyle { overrideUserInterfaceStyle = style }
    }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    let traits = traitCollection
    var children = makeElements?(bounds.size, safeAreaInsets, traits) ?? []
    if preferredStyle == nil, traitCollection != traits {
      // An earlier preference does not hold any more.
      children = makeElements?(bounds.size, safeAreaInsets, traitCollection) ?? []
    }
    super.describe(&element, context)
    element.children += children
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
