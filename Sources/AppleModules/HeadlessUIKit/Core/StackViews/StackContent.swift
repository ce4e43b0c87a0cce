import Foundation

/// The facts of an arranged view's content on which the constraints of a stack rest.
struct StackContent: Equatable {
  /// Whether nothing in the view says how wide or high it is.
  var isOpenHorizontally: Bool
  var isOpenVertically: Bool
  /// The content's size where views are stretched in proportion to it.
  var natural: CGSize

  init(of view: UIView, isMeasured: Bool) {
    let size = view.knownContentSize ?? view.intrinsicContentSize
    // Views with subviews are as large as those make them; so are stacks.
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

  /// The size of the content: of a stack what its views and gaps need.
  private static func naturalSize(of view: UIView) -> CGSize {
    if view is UIStackView {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension UIView {
  /// The content's size that the engine asked for and that nothing changed since; a limit of the
  /// width changes lengths, and not whether there are any.
  fileprivate var knownContentSize: CGSize? {
    guard let node, node.isContentKnown, designTimeHints?.intrinsicContentSize == nil else {
      return nil
    }
    return node.contentSize
  }
}
