import HeadlessUIKit

/// Holds a view of a xib at the top of the safe area, as high as its content wants.
///
/// It scrolls: the place of the view in the app is unknown, so one that is higher than the screen is
/// still within reach.
final class FittingView: UIScrollView {
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
    contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = []
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Called when the traits change, of which the text size decides the height of the content.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
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
    contentSize = CGSize(width: bounds.width, height: frame.maxY + safeAreaInsets.bottom)
  }
}
