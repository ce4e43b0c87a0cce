public import Foundation
import Snapshots

/// A rectangle with a border and a background, content and sublayers.
///
/// The layer of a view has the view's frame, and layers that are added to it lie between and above the
/// subviews. A layer does not report changes: they are visible in the next snapshot.
open class CALayer: _TimedObject {
  // MARK: Decoration

  /// The radius of the rounded corners in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners = CACornerMask.all
  /// The width of the line inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border; `nil` for no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Whether content outside the rounded rectangle is clipped; for a view's layer, the view's setting.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }
  /// The fill of the rectangle; for a view's layer that of the view, resolved for the view's traits.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return own.backgroundColor }
      return view.backgroundColor.map { CGColor(view.rgba($0)) }
    }
    set {
      guard let view else { return own.backgroundColor = newValue }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, 0 to 1; 0 for no shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow to the right and below, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow; `nil` for the rounded rectangle.
  open var shadowPath: CGPath?
  /// The layer whose shape masks this one; gradients count as their rectangle.
  ///
  /// The mask of a view is that of its layer.
  open var mask: CALayer? {
    get { own.mask ?? view?.pose.mask?.layer }
    set {
      own.mask = newValue
      view?.pose.mask = nil
    }
  }
  /// The contents of the layer: a `CGImage` or a `UIImage`.
  open var contents: Any?
  /// The gravity of the picture; for a view's layer, the view's content mode.
  open var contentsGravity: CALayerContentsGravity {
    get { view.map { CALayerContentsGravity($0.contentMode) } ?? own.contentsGravity }
    set {
      guard let view else { return own.contentsGravity = newValue }
      view.contentMode = newValue.contentMode
    }
  }
  /// The pixels of a point of the picture.
  open var contentsScale: CGFloat = 1
  /// The name of the layer.
  open var name: String?
  /// The depth among the siblings; higher is nearer.
  open var zPosition: CGFloat = 0

  // MARK: Kept for programs that set it

  /// Whether the layer is rasterized; pictures look the same.
  open var shouldRasterize = false
  /// The scale of rasterization.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is opaque.
  open var isOpaque = false
  /// Whether drawing happens in the background.
  open var drawsAsynchronously = false
  /// Whether the opacity applies to the layer and its sublayers as a group; in pictures it always does.
  open var allowsGroupOpacity = true
  /// The part of the contents that is shown; pictures show all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched; pictures stretch all of it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for enlarged contents; pictures are smooth.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The filter for reduced contents; pictures are smooth.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The bias of a reduction in steps.
  open var minificationFilterBias: Float = 0
  /// The filters of the layer; pictures show none.
  open var filters: [Any]?
  /// The filters of the content behind the layer; pictures show none.
  open var backgroundFilters: [Any]?
  /// The filter that combines the layer with the content behind it; pictures show none.
  open var compositingFilter: Any?
  /// The antialiased edges; in pictures all of them are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether edges are antialiased, which they always are in pictures.
  open var allowsEdgeAntialiasing = true
  /// Whether the layer is seen from behind.
  open var isDoubleSided = true
  /// Whether a change of the bounds redraws the layer; each snapshot does.
  open var needsDisplayOnBoundsChange = false
  /// The actions for changes of values; nothing is animated here.
  open var actions: [String: any CAAction]?
  /// Values by name.
  open var style: [AnyHashable: Any]?

  // MARK: State

  /// The view whose layer this is.
  weak var view: UIView?
  private weak var ownDelegate: (any CALayerDelegate)?
  var own = LayerState()
  var children: [LayerChild] = []
  weak var parent: CALayer?
  var animations: [String: CAAnimation] = [:]
  var needsLayoutOfSublayers = true

  /// Creates a layer without decoration.
  public override init() { super.init() }

  /// Creates a copy of another layer's values, as presentations are.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    takeValues(of: other)
  }

  /// Creates a layer, ignoring the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The object that draws and lays out the layer; for a view's layer, the view.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  // MARK: To override

  /// Places the sublayers; called before a picture when the size has changed.
  open func layoutSublayers() {
    if let delegate, delegate !== view || view == nil { return delegate.layoutSublayers(of: self) }
    view?.layoutSublayers(of: self)
  }

  /// Draws the content of the layer.
  open func draw(in ctx: CGContext) {
    if let delegate, delegate !== view { delegate.draw(self, in: ctx) }
  }

  /// Redraws the layer; each snapshot does.
  open func display() {}

  /// Requests a redraw; each snapshot redraws.
  open func setNeedsDisplay() {}

  /// Requests a redraw of a part; each snapshot redraws.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// Redraws the layer if requested; each snapshot does.
  open func displayIfNeeded() {}

  /// Requests ``layoutSublayers()``.
  open func setNeedsLayout() {
    needsLayoutOfSublayers = true
    view?.setNeedsLayout()
  }

  /// Places the sublayers if requested.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    layoutTreeIfNeeded()
  }

  /// Whether a change of a value redraws the layer; each snapshot does.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default action for a change of a value; nothing is animated here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the action for a change of a value; nothing is animated here.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Copies the values of another layer.
  func takeValues(of other: CALayer) {
    own = other.shownState
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (masksToBounds, backgroundColor) = (other.masksToBounds, other.backgroundColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (shadowPath, contents, contentsScale) = (other.shadowPath, other.contents, other.contentsScale)
    (contentsGravity, name, zPosition) = (other.contentsGravity, other.name, other.zPosition)
  }

  /// Returns the drawings of the layer's class in a rectangle: the fill of a shape, a gradient, a text.
  func contentDrawings(in rect: Rect, _ traits: UITraitCollection) -> [Drawing] { [] }

  /// The shape of the layer as a mask, in its own coordinates.
  func maskOutline(in rect: Rect) -> Outline {
    let radii = cornerRadii(in: CGSize(width: rect.width, height: rect.height))
    return radii == .zero
      ? .rect(rect)
      : .roundedRect(rect, radii, outlineCurve)
  }

  /// Becomes the layer of a view, which adopts the values that the layer's class has set.
  func attach(to view: UIView) {
    let values = own
    self.view = view
    if values.masksToBounds { view.clipsToBounds = true }
    if let color = values.backgroundColor, view.backgroundColor == nil { backgroundColor = color }
    if values.contentsGravity != .resize { contentsGravity = values.contentsGravity }
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { return view.bounds = newValue }
      if own.bounds.size != newValue.size { needsLayoutOfSublayers = true }
      own.bounds = newValue
    }
  }

  /// The place of the anchor in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set { if let view { view.center = newValue } else { own.position = newValue } }
  }

  /// The fixed point of the layer's transforms, as a fraction of its size.
  open var anchorPoint: CGPoint {
    get { view?.pose.anchor ?? own.anchor }
    set { if let view { view.setAnchor(newValue) } else { own.anchor = newValue } }
  }

  /// The distance of the anchor in front of the plane; pictures show the plane.
  open var anchorPointZ: CGFloat = 0

  /// The transform of the layer; pictures show its affine part.
  open var transform: CATransform3D {
    get { view?.pose.transform ?? own.transform }
    set { if let view { view.pose.transform = newValue } else { own.transform = newValue } }
  }

  /// The transform of the sublayers about the center; pictures show its affine part.
  open var sublayerTransform = CATransform3DIdentity

  /// The rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set {
      if let view { return view.frame = newValue }
      let size = own.bounds.size
      own.setFrame(newValue)
      if own.bounds.size != size { needsLayoutOfSublayers = true }
    }
  }

  /// The opacity of the layer and its sublayers, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Members of extensions that programs override

  /// Adds an animation, which ends at once; an endless one stays until it is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }

  /// Returns the frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    frontmostLayer(p)
  }

  /// Adds a layer above the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: items.count) }

  /// Inserts a layer at a place in ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), items.count))
  }

  /// Whether a point is in the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Removes all animations.
  open func removeAllAnimations() { for key in animations.keys { removeAnimation(forKey: key) } }

  /// Removes an animation.
  open func removeAnimation(forKey key: String) {
    guard let animation = animations.removeValue(forKey: key), animation.isEndless else { return }
    AnimationEnds.call { animation.delegate?.animationDidStop(animation, finished: false) }
  }
}
