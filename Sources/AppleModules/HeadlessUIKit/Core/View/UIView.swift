public import DynamicType
public import Foundation
package import Snapshots

/// A rectangle on the screen that lays out and shows content.
///
/// As in UIKit, except that a view is not tied to the main actor: a tree of views belongs to one
/// task, and different trees may be laid out in parallel.
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
  // MARK: Tree

  /// The superview of the view.
  open internal(set) var superview: UIView? {
    get { unownedSuperview }
    set { unownedSuperview = newValue }
  }
  /// The superview, which clears this reference when it is deallocated: it is read very often.
  private unowned(unsafe) var unownedSuperview: UIView?
  /// The subviews, beginning with those at the back.
  open internal(set) var subviews: [UIView] = []
  /// Views that were refused because the tree would have become circular.
  var treeIssues: [LayoutIssue] = []
  /// The controller that owns the view.
  weak var owner: (any ViewOwner)?
  /// The gesture recognizers; the folder of gestures gives them their type.
  var storedGestureRecognizers: [NSObject]?

  /// A number for people to find the view by.
  open var tag = 0
  /// The role of the view in snapshots; a subclass has that of its superclass.
  package var elementRole: ElementRole { .view }
  /// The identity that a loader gave the view; reports print it.
  package var identity = ViewIdentity()

  // MARK: Geometry

  var storedFrame: CGRect
  var pose = ViewPose()
  /// The rectangle in the superview's coordinates; for a rotated view the smallest one around it.
  open var frame: CGRect {
    get { shownFrame }
    set { takeShownFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates; a scroll view moves its origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { takeBounds(newValue) }
  }
  /// The position of the anchor in the superview's coordinates, by default the center of the frame.
  open var center: CGPoint {
    get { position }
    set { takeCenter(newValue) }
  }
  /// The transform of the view about its center, which the layout ignores.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(pose.transform) }
    set { pose.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The scale of the view in pixels per point; without effect on pictures, which are sharp at any scale.
  open var contentScaleFactor: CGFloat {
    get { pixelScale }
    set {}
  }
  var boundsOrigin = CGPoint.zero
  /// The parts of the frame that follow the superview's size where no constraint determines them.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskChanged() } }
  }
  /// Whether a change of the view's size changes its subviews by their masks.
  open var autoresizesSubviews = true
  /// The rule for placing content of another size in the view.
  open var contentMode: ContentMode = .scaleToFill

  open var backgroundColor: UIColor? { didSet { markSet(.backgroundColor) } }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with corners, border, shadow and sublayers.
  open var layer: CALayer {
    if let layerIfUsed { return layerIfUsed }
    let layer = (Self.layerClass as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
    layerIfUsed = layer
    layer.attach(to: self)
    return layer
  }
  private(set) var layerIfUsed: CALayer?
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var isHidden = false {
    didSet { if isHidden != oldValue { hiddenChanged() } }
  }
  var ownTintColor: UIColor?
  /// The color of controls; inherited from the superview where none is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor ?? UIColor.systemBlue }
    set {
      ownTintColor = newValue
      markSet(.tintColor)
      tintColorDidChangeInTree()
    }
  }

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? defaultAccessibilityLabel }
    set { ownAccessibilityLabel = newValue }
  }
  private var ownAccessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String? {
    get { ownAccessibilityValue ?? defaultAccessibilityValue }
    set { ownAccessibilityValue = newValue }
  }
  private var ownAccessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits = .none

  // MARK: Layout state

  private var ownReference = OwnReference<UIView>()
  var reference: Reference<UIView> { ownReference.to(self) }
  var node: LayoutNode?
  var ownEngine: LayoutEngine?
  var domain: LayoutDomain?
  /// Whether the view has its own engine, as cells do, because no constraint crosses its boundary.
  var hasOwnEngine: Bool { false }
  /// The constraints of this view.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The constraints that the view made for itself.
  var ownConstraints: [NSLayoutConstraint] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var flags = PendingLayout()
  var fitting: FittingPriorities = .standard

  /// Whether the frame is set directly instead of determined by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { participationChanged() }
    }
  }

  // MARK: Margins

  var margins = MarginState()
  var storedSafeArea = UIEdgeInsets.zero

  // MARK: Traits

  /// Whether the language's direction turns the view around.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }

  /// Whether the large content viewer shows the view at accessibility sizes.
  open var showsLargeContentViewer = false
  var largeContentState = LargeContentState()
  /// The title in the large content viewer; a control has a default title.
  open var largeContentTitle: String? {
    get { largeContentState.title ?? largeContentDefaults.title }
    set { largeContentState.title = newValue }
  }
  /// The image in the large content viewer; a control has a default image.
  open var largeContentImage: UIImage? {
    get { largeContentState.image ?? largeContentDefaults.image }
    set { largeContentState.image = newValue }
  }
  /// Whether the image is enlarged for the large content viewer.
  open var scalesLargeContentImage: Bool {
    get { largeContentState.scalesImage }
    set { largeContentState.scalesImage = newValue }
  }
  /// The insets of the image in its place in the large content viewer.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContentState.imageInsets }
    set { largeContentState.imageInsets = newValue }
  }
  /// The interactions of the view, such as the large content viewer.
  open internal(set) var interactions: [any UIInteraction] = []
  /// The properties that the program and its appearance proxies set in the view.
  var appearanceState = AppearanceState()

  // MARK: Making

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame.standardized
    super.init()
    storedFrame.size = initialSize(for: storedFrame.size)
    isOpaque = true
    setUpView()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view, ignoring the coder.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
    setUpView()
  }

  deinit {
    ownReference.empty()
    for view in subviews { view.unownedSuperview = nil }
    if !subviews.isEmpty { domain?.end(self, &subviews) }
  }

  open override var next: UIResponder? { owner ?? superview }

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Gestures

  /// Whether a recognizer of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether touches in the view block other views from receiving touches.
  open var isExclusiveTouch = false

  #if !canImport(ObjectiveC)
  /// The size of the content for observers; only a scroll view has one.
  var observedContentSize: CGSize { .zero }
  /// The offset of the content for observers.
  var observedContentOffset: CGPoint { boundsOrigin }
  #endif

  // MARK: Focus and tint

  /// Whether the view can receive focus; there is no focus here.
  open var canBecomeFocused: Bool { false }
  /// The environments that receive focus first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the tint is dimmed, as set on the view or the nearest view above; without effect on pictures.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  // MARK: To override

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Requests a new measurement of the content.
  open func invalidateIntrinsicContentSize() { intrinsicSizeIsOld() }

  /// Returns the size that constraints give the view, as close to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

  /// Returns the size that constraints give the view, with priorities for the target size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Lays out the parts without constraints: subclasses place their subviews here.
  open func layoutSubviews() {}

  /// Updates the constraints of the view; call `super` last.
  open func updateConstraints() {}

  /// The preferred size of the content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that best fits another one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the tint color has changed.
  open func tintColorDidChange() {}

  /// Called when traits have changed; `previousTraitCollection` is the previous value.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets of the frame around the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view that provides this view's first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides this view's last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The frontmost view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Draws in the current context; called for each snapshot.
  open func draw(_ rect: CGRect) {}

  /// Requests a redraw; each snapshot redraws.
  open func setNeedsDisplay() {}

  /// Requests a redraw of a part; each snapshot redraws.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Lays out the content of a layer: the subviews.
  open func layoutSublayers(of layer: CALayer) { if layer === layerIfUsed { layoutSubviews() } }

  /// Sets the contents of a layer.
  open func display(_ layer: CALayer) {}
  /// Draws the content of a layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Called before a layer draws.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the action for a change of a layer's value; nothing is animated here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Our own hooks

  /// Sets up the settings and the parts of the view's class; called at the end of each initializer.
  ///
  /// A class that overrides it calls `super` first.
  func setUpView() {}

  /// The size of a new view for the requested size: a switch always has the system's.
  func initialSize(for size: CGSize) -> CGSize { size }

  /// The label for assistive technologies if the program sets none.
  var defaultAccessibilityLabel: String? { nil }

  /// The value for assistive technologies if the program sets none.
  var defaultAccessibilityValue: String? { nil }

  /// The position of the text's baseline; `nil` for the bottom of the view.
  func baseline(_ which: BaselineKind) -> BaselineRule? { nil }

  /// Whether the intrinsic size depends on the view's width, given as ``contentWidthLimit``.
  var adaptsHeightToWidth: Bool { false }

  /// The width at which the engine measures the intrinsic size; `nil` for no limit.
  var contentWidthLimit: CGFloat? { node?.contentWidthLimit.map { CGFloat($0) } }

  /// Called with new traits before ``traitCollectionDidChange(_:)``; fonts are adjusted here.
  func traitsChanged(from previous: UITraitCollection) {
    // Most views are of this kind, and all are checked at each change of traits.
    guard sizeSource != .content else { return }
    if sizeSource.changes(from: previous, to: traitCollection) { invalidateIntrinsicContentSize() }
  }

  /// Called before a layout after fonts were registered or unregistered.
  func fontsChanged() {
    traitsChanged(from: traitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The traits that determine the intrinsic size.
  var sizeSource: SizeSource { .content }

  /// Called when layout or the program has changed the size of the view's frame.
  func frameSizeChanged() {}

  /// The font that determines the spacing around the view's baselines, or `nil`.
  var fontForBaselineSpacing: UIFont? { nil }

  /// Facts about the view from its document, or `nil` for a view that code created.
  package var designTimeHints: DesignTimeHints? {
    didSet {
      if designTimeHints?.intrinsicContentSize != oldValue?.intrinsicContentSize {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The minimum size of the content, as an app's class may define it; zero for none.
  package var minimumIntrinsicSize = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }

  /// The view that contains the subviews of a document: a content view if the class has one.
  package var containerForLoading: UIView { self }

  /// Adds the drawings and the role of the view to its snapshot; subclasses call `super` first.
  func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {}

  /// Lays out the content of another module in the view, before a snapshot of the tree.
  func layOutHostedContent() {}

  /// Whether subviews have no vertical safe area, as in scroll views that adjust their insets.
  var insetsContentFromSafeArea: Bool { false }

  /// Whether the content must be measured for the width even where its widest form fits.
  var needsWidthEvenWhenItFits: Bool { false }

  /// The guide for constraints from inside to the view's edges: the content of a scroll view.
  var contentEdgesGuide: UILayoutGuide? { nil }

  /// Called when a guide that the view owns was laid out.
  func guideWasLaidOut(_ guide: UILayoutGuide) {}

  /// Called after a subview was hidden or shown.
  func arrangedViewChanged(_ view: UIView) {}

  /// The content that the large content viewer shows at a point without an interaction, as for standard bars.
  func standardLargeContent(at point: CGPoint) -> StandardLargeContent? { nil }

  /// The title and the image in the large content viewer if the program sets none.
  var largeContentDefaults: (title: String?, image: UIImage?) { (nil, nil) }

  /// The properties that the class takes from appearance proxies, those of superclasses first.
  class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.ofViews }

  /// The objects that take appearance values together with the view: the items of a bar.
  var objectsForAppearance: [any AppearanceTarget] { [] }

  /// The most derived library class that finds views at a point as `UIView` does.
  ///
  /// A view of exactly this class is searched without calling ``hitTest(_:with:)``.
  class var plainHitTestingClass: UIView.Type { UIView.self }

  /// Whether subviews move across the top and bottom margins and keep their own margins, as the rows of lists
  /// do.
  var scrollsSubviewsThroughMargins: Bool { false }

  /// Whether the view places a subview itself, as a stack does its arranged views.
  func arranges(_ subview: UIView) -> Bool { false }

  /// The traits of a view without a superview.
  var traitsWithoutSuperview: UITraitCollection {
    UITraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
  }

  /// Constraints that the view makes for its subviews, replaced before each solving that follows
  /// ``UIView/setNeedsOwnConstraints()``.
  func makeOwnConstraints() -> [NSLayoutConstraint] { [] }

  /// Whether the view's own constraints already prevent a negative size.
  var makesOwnFloors: Bool { false }

  /// The insets between the view's bounds and its safe area, if the view determines them; `nil` for the
  /// superview's.
  var safeAreaForContent: UIEdgeInsets? { nil }

  // MARK: Members of extensions that programs override

  /// Gives the view the preferred size of its content.
  open func sizeToFit() { fitToContent() }

  /// Inserts a view among the subviews; 0 is behind all others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }

  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Removes the view from its superview; constraints that cross the boundary become inactive.
  open func removeFromSuperview() { leaveTree() }

  /// The window that contains the view, or `nil`.
  open var window: UIWindow? { rootOfTree as? UIWindow }

  /// Makes the first responder in the view resign; returns whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  /// Requests ``layoutSubviews()`` at the next layout.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the parts of the whole tree that are out of date.
  ///
  /// Only changes cause work; a second call does nothing.
  open func layoutIfNeeded() { rootOfTree.layoutTree() }

  /// The distances between the edges and the content, including the safe area and the superview's margins
  /// where the view's settings include them.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { resolvedLayoutMargins = newValue }
  }

  /// The margins by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { resolvedDirectionalMargins = newValue }
  }

  /// The insets of the view that bars and the device's shape cover.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

  /// The view whose shape masks this one.
  open var mask: UIView? {
    get { pose.mask }
    set { takeMask(newValue) }
  }

  /// Returns a view that shows this one as it is.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshotView(afterScreenUpdates: afterUpdates)
  }

  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, for: axis)
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { noteUpdateConstraints() }

  /// Adds a gesture recognizer, which is removed from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attachRecognizer(recognizer) }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    detachRecognizer(recognizer)
  }
  /// The recognizers of gestures.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { attachedRecognizers = newValue }
  }

  /// Converts a point from another view's coordinates; `nil` for the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// Converts a point to another view's coordinates; `nil` for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a rectangle from another view's coordinates; the result contains a rotated one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
  /// Converts a rectangle to another view's coordinates; the result contains a rotated one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// The alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { insetForAlignment(frame) }
  /// The frame that belongs to an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { outsetForAlignment(rect) }

  /// The first view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// Whether the view is another one, or inside it.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }
  /// Whether the view has the focus; there is no focus here.
  open var isFocused: Bool { false }
  /// The traits of the view: its superview's, with its own changes.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Calls ``updateConstraints()`` where requested, from the innermost views outward.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
}
