public import Foundation
import DynamicType
import LayoutGeometry
package import Snapshots

/// A view of an image.
///
/// Its size is the image's; ``UIView/contentMode`` places the image where the view has another size.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  package override var elementRole: ElementRole { .image }

  /// The image.
  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// The images of an animation; the first one is shown while it runs.
  open var animationImages: [UIImage]?
  /// The images of the animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds of the sequence.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 means forever.
  open var animationRepeatCount = 0
  /// Whether the sequence runs.
  open private(set) var isAnimating = false

  /// Starts the animation, and shows its first image.
  open func startAnimating() {
    isAnimating = true
    if let first = animationImages?.first {
      imageBeforeAnimation = image
      image = first
    }
  }

  /// Stops the animation, and shows the image again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if animationImages?.first != nil { image = imageBeforeAnimation }
    imageBeforeAnimation = nil
  }
  private var imageBeforeAnimation: UIImage?

  /// The image that is shown while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }

  /// Whether ``highlightedImage`` is shown, if it is set.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size and weight of a symbol whose own configuration sets none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the image grows at accessibility sizes, by the ratio of the body style's leading.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// Whether an image without a rendering mode is drawn in the tint, as in a system button.
  var isTemplateByDefault = false
  /// The opacity of the tint: less than 1 in a disabled control.
  var tintAlpha = 1.0

  /// Creates an image view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an image view in the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates an image view in the size of an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpView() {
    super.setUpView()
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityTraits = .image
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage else { return super.intrinsicContentSize }
    let size = pixelGrid.roundedUp(drawnSize(of: shown, in: traitCollection))
    let insets = shown.alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    drawing.map { pixelGrid.roundedUp($0.size) } ?? .zero
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    guard let shown = shownImage else { return }
    let size = drawnSize(of: shown, in: traitCollection)
    if drawnSize(of: shown, in: previous) != size { invalidateIntrinsicContentSize() }
  }

  override func baseline(_ which: BaselineKind) -> BaselineRule? {
    guard let offset = shownImage?.baselineOffset(for: traitCollection) else { return nil }
    return BaselineRule(origin: .bottom, offset: -offset)
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard let drawing, storedFrame.width > 0, storedFrame.height > 0 else { return }
    element.drawings.append(drawing.drawing(in: bounds))
  }

  override class var plainHitTestingClass: UIView.Type { UIImageView.self }

  override var largeContentDefaults: (title: String?, image: UIImage?) {
    (accessibilityLabel, image)
  }
}

extension UIImageView {
  /// The visible image; a symbol in its size and weight.
  var shownImage: UIImage? {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard let preferred = preferredSymbolConfiguration, let own = shown.symbolConfiguration else {
      return shown
    }
    return shown.withConfiguration(preferred.applying(own))
  }

  /// The factor by which an image is enlarged.
  private func factor(of shown: UIImage, in traits: UITraitCollection) -> Double {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
    let follows = shown.isSymbolImage && shown.symbolStyle(for: traits).adjusts
    return follows ? 1 : traits.accessibilityImageScale
  }

  /// The size of an image in points under traits.
  private func drawnSize(of shown: UIImage, in traits: UITraitCollection) -> CGSize {
    let size = shown.size(for: traits)
    let factor = factor(of: shown, in: traits)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The way in which the image is drawn.
  var drawing: ImageDrawing? {
    guard let shown = shownImage else { return nil }
    return ImageDrawing(
      image: shown,
      traits: traitCollection,
      tint: tintColor ?? .systemBlue,
      contentMode: contentMode.snapshotMode,
      scale: factor(of: shown, in: traitCollection),
      adjustsForAccessibility: adjustsImageSizeForAccessibilityContentSizeCategory,
      isTemplateByDefault: isTemplateByDefault,
      alpha: tintAlpha
    )
  }

  private func imageChanged(from old: UIImage?) {
    if image != old { invalidateIntrinsicContentSize() }
  }
}
