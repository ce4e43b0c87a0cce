import DynamicType
import FontManagement
import Foundation
import LayoutGeometry
import Typesetting

/// The frames of the parts of a button with a configuration.
struct ConfiguredButtonFrames {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
}

/// The sizes of the parts of a button with a configuration.
private struct ConfiguredButtonSizes {
  var image = CGSize.zero
  /// The height available to the image, which is centered in it.
  var imageRoom = 0.0
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// Between title and subtitle.
  var gap = 0.0
  /// Between image and text.
  var padding = 0.0
  var isStacked = false

  var text: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  var content: CGSize {
    isStacked
      ? CGSize(
        width: max(image.width, text.width),
        height: imageRoom + padding + text.height
      )
      : CGSize(
        width: image.width + padding + text.width,
        height: max(imageRoom, text.height)
      )
  }
}

extension UIButton {
  /// The size of a button with a configuration: its parts and the insets, on whole pixels.
  func configuredSize(width: Double) -> CGSize {
    guard let shown = shownConfiguration else { return .zero }
    let insets = shown.contentInsets
    let content = sizes(shown, width: width - insets.leading - insets.trailing).content
    return pixelGrid.roundedUp(
      CGSize(
        width: content.width + insets.leading + insets.trailing,
        height: content.height + insets.top + insets.bottom
      )
    )
  }

  private func sizes(_ shown: Configuration, width: Double) -> ConfiguredButtonSizes {
    var sizes = ConfiguredButtonSizes()
    sizes.isStacked = shown.imagePlacement == .top || shown.imagePlacement == .bottom
    let hasImage = pictureView.image != nil
    let hasTitle = !titleView.content.isEmpty
    let hasSubtitle = !subtitleView.content.isEmpty
    if hasImage {
      sizes.image = pictureView.intrinsicContentSize
      sizes.imageRoom = max(sizes.image.height, symbolLineHeight)
      sizes.padding = hasTitle || hasSubtitle ? shown.imagePadding : 0
    }
    let room = sizes.isStacked ? width : width - sizes.image.width - sizes.padding
    let limit = max(1, room)
    if hasTitle { sizes.title = titleView.intrinsicContentSize(forWidth: limit) }
    if hasSubtitle { sizes.subtitle = subtitleView.intrinsicContentSize(forWidth: limit) }
    sizes.gap = hasTitle && hasSubtitle ? shown.titlePadding : 0
    return sizes
  }

  /// The height of a line of the font that a symbol follows; `nil` for other images.
  ///
  /// A button with a title of 13 points and a small arrow of 14 is 31 points high: 16.7 and the insets
  /// (Automattic/Gravatar-SDK-iOS, 17 pictures such as `testLargeProfileSummaryView`).
  private var symbolLineHeight: Double {
    guard let shown = pictureView.shownImage, shown.isSymbolImage else { return 0 }
    return shown.symbolStyle(for: traitCollection).font.lineHeight
  }

  func configuredLayout(_ bounds: CGRect) -> ConfiguredButtonFrames {
    updateParts()
    guard let shown = shownConfiguration else { return ConfiguredButtonFrames() }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let box = bounds.inset(by: shown.contentInsets.edgeInsets(isRightToLeft: isRightToLeft))
    var sizes = sizes(shown, width: box.width)
    sizes.title.height = min(sizes.title.height, max(0, box.height))
    let content = sizes.content
    let origin = CGPoint(
      x: horizontalOrigin(content.width, in: box),
      y: verticalOrigin(content.height, in: box)
    )
    return frames(sizes, shown, at: origin, isRightToLeft)
  }

  private func horizontalOrigin(_ width: Double, in box: CGRect) -> Double {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: box.minX
    case .right, .trailing: box.maxX - width
    case .center: box.midX - width / 2
    }
  }

  private func verticalOrigin(_ height: Double, in box: CGRect) -> Double {
    switch contentVerticalAlignment {
    case .top, .fill: box.minY
    case .bottom: box.maxY - height
    case .center: box.midY - height / 2
    }
  }

  private func frames(
    _ sizes: ConfiguredButtonSizes,
    _ shown: Configuration,
    at origin: CGPoint,
    _ isRightToLeft: Bool
  ) -> ConfiguredButtonFrames {
    let content = sizes.content
    let text = sizes.text
    var image = CGPoint(
      x: origin.x + (content.width - sizes.image.width) / 2,
      y: origin.y + (content.height - sizes.image.height) / 2
    )
    var label = CGPoint(
      x: origin.x + (content.width - text.width) / 2,
      y: origin.y + (content.height - text.height) / 2
    )
    let isImageFirst = (shown.imagePlacement != .trailing) != isRightToLeft
    if sizes.isStacked {
      let isTop = shown.imagePlacement == .top
      let slack = (sizes.imageRoom - sizes.image.height) / 2
      image.y = slack + (isTop ? origin.y : origin.y + content.height - sizes.imageRoom)
      label.y = isTop ? origin.y + content.height - text.height : origin.y
    } else {
      image.x = isImageFirst ? origin.x : origin.x + content.width - sizes.image.width
      label.x = isImageFirst ? origin.x + content.width - text.width : origin.x
    }
    let title = CGRect(x: label.x, y: label.y, width: text.width, height: sizes.title.height)
    let subtitle = CGRect(
      x: label.x,
      y: label.y + sizes.title.height + sizes.gap,
      width: text.width,
      height: sizes.subtitle.height
    )
    let grid = pixelGrid
    return ConfiguredButtonFrames(
      image: grid.rounded(CGRect(origin: image, size: sizes.image)),
      title: grid.rounded(title),
      subtitle: grid.rounded(subtitle)
    )
  }

  /// The baseline of the title when the content has its preferred height.
  func configuredBaseline(_ which: BaselineKind) -> BaselineRule? {
    guard let shown = shownConfiguration else { return nil }
    let measured = sizes(shown, width: .infinity)
    let first = titleView.shapedText.measure(
      width: .infinity,
      maximumLines: titleView.numberOfLines.lineLimit
    )
    let top =
      measured.isStacked && shown.imagePlacement == .top
      ? measured.imageRoom + measured.padding : 0
    let insets = shown.contentInsets
    if which == .first, measured.isStacked || titleView.numberOfLines != 1 {
      let slack = measured.isStacked ? 0 : (measured.content.height - measured.text.height) / 2
      return BaselineRule(origin: .top, offset: insets.top + top + slack + first.firstBaseline)
    }
    let shift = (insets.top - insets.bottom) / 2
    return BaselineRule(
      origin: .center,
      offset: first.lastBaseline - measured.text.height / 2 + shift
    )
  }
}
