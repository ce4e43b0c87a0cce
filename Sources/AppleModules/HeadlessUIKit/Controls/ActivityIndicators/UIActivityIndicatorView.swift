import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A spinning indicator that shows that a task is in progress.
///
/// It does not spin here: it is drawn as at its start.
open class UIActivityIndicatorView: UIView {
  package override var elementRole: ElementRole { .activityIndicator }

  /// The sizes, with UIKit's numbers.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Large and white, until iOS 12.
    case whiteLarge
    /// Medium and white, until iOS 12.
    case white
    /// Medium and gray, until iOS 12.
    case gray
    case medium = 100, large
  }

  /// The size, and in the old styles the color.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the wheel is only seen while it turns.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }

  private var ownColor: UIColor?

  /// The color; that of the style where none was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      markSet(.color)
    }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel of a style in its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size(in: .newest)))
  }

  /// Creates a medium wheel.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates a wheel, ignoring the coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  override func setUpView() {
    super.setUpView()
    isOpaque = false
    isAccessibilityElement = true
    updateHidden()
  }

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    updateHidden()
  }

  /// Stops spinning, and hides the indicator if it should be hidden then.
  open func stopAnimating() {
    isAnimating = false
    updateHidden()
  }

  private func updateHidden() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize { indicatorSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { indicatorSize }

  private var indicatorSize: CGSize { style.size(in: systemGeneration) }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let box = ControlDrawing.middle(of: bounds, indicatorSize)
    element.drawings += spokes(in: box)
  }

  /// The spokes, each fainter than the next.
  private func spokes(in box: CGRect) -> [Drawing] {
    let count = Int(ActivitySizes.spokes[systemGeneration])
    let tint = shade(color)
    let radius = box.width / 2
    let stroke = StrokeStyle(width: radius * 0.22, cap: .round)
    return (0..<count).map { index in
      let turn = Double(index) / Double(count)
      let direction = Self.direction(turn)
      var spoke = Path()
      spoke.move(
        to: Point(
          x: box.midX + direction.dx * radius * 0.5,
          y: box.midY + direction.dy * radius * 0.5
        )
      )
      spoke.line(
        to: Point(
          x: box.midX + direction.dx * radius * 0.88,
          y: box.midY + direction.dy * radius * 0.88
        )
      )
      let strength = 0.25 + 0.75 * turn
      return .stroke(.path(spoke, .nonZero), .color(tint.withAlpha(tint.alpha * strength)), stroke)
    }
  }

  /// The direction after a fraction of a turn from the top, clockwise.
  private static func direction(_ turn: Double) -> (dx: Double, dy: Double) {
    let point = Transform.rotation(by: turn * 2 * Double.pi).apply(to: Point(x: 0, y: -1))
    return (point.x, point.y)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.color, \UIActivityIndicatorView.color)
  ]
}

extension UIActivityIndicatorView.Style {
  /// Returns the size of an indicator.
  func size(in generation: SystemGeneration) -> CGSize {
    let isLarge = self == .large || self == .whiteLarge
    let side = (isLarge ? ActivitySizes.large : ActivitySizes.medium)[generation]
    return CGSize(width: side, height: side)
  }

  var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
}
