import DynamicType
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import Snapshots

extension UIButton {
  /// Notes that title, image or their sizes changed.
  func contentChanged() {
    guard !isUpdatingParts else { return }
    isContentStale = true
    invalidateIntrinsicContentSize()
  }

  /// Updates the labels and the image view for the state and the configuration.
  func updateParts() {
    guard isContentStale, !isUpdatingParts else { return }
    isUpdatingParts = true
    defer { isUpdatingParts = false }
    if configuration != nil { updateConfiguration() }
    isContentStale = false
    if let shown = shownConfiguration { updateConfigured(shown) } else { updateClassic() }
    show(pictureView, pictureView.image != nil, at: 0)
    show(titleView, !titleView.content.isEmpty, at: subviews.count)
    show(subtitleView, configuration != nil && !subtitleView.content.isEmpty, at: subviews.count)
  }

  private func show(_ view: UIView, _ isShown: Bool, at index: Int) {
    if isShown, view.superview !== self { insertSubview(view, at: index) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }

  private func updateClassic() {
    let alpha =
      isHighlighted && buttonType != .custom ? metrics.pressedOpacity : 1
    let title = titleView
    title.setDefaults { showClassicTitle(in: title) }
    title.alpha = alpha
    let picture = pictureView
    picture.image = classicImage
    picture.isTemplateByDefault = buttonType != .custom
    picture.adjustsImageSizeForAccessibilityContentSizeCategory =
      adjustsImageSizeForAccessibilityContentSizeCategory
    picture.tintAlpha = alpha
  }

  private func showClassicTitle(in title: UILabel) {
    if let attributed = currentAttributedTitle {
      title.attributedText = attributed
    } else {
      title.text = currentTitle
      title.textColor = currentTitleColor
      // A program or document that lets titles wrap expects several lines.
      let breaks = [.byWordWrapping, .byCharWrapping].contains(title.lineBreakMode)
      if breaks, title.numberOfLines == 1 { title.numberOfLines = 0 }
    }
    title.shadowColor = currentTitleShadowColor
  }

  /// The image of the state; a symbol gets the size of the title unless a configuration sets another.
  private var classicImage: UIImage? {
    guard let image = currentImage, image.isSymbolImage else { return currentImage }
    guard let preferred = currentPreferredSymbolConfiguration else {
      return image.fitting(titleView.font)
    }
    let own = image.symbolConfiguration ?? .unspecified
    return image.withConfiguration(preferred.applying(own))
  }

  /// The layout of a classic button.
  func classicLayout(_ contentRect: CGRect) -> (image: CGRect, title: CGRect) {
    updateParts()
    let imageSize = pictureView.image == nil ? .zero : partSize(of: pictureView)
    let titleBox = contentRect.inset(by: titleEdgeInsets)
    let layout = ClassicButtonLayout(
      imageSize: imageSize,
      titleSize: classicTitleSize(in: titleBox.width - imageSize.width),
      isTitleWrapped: titleView.numberOfLines != 1,
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: pixelScale
    )
    return layout.frames(
      imageBox: contentRect.inset(by: imageEdgeInsets),
      titleBox: titleBox
    )
  }

  /// The size of the title, which wraps where it does not fit beside the image.
  private func classicTitleSize(in width: Double) -> CGSize {
    guard !titleView.content.isEmpty else { return .zero }
    let whole = titleView.intrinsicContentSize
    guard titleView.numberOfLines != 1, width > 0, whole.width > width else { return whole }
    let height = titleView.sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: width, height: height)
  }

  /// The size of the image.
  func partSize(of view: UIImageView) -> CGSize {
    if configuration == nil, let size = symbolSize { return size }
    return view.intrinsicContentSize
  }

  /// The size of a button that consists of a symbol.
  private var symbolSize: CGSize? {
    metrics.symbolSize(of: buttonType)
  }

  func placeParts() {
    if configuration != nil {
      let frames = configuredLayout(bounds)
      pictureView.frame = frames.image
      titleView.frame = frames.title
      subtitleView.frame = frames.subtitle
    } else {
      let content = contentRect(forBounds: bounds)
      if pictureView.image != nil { pictureView.frame = imageRect(forContentRect: content) }
      titleView.frame = titleRect(forContentRect: content)
    }
  }

  /// The size of the content with its insets.
  func contentSize(width: Double) -> CGSize {
    updateParts()
    return configuration == nil ? classicSize : configuredSize(width: width)
  }

  /// Title and image side by side; lengths of the title are rounded up to whole points.
  ///
  /// Without an image and without content insets there are 6 points above and below the title, and the width
  /// is at least 30. A button with an image is at least as high as a line of its font, also without a title:
  /// 22 points for custom buttons (15 of 16 saved ones). Of 59 saved heights 58 follow these rules, and of 60
  /// saved widths 47; the others differ by one to three points, most of them with fonts from before iOS 14.
  private var classicSize: CGSize {
    if let size = symbolSize { return size }
    let hasImage = pictureView.image != nil
    let image = hasImage ? pictureView.intrinsicContentSize : .zero
    let hasTitle = !titleView.content.isEmpty
    let title =
      hasTitle
      ? titleView.intrinsicContentSize : CGSize(width: 0, height: titleView.font.lineHeight)
    var size = CGSize(
      width: image.width + PixelGrid.wholePoints.roundedUp(title.width),
      height: max(image.height, PixelGrid.wholePoints.roundedUp(title.height))
    )
    if contentEdgeInsets == .zero {
      if !hasImage {
        size.height += 2 * metrics.titleInset
        size.width = max(size.width, metrics.minimumWidth)
      }
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    guard let background = currentBackgroundImage?.size(for: traitCollection) else { return size }
    return CGSize(
      width: max(size.width, background.width),
      height: max(size.height, background.height)
    )
  }

  func baselineRule(_ which: BaselineKind) -> BaselineRule? {
    updateParts()
    guard !titleView.content.isEmpty, let rule = titleView.baseline(which) else { return nil }
    if configuration != nil { return configuredBaseline(which) }
    let height = titleView.intrinsicContentSize.height
    let shift = (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
    switch rule.origin {
    case .center: return BaselineRule(origin: .center, offset: rule.offset + shift)
    case .top: return BaselineRule(origin: .center, offset: rule.offset - height / 2 + shift)
    case .bottom: return BaselineRule(origin: .center, offset: rule.offset + height / 2 + shift)
    }
  }

  var backgroundDrawings: [Drawing] {
    if let shown = shownConfiguration { return configuredBackground(shown) }
    guard let image = currentBackgroundImage else { return [] }
    let drawing = ImageDrawing(image: image, traits: traitCollection, tint: tintColor)
    return [drawing.drawing(in: backgroundRect(forBounds: bounds))]
  }
}
