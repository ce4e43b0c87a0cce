import Foundation

/// The facts about an arranged view's content that determine the constraints of a stack.
struct StackContent: Equatable {
  /// Whether the view's content leaves its width or height undetermined.
  var isOpenHorizontally: Bool
  var isOpenVertically: Bool
  /// The size of the content if views are stretched in proportion to it.
  var natural: CGSize

  init(of view: UIView, isMeasured: Bool) {
    let size = view.knownContentSize ?? view.intrinsicContentSize
    // Views with subviews get their size from these, as stacks do.
    let holdsViews = view is UIStackView || !view.subviews.isEmpty
    isOpenHorizontally = size.width < 0 && !holdsViews
    isOpenVertically = size.height < 0 && !holdsViews
    natural = isMeasured ? StackContent.naturalSize(of: view) : .zero
  }

  func isOpen(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? isOpenHorizontally : isOpenVertically
  }

  func natural(_ axis: NSLayoutConstraint.Axis) -> Double {
    axis == .horizontal ? natural.width : natural.height
  }

  /// The size of the content; for a stack, that of its views and gaps.
  private static func naturalSize(of view: UIView) -> CGSize {
    if view is UIStackView {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension UIView {
  /// The size of the content as last measured and still valid; a limit of the width changes lengths, but not
  /// whether they exist.
  fileprivate var knownContentSize: CGSize? {
    guard let node, node.isContentKnown, designTimeHints?.intrinsicContentSize == nil else {
      return nil
    }
    return node.contentSize
  }
}
