public import Foundation
package import Snapshots

/// A view that shows a part of a content larger than itself.
///
/// Constraints from the inside to the scroll view's edges and margins, or to ``contentLayoutGuide``,
/// determine the size of the content; those to its sizes and centers, or to ``frameLayoutGuide``, use the
/// frame.
open class UIScrollView: UIView {
  package override var elementRole: ElementRole { .scroll }

  /// The delegate that follows scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points, determined by the constraints inside if there are any.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeChanged()
      #if !canImport(ObjectiveC)
      observedValuesChanged()
      #endif
    }
  }

  /// The space around the content that the program sets, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustInsets() } }
  }

  /// The rule by which the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustInsets() } }
  }

  /// The space around the content, including bars and the safe area.
  public private(set) var adjustedContentInset = UIEdgeInsets.zero

  /// The deceleration of scrolling; there is no scrolling by hand here.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the insets of indicators follow the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The recognizer of scrolling, without effect here.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { adjustInsets() } }
  open var alwaysBounceHorizontal = false { didSet { adjustInsets() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// The recognizer of pinching, without effect here.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// Whether touches of a view end when the content scrolls.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Whether a view receives touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// The requested scale; views are not transformed here, so it does not change the layout.
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { delegate?.scrollViewDidZoom(self) } }
  }

  /// The view above the content that appears when the content is pulled down.
  var pulledView: (any PulledView)? {
    didSet {
      guard pulledView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let pulledView { insertSubview(pulledView, at: 0) }
    }
  }

  override func setUpView() {
    super.setUpView()
    clipsToBounds = true
  }

  #if !canImport(ObjectiveC)
  override var observedContentSize: CGSize { contentSize }
  #endif

  // MARK: Guides

  /// The insets of both scroll indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The guide of the content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The guide of the frame, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  override var insetsContentFromSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

  override var contentEdgesGuide: UILayoutGuide? { contentLayoutGuide }

  override func guideWasLaidOut(_ guide: UILayoutGuide) {
    super.guideWasLaidOut(guide)
    if guide === systemGuides[.content] { contentSize = guide.frameInOwner.size }
  }

  // MARK: Scrolling

  /// The point of the content at the top left of the frame.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != boundsOrigin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls by the least distance that makes a part of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let size = bounds.size
    contentOffset = CGPoint(
      x: UIScrollView.offset(
        showing: rect.minX...max(rect.minX, rect.maxX),
        from: contentOffset.x,
        length: size.width,
        before: insets.left,
        after: insets.right,
        content: contentSize.width
      ),
      y: UIScrollView.offset(
        showing: rect.minY...max(rect.minY, rect.maxY),
        from: contentOffset.y,
        length: size.height,
        before: insets.top,
        after: insets.bottom,
        content: contentSize.height
      )
    )
  }

  private static func offset(
    showing range: ClosedRange<Double>,
    from offset: Double,
    length: Double,
    before: Double,
    after: Double,
    content: Double
  ) -> Double {
    var result = offset
    if range.upperBound > result + length - after { result = range.upperBound - length + after }
    if range.lowerBound < result + before { result = range.lowerBound - before }
    return max(-before, min(result, max(-before, content + after - length)))
  }

  /// Briefly shows the scroll indicators; without effect in a still picture.
  open func flashScrollIndicators() {}

  /// Sets the scale, without animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether a person can scroll the content up and down.
  var scrollsVertically: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceVertical
        || contentSize.height + insets.top + insets.bottom > bounds.height + 1e-6)
  }

  /// Whether a person can scroll the content to the sides.
  var scrollsHorizontally: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceHorizontal
        || contentSize.width + insets.left + insets.right > bounds.width + 1e-6)
  }

  // MARK: Insets

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  override func frameSizeChanged() { adjustInsets() }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    adjustInsets()
  }

  private func contentSizeChanged() {
    adjustInsets()
    setNeedsLayout()
  }

  /// Called when bars or the safe area have changed the insets.
  open func adjustedContentInsetDidChange() {}

  /// Computes the insets, and keeps the start of the content in place.
  private func adjustInsets() {
    let new = contentInset + safeAreaAdjustment
    let old = adjustedContentInset
    guard new != old else { return }
    adjustedContentInset = new
    var offset = contentOffset
    if abs(offset.y + old.top) < 1e-6 { offset.y = -new.top }
    if abs(offset.x + old.left) < 1e-6 { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// The insets that the safe area adds.
  var safeAreaAdjustment: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let isContained = contentInsetAdjustmentBehavior == .automatic && isInContainer
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let room = bounds.size
      let isVertical =
        isContained || alwaysBounceVertical
        || contentSize.height > room.height - safeArea.top - safeArea.bottom
      // Content as wide as the view, such as rows, does not scroll horizontally.
      let isHorizontal = alwaysBounceHorizontal || contentSize.width > room.width
      return UIEdgeInsets(
        top: isVertical ? safeArea.top : 0,
        left: isHorizontal ? safeArea.left : 0,
        bottom: isVertical ? safeArea.bottom : 0,
        right: isHorizontal ? safeArea.right : 0
      )
    }
  }

  /// Whether the view is shown by a controller inside a container.
  private var isInContainer: Bool {
    var step: UIView? = self
    while let view = step {
      if let owner = view.owner { return owner.isContained }
      step = view.superview
    }
    return false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pulledView?.place(in: self)
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    var scroll = ScrollState(
      contentSize: Size(width: contentSize.width, height: contentSize.height),
      offset: Point(x: contentOffset.x, y: contentOffset.y),
      contentInsets: adjustedContentInset
    )
    scroll.scrollsHorizontally = scrollsHorizontally
    scroll.scrollsVertically = scrollsVertically
    element.scroll = scroll
  }

  override class var plainHitTestingClass: UIView.Type { UIScrollView.self }
}

/// A view above the content of a scroll view that appears when the content is pulled down.
protocol PulledView: UIView {
  /// Places the view above the content.
  func place(in scrollView: UIScrollView)
}
