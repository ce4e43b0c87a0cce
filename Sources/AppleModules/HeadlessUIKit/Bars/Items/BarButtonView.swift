import DynamicType
import Foundation
import LayoutGeometry
import Snapshots

/// A button in a navigation bar or a toolbar.
final class BarButtonView: UIView {
  override var elementRole: ElementRole { .barButton }

  let item: UIBarButtonItem
  private let label: UILabel?
  private var image: UIImage?
  private let insets: CGFloat
  private let minimumWidth: CGFloat
  /// The attributes that the bar's appearance gives to titles.
  private let attributes: [NSAttributedString.Key: Any]

  /// Creates the view of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attributes: The attributes that the bar's appearance gives titles.
  ///   - inset: The space at the sides of a title, in points.
  ///   - minimumWidth: The least width.
  ///   - showsLowImage: Whether the image for bars of small height is shown.
  init(
    _ item: UIBarButtonItem,
    attributes: [NSAttributedString.Key: Any],
    inset: CGFloat,
    minimumWidth: CGFloat,
    showsLowImage: Bool
  ) {
    self.item = item
    self.attributes = attributes
    insets = inset
    self.minimumWidth = minimumWidth
    image = item.customView == nil ? item.image : nil
    if showsLowImage, let low = item.landscapeImagePhone { image = low }
    label = item.customView == nil && image == nil ? UILabel() : nil
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func setUpView() {
    super.setUpView()
    represent(item)
    isUserInteractionEnabled = item.isEnabled
    if let view = item.customView {
      addSubview(view)
      return
    }
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    if !item.isSpace {
      takeLargeContent(of: item, title: accessibilityLabel ?? item.systemItem?.spokenName)
    }
    guard let label else { return }
    label.becomePart(showing: item.title)
    label.isEnabled = item.isEnabled
    addSubview(label)
    style()
  }

  /// Gives the label its font and color.
  func style() {
    guard let label else { return }
    let isStrong = item.style.isStrong
    let own = item.drawnTitleTextAttributes(for: item.isEnabled ? .normal : .disabled) ?? [:]
    let all = attributes.merging(own) { _, new in new }
    let font =
      (all[.font] as? UIFont)?.adjusted(to: BarFonts.limited(traitCollection))
      ?? BarFonts.button(traitCollection, isStrong: isStrong)
    if label.font != font { label.font = font }
    label.textColor = all[.foregroundColor] as? UIColor ?? shownTint
  }

  private var shownTint: UIColor {
    if item.style == .prominent { return .white }
    return item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    style()
    setNeedsLayout()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    style()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    style()
  }

  private var shownImage: UIImage? {
    guard let image, image.isSymbolImage else { return image }
    let size = BarFonts.button(traitCollection, isStrong: false).pointSize
    let usual = UIImage.SymbolConfiguration(
      pointSize: size,
      weight: item.style == .done ? .semibold : .regular,
      scale: .large
    )
    return image.withConfiguration(
      image.symbolConfiguration.map { usual.applying($0) } ?? usual
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let view = item.customView { return customSize(view) }
    var width = item.width
    if width <= 0 {
      let content = shownImage?.size(for: traitCollection) ?? label?.sizeThatFits(.zero) ?? .zero
      // Images are closer to the sides than titles are; an image alone gets the least width.
      let inset = label == nil ? min(insets, 8) : insets
      width = max(minimumWidth, content.width + 2 * inset)
    }
    return CGSize(width: width, height: size.height)
  }

  private func customSize(_ view: UIView) -> CGSize {
    let wanted = view.intrinsicContentSize
    let fitting =
      view.translatesAutoresizingMaskIntoConstraints
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : max(0, wanted.width),
      height: fitting.height > 0 ? fitting.height : max(0, wanted.height)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = item.customView {
      let size = customSize(view)
      view.frame = CGRect(
        x: (bounds.width - size.width) / 2,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    guard let label else { return }
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, bounds.width)
    label.frame = pixelAligned(
      CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - size.height) / 2,
        width: width,
        height: size.height
      )
    )
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard item.customView == nil else { return }
    describeAsButton(&element, isEnabled: item.isEnabled)
    guard let image = shownImage else { return }
    let drawing = ImageDrawing(
      image: image,
      traits: traitCollection,
      tint: shownTint,
      contentMode: .center,
      isTemplateByDefault: true
    )
    element.drawings.append(drawing.drawing(in: bounds.inset(by: item.imageInsets)))
  }
}

extension UIView {
  /// Aligns a rectangle with whole pixels, without a change of its size.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(origin: pixelGrid.rounded(rect.origin), size: rect.size)
  }

  /// Mirrors a rectangle in right-to-left layouts.
  func directed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  /// Copies the content for the large content viewer from a bar item.
  func takeLargeContent(of item: UIBarItem, title: String?) {
    showsLargeContentViewer = true
    largeContentState.title = title
    largeContentState.image = item.largeContentSizeImage ?? item.image
    largeContentState.scalesImage = item.largeContentSizeImage == nil
    largeContentState.imageInsets = item.largeContentSizeImageInsets
  }
}

extension BarButtonView: LargeContentActivating {
  func activateFromLargeContentViewer() {
    guard item.isEnabled else { return }
    item.performTap(in: self)
  }
}
