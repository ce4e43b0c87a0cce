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
    if traitCollection != traits {
      // A preference that no longer holds gave the content its traits.
      if preferredStyle == nil {
        children = makeElements?(bounds.size, safeAreaInsets, traitCollection) ?? []
      }
      drawBackground(again: &element, insteadOf: traits)
    }
    super.describe(&element, context)
    element.children += children
  }

  /// Draws the background, which was drawn with former traits, with those of the content.
  private func drawBackground(
    again element: inout SnapshotElement,
    insteadOf former: UITraitCollection
  ) {
    guard let backgroundColor else { return }
    let old = Paint.color(backgroundColor.rgba(for: former))
    element.drawings = element.drawings.map { drawing in
      guard case .fill(let outline, old) = drawing else { return drawing }
      return .fill(outline, .color(rgba(backgroundColor)))
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
