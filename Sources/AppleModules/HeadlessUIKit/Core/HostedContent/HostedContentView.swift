import Foundation
package import Snapshots

/// A view whose content another module lays out and draws, such as a tree of SwiftUI views.
///
/// The content is laid out after the view's own tree, and before a snapshot of any view in that tree.
package final class HostedContentView: UIView {
  /// Lays the content out for the size, the safe area and the traits from above the view; `nil` if the
  /// content is already laid out.
  package var layOutContent: ((CGSize, UIEdgeInsets, UITraitCollection) -> Void)?
  /// Makes the elements of the laid-out content, for the size of the view.
  package var makeElements: ((CGSize) -> [SnapshotElement])?
  /// Called after the view was laid out.
  package var onLayout: (() -> Void)?
  /// Returns the size of the content for a proposed size; `nil` proposes none.
  package var measure: ((_ width: CGFloat?, _ height: CGFloat?, UITraitCollection) -> CGSize)?
  /// The content's messages about itself, as issues of the screen.
  package var messages: [String] = [] {
    didSet { treeIssues = messages.map { LayoutIssue(.message, message: $0) } }
  }

  /// The preferred size of the content; in constraints, also its height in the resulting width.
  package override var intrinsicContentSize: CGSize {
    guard let measure else { return super.intrinsicContentSize }
    return measure(contentWidthLimit, nil, traitCollection)
  }

  override var adaptsHeightToWidth: Bool { measure != nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure?(size.width, size.height, traitCollection) ?? size
  }

  /// Whether the content prefers a light or a dark screen.
  package var preferredStyle: UIUserInterfaceStyle? {
    get { traitState.contentStyle }
    set {
      guard newValue != traitState.contentStyle else { return }
      traitState.contentStyle = newValue
      updateTraitsIfNeeded()
    }
  }

  override func layOutHostedContent() {
    layOutContent?(bounds.size, safeAreaInsets, traitsFromAbove)
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    element.children += makeElements?(bounds.size) ?? []
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
