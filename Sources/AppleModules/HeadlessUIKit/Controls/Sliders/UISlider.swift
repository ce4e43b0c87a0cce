import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A control that chooses a value from a continuous range.
open class UISlider: UIControl {
  package override var elementRole: ElementRole { .slider }

  private var storedValue: Float = 0

  /// The value, always in the range; a value that is not a number is ignored.
  open var value: Float {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = newValue.clamped(minimumValue, maximumValue) } }
  }

  /// The lower end of the range; a smaller maximum is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The upper end of the range; a greater minimum is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent while the knob moves.
  open var isContinuous = true
  /// The color of the track below the value; `nil` for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { markSet(.minimumTrackTintColor) } }
  /// The color of the track above the value; `nil` for the system's gray.
  open var maximumTrackTintColor: UIColor? { didSet { markSet(.maximumTrackTintColor) } }
  /// The color of the knob; `nil` for white.
  open var thumbTintColor: UIColor? { didSet { markSet(.thumbTintColor) } }
  /// The image at the lower end.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the upper end.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  var images = SliderImages()

  override func setUpView() {
    super.setUpView()
    becomeElement(.adjustable)
  }

  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The part of the range below the value, from 0 to 1.
  var fraction: Double { Self.fraction(storedValue, minimumValue, maximumValue) }

  static func fraction(_ value: Float, _ minimum: Float, _ maximum: Float) -> Double {
    let range = Double(maximum) - Double(minimum)
    return range > 0 ? ((Double(value) - Double(minimum)) / range).clamped(0, 1) : 0
  }

  override var defaultAccessibilityValue: String? { "\(Int((fraction * 100).rounded()))%" }

  // MARK: Hooks

  private var height: Double { SliderSizes.height[systemGeneration] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    SliderSizes.overhang[systemGeneration]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height + alignmentRectInsets.bottom)
  }

  override var sizeSource: SizeSource { .systemGeneration }

  // MARK: To override

  /// The frame of the image at the lower end: at the leading edge, vertically centered.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, atStart: !isRightToLeft)
  }

  /// The frame of the image at the upper end: at the trailing edge, vertically centered.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, atStart: isRightToLeft)
  }

  /// The frame of the track: between the images, vertically centered.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { plainTrackRect(bounds) }

  /// The place of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      images.thumb(for: state)?.size(for: traitCollection)
      ?? SliderSizes.thumb[systemGeneration].cgSize
    var part = Self.fraction(value.clamped(minimumValue, maximumValue), minimumValue, maximumValue)
    if isRightToLeft { part = 1 - part }
    let room = max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + room * part,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard bounds.isUsable, bounds.width > 0 else { return }
    element.drawings += trackDrawings() + valueImageDrawings()
    element.interaction?.hitArea = Rect(bounds)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
    AppearanceProperty(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
    AppearanceProperty(.thumbTintColor, \UISlider.thumbTintColor),
  ]
}
