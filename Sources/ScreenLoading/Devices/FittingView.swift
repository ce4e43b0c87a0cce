import HeadlessUIKit

/// Holds a view of a xib at the top of the safe area, as high as its content wants.
final class FittingView: UIView {
  private let content: UIView
  private let size: CGSize
  private let fillsWidth: Bool

  /// Creates the holder.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - fillsWidth: Whether the view is as wide as the device, and not as in its document.
  init(_ content: UIView, fillsWidth: Bool) {
    self.content = content
    self.fillsWidth = fillsWidth
    size = content.frame.size
    super.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The text size decides how high the content wants to be.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let width = fillsWidth ? room.width : min(size.width, room.width)
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .fittingSizeLevel
    )
    let own = CGSize(
      width: fitting.width > 0 && !fillsWidth ? min(fitting.width, room.width) : width,
      height: fitting.height > 0 ? fitting.height : size.height
    )
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? room.maxX - own.width : room.minX
    let frame = CGRect(x: x, y: room.minY, width: own.width, height: own.height)
    if content.frame != frame { content.frame = frame }
  }
}
