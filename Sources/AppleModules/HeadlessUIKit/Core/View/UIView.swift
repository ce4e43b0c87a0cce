public import DynamicType
public import Foundation
package import Snapshots

/// A rectangle on the screen that lays out and shows content.
///
/// As in UIKit, except that a view is not tied to the main actor: a tree of views belongs to one
/// task, and different trees may be laid out in parallel.
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
  // MARK: Tree

  /// The view that holds this one.
  open internal(set) var superview: UIView? {
    get { unownedSuperview }
    set { unownedSuperview = newValue }
  }
  /// The superview, which forgets itself here when it goes: asking for it is frequent.
  private unowned(unsafe) var unownedSuperview: UIView?
  /// The views that this one holds, those behind first.
  open internal(set) var subviews: [UIView] = []
  /// Views that were refused because the tree would have become a circle.
  var treeIssues: [LayoutIssue] = []
  /// The controller whose view this is.
  weak var owner: (any ViewOwner)?
  /// The recognizers of gestures; the folder of gestures gives them their type.
  var storedGestureRecognizers: [NSObject]?

  /// A number for people to find the view by.
  open var tag = 0
  /// The kind of thing that the view is, as snapshots say it; a subclass keeps that of its class.
  package var elementRole: ElementRole { .view }
  /// The identity that a loader gave the view; reports name it.
  package var identity = ViewIdentity()

  // MARK: Geometry

  var storedFrame: CGRect
  var pose = ViewPose()
  /// The rectangle in the superview's coordinates; of a turned view the smallest one around it.
  open var frame: CGRect {
    get { shownFrame }
    set { takeShownFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates; its origin is what a scroll view moves.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { takeBounds(newValue) }
  }
  /// The place of the anchor in the superview's coordinates, the middle of the frame if none was set.
  open var center: CGPoint {
    get { position }
    set { takeCenter(newValue) }
  }
  /// The turn or stretch of the view about its center; layout does not know of it.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(pose.transform) }
    set { pose.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The pixels of a point; set, it changes nothing in pictures, which are sharp at any scale.
  open var contentScaleFactor: CGFloat {
    get { pixelScale }
    set {}
  }
  var boundsOrigin = CGPoint.zero
  /// The parts of the frame that follow the superview's size where no constraint decides them.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskChanged() } }
  }
  /// Whether a change of the view's size changes its subviews by their masks.
  open var autoresizesSubviews = true
  /// The rule by which content of another size is placed in the view.
  open var contentMode: ContentMode = .scaleToFill

  open var backgroundColor: UIColor? { didSet { markSet(.backgroundColor) } }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with corners, border, shadow and the layers on it.
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
  /// The color of what can be touched; from the superview where none is set.
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
  /// Whether constraints of the view's subtree never reach outside, so that it has an engine of
  /// its own: cells and the like.
  var hasOwnEngine: Bool { false }
  /// Constraints that this view holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Those of the constraints that the view made by itself.
  var ownConstraints: [NSLayoutConstraint] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var flags = PendingLayout()
  var fitting: FittingPriorities = .standard

  /// Whether the frame is what was set, and not what constraints make it.
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
  /// The title in the large content viewer; a control has its own title where none was set.
  open var largeContentTitle: String? {
    get { largeContentState.title ?? largeContentDefaults.title }
    set { largeContentState.title = newValue }
  }
  /// The image in the large content viewer; a control has its own image where none was set.
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
  /// The interactions of a person with the view, such as the large content viewer.
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

  /// Creates a view as if it came out of an archive; an archive is not read.
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

  /// Whether touches of the view keep other views from receiving touches.
  open var isExclusiveTouch = false

  #if !canImport(ObjectiveC)
  /// The size of the content that observers see; a scroll view has one.
  var observedContentSize: CGSize { .zero }
  /// The place of the content that observers see.
  var observedContentOffset: CGPoint { boundsOrigin }
  #endif

  // MARK: Focus and tint

  /// Whether the view may have the focus; nothing has it here.
  open var canBecomeFocused: Bool { false }
  /// The places where the focus goes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the tint is dimmed: as the view or the nearest view above was told; in no picture.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  // MARK: To override

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Asks for the size of the content again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeIsOld() }

  /// Returns the size that constraints give the view, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

  /// Returns the size that constraints give the view with priorities for the wanted size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Lays out what constraints do not: subclasses place their subviews here.
  open func layoutSubviews() {}

  /// Updates the constraints of the view; call `super` last.
  open func updateConstraints() {}

  /// The size that the content would like to have.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits best into another one.
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

  /// Called when traits have changed; `previousTraitCollection` holds those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets of the frame around the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view that a point belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Draws in the current context; called for each snapshot.
  open func draw(_ rect: CGRect) {}

  /// Asks for a new drawing; each snapshot draws anew.
  open func setNeedsDisplay() {}

  /// Asks for a new drawing of a part; each snapshot draws anew.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Lays out what lies on a layer: the subviews.
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

  /// Gives the view the settings and the parts of its class; called at the end of each initializer.
  ///
  /// A class that overrides it calls `super` first.
  func setUpView() {}

  /// The size of a new view for the size that was asked for: a switch always has the system's.
  func initialSize(for size: CGSize) -> CGSize { size }

  /// The label for assistive technologies where the program sets none.
  var defaultAccessibilityLabel: String? { nil }

  /// The value for assistive technologies where the program sets none.
  var defaultAccessibilityValue: String? { nil }

  /// The place of the text's baseline; `nil` for the bottom of the view.
  func baseline(_ which: BaselineKind) -> BaselineRule? { nil }

  /// Whether the intrinsic size depends on the width that the view gets, as ``contentWidthLimit`` says it.
  var adaptsHeightToWidth: Bool { false }

  /// The width in which the engine asks for the intrinsic size; nil for no limit.
  var contentWidthLimit: CGFloat? { node?.contentWidthLimit.map { CGFloat($0) } }

  /// Called with new traits before ``traitCollectionDidChange(_:)``: fonts adjust here.
  func traitsChanged(from previous: UITraitCollection) {
    // Most views are of this kind, and all are asked at each change of traits.
    guard sizeSource != .content else { return }
    if sizeSource.changes(from: previous, to: traitCollection) { invalidateIntrinsicContentSize() }
  }

  /// Called before a layout when registered fonts came or went since the last one.
  func fontsChanged() {
    traitsChanged(from: traitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The traits that decide the intrinsic size by themselves.
  var sizeSource: SizeSource { .content }

  /// Called when layout or the program has changed the size of the view's frame.
  func frameSizeChanged() {}

  /// The font whose spacing holds around the view's baselines, or `nil`.
  var fontForBaselineSpacing: UIFont? { nil }

  /// Facts about the view that its document holds, or `nil` for a view that code made.
  package var designTimeHints: DesignTimeHints? {
    didSet {
      if designTimeHints?.intrinsicContentSize != oldValue?.intrinsicContentSize {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The least size of the content, as code of an app's class may have it; zero for any.
  package var minimumIntrinsicSize = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }

  /// The view that takes the subviews of a document: a content view where the class has one.
  package var containerForLoading: UIView { self }

  /// Adds what the view draws and is to its snapshot; subclasses call `super` first.
  func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {}

  /// Lays out what another module shows in the view, in a tree that is about to become a value.
  func layOutHostedContent() {}

  /// Whether subviews get no safe area above and below: scroll views that adjust their insets.
  var insetsContentFromSafeArea: Bool { false }

  /// Whether the content's size must be asked for the width even where the widest fits.
  var needsWidthEvenWhenItFits: Bool { false }

  /// The guide to which constraints from inside go that name the view's edges: scrolled content.
  var contentEdgesGuide: UILayoutGuide? { nil }

  /// Called when a guide that the view owns was laid out.
  func guideWasLaidOut(_ guide: UILayoutGuide) {}

  /// Called when a subview was hidden or shown.
  func arrangedViewChanged(_ view: UIView) {}

  /// The content that the large content viewer shows at a point without an interaction, as for
  /// standard bars.
  func standardLargeContent(at point: CGPoint) -> StandardLargeContent? { nil }

  /// The title and the image in the large content viewer where the program sets none.
  var largeContentDefaults: (title: String?, image: UIImage?) { (nil, nil) }

  /// The properties that the class takes from appearance proxies, those of superclasses first.
  class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.ofViews }

  /// The objects that take appearance together with the view: the items of a bar.
  var objectsForAppearance: [any AppearanceTarget] { [] }

  /// The most derived class of the library that finds views at a point as `UIView` does.
  ///
  /// A view of exactly this class is searched without calling ``hitTest(_:with:)``.
  class var plainHitTestingClass: UIView.Type { UIView.self }

  /// Whether subviews move through the upper and the lower margin and keep their own: rows of lists.
  var scrollsSubviewsThroughMargins: Bool { false }

  /// Whether the view places a subview itself, as a stack does with its arranged views.
  func arranges(_ subview: UIView) -> Bool { false }

  /// The traits of a view without a superview.
  var traitsWithoutSuperview: UITraitCollection {
    UITraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
  }

  /// Constraints that the view makes for its subviews by itself, made new before each solving
  /// that follows ``UIView/setNeedsOwnConstraints()``.
  func makeOwnConstraints() -> [NSLayoutConstraint] { [] }

  /// Whether the view's own constraints already say that its size is not negative.
  var makesOwnFloors: Bool { false }

  /// The insets between the view's bounds and the content of its safe area, where the view decides
  /// them by itself; `nil` for what the superview leaves.
  var safeAreaForContent: UIEdgeInsets? { nil }

  // MARK: Members of extensions that programs override

  /// Makes the view as large as its content wants.
  open func sizeToFit() { fitToContent() }

  /// Puts a view at a place among the subviews, 0 is behind all.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }

  /// Puts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Takes the view out of its superview; constraints that cross the border become inactive.
  open func removeFromSuperview() { leaveTree() }

  /// The window that holds the view, or `nil`.
  open var window: UIWindow? { rootOfTree as? UIWindow }

  /// Lets the first responder in the view stop; returns whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  /// Asks for ``layoutSubviews()`` with the next layout.
  open func setNeedsLayout() { markForLayout() }

  /// Lays the whole tree out as far as it is out of date.
  ///
  /// Work is done for what changed only; a second call does nothing.
  open func layoutIfNeeded() { rootOfTree.layoutTree() }

  /// The distances between the edges and the content, safe area and superview's margins included
  /// as the view's settings say.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { resolvedLayoutMargins = newValue }
  }

  /// The margins by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalMargins }
    set { resolvedDirectionalMargins = newValue }
  }

  /// The parts of the view that bars and the device's shape cover.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

  /// The view whose shape is what is seen of this one.
  open var mask: UIView? {
    get { pose.mask }
    set { takeMask(newValue) }
  }

  /// Returns a view that shows this one as it is now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshotView(afterScreenUpdates: afterUpdates)
  }

  /// Sets how strongly the view keeps from growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, for: axis)
  }

  /// Sets how strongly the view keeps from being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistance(priority, for: axis)
  }

  /// The direction in which the view lays its content out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { noteUpdateConstraints() }

  /// Adds a recognizer, which leaves the view that it was in.
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

  /// Converts a point from another view's coordinates; `nil` is the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// Converts a point to another view's coordinates; `nil` is the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a rectangle from another view's coordinates; the result holds a turned one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
  /// Converts a rectangle to another view's coordinates; the result holds a turned one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { insetForAlignment(frame) }
  /// The frame whose alignment rectangle this is.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { outsetForAlignment(rect) }

  /// The first view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// Whether the view lies in another one, or is it.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }
  /// Whether the view has the focus; nothing has it here.
  open var isFocused: Bool { false }
  /// The traits of the view, from its superview with the changes of its own.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Calls ``updateConstraints()`` where it was asked for, from the innermost views outwards.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
}
