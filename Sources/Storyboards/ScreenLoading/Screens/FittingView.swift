import HeadlessUIKit

/// Holds a view of a xib at the top of the safe area, as high as its content wants or as it was drawn.
///
/// It scrolls: the place of the view in the app is unknown, so one that is higher than the screen is
/// still within reach.
final class FittingView: UIScrollView {
  private let content: UIView
  private let size: CGSize
  private let place: XibViewPlace

  /// Creates the holder of a view with the size of its document.
  init(_ content: UIView, _ place: XibViewPlace) {
    self.content = content
    self.place = place
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
    let width = place == .width ? room.width : min(size.width, room.width)
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .fittingSizeLevel
    )
    var own = CGSize(
      width: fitting.width > 0 && place != .width ? min(fitting.width, room.width) : width,
      height: fitting.height > 0 ? fitting.height : size.height
    )
    if place == .own {
      own = CGSize(width: max(own.width, width), height: max(own.height, size.height))
    }
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? room.maxX - own.width : room.minX
    let frame = CGRect(x: x, y: room.minY, width: own.width, height: own.height)
    if content.frame != frame { content.frame = frame }
    contentSize = CGSize(width: bounds.width, height: frame.maxY + safeAreaInsets.bottom)
  }
}
