import Foundation
import LayoutGeometry
import SystemMetrics

extension UITableViewCell {
  /// The space for labels in a content view, between the margins and beside the image.
  func textRect(in size: CGSize) -> CGRect {
    var left = place.margin + Double(indentationLevel) * indentationWidth
    if labels.image?.image != nil, let image = labels.image {
      left += image.intrinsicContentSize.width + CellSizes.imageGap[systemGeneration]
    }
    let right =
      hasAccessory || reorderRoom > 0 ? CellSizes.accessoryGap[systemGeneration] : place.margin
    return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  /// Places the labels of a style.
  func layoutStyle() {
    configuredView?.frame = contentView.bounds
    guard configuredView == nil, !labels.isEmpty else { return }
    let rect = textRect(in: contentView.bounds.size)
    placeImage()
    switch style {
    case .default: put(labels.title, at: rect)
    case .subtitle: layoutSubtitle(rect)
    case .value1, .value2:
      if stacksValue, hasRoomForStack(rect) { return layoutStack(rect) }
      if style == .value1 { layoutValue1(rect) } else { layoutValue2(rect) }
    }
  }

  /// Whether the value is below the title.
  ///
  /// This is so at accessibility sizes, where standard cells stack labels that are otherwise side by side:
  /// notes of "Building Apps with Dynamic Type" (WWDC17, in AnnKatF/WWDC17Presentations), D. Hill,
  /// "Self-Sizing Table View Cells in Practice" (2018), and the guidelines of wordpress-mobile/WordPress-iOS.
  var stacksValue: Bool {
    (style == .value1 || style == .value2)
      && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && labels.title?.text?.isEmpty == false && labels.detail?.text?.isEmpty == false
  }

  /// Whether a row is high enough for both labels: with a fixed height they stay side by side (44 points at
  /// AX2, measured on iOS 26.1).
  private func hasRoomForStack(_ rect: CGRect) -> Bool {
    let room = metrics.subtitleRoom(in: place.tableStyle)
    let sum =
      size(of: labels.title, in: rect.width).height + size(of: labels.detail, in: rect.width).height
    return room.top + room.between + room.bottom + sum <= rect.height + 1
  }

  /// The two labels below each other, with the margins of the subtitle style (estimate).
  private func layoutStack(_ rect: CGRect) {
    if style == .value2, labels.title?.textAlignment == .right {
      labels.title?.textAlignment = .natural
    }
    layoutSubtitle(rect)
  }

  private func put(_ view: UIView?, at rect: CGRect) {
    guard let view else { return }
    let frame = mirrored(rect, in: contentView.bounds.width)
    if view.frame != frame { view.frame = frame }
  }

  private func placeImage() {
    guard let view = labels.image else { return }
    let size = view.image == nil ? .zero : view.intrinsicContentSize
    let y = metrics.middle(size.height, in: contentView.bounds.height)
    put(
      view,
      at: CGRect(
        x: place.margin + Double(indentationLevel) * indentationWidth,
        y: size.height > 0 ? y : 0,
        width: size.width,
        height: size.height
      )
    )
  }

  /// Two labels with margins; without gaps and centered in a row that is too low.
  private func layoutSubtitle(_ rect: CGRect) {
    let title = size(of: labels.title, in: rect.width)
    let detail = size(of: labels.detail, in: rect.width)
    guard detail.height > 0 else {
      put(labels.title, at: centered(title, rect))
      put(labels.detail, at: CGRect(x: rect.minX, y: rect.maxY, width: 0, height: 0))
      return
    }
    let room = metrics.subtitleRoom(in: place.tableStyle)
    let sum = title.height + detail.height
    let fits = room.top + room.between + room.bottom + sum <= rect.height + 1
    let y = fits ? room.top : metrics.middle(sum, in: rect.height)
    put(labels.title, at: CGRect(origin: CGPoint(x: rect.minX, y: y), size: title))
    let below = y + title.height + (fits ? room.between : 0)
    put(labels.detail, at: CGRect(origin: CGPoint(x: rect.minX, y: below), size: detail))
  }

  private func centered(_ size: CGSize, _ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX,
      y: metrics.middle(size.height, in: rect.height),
      width: size.width,
      height: size.height
    )
  }

  /// A title and, on the other side and on the same baseline, a value.
  ///
  /// The title is narrowed first; at accessibility sizes, in a row too low to stack them, the value is, down
  /// to nothing (measured on iOS 26.1).
  private func layoutValue1(_ rect: CGRect) {
    let detail = size(of: labels.detail, in: rect.width)
    let gap = detail.width > 0 ? CellSizes.valueGap[systemGeneration] : 0
    var title = size(of: labels.title, in: rect.width)
    if !traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      title.width = min(title.width, max(0, rect.width - detail.width - gap))
    }
    let frame = centered(title, rect)
    put(labels.title, at: frame)
    let width = min(detail.width, max(0, rect.width - title.width - gap))
    put(
      labels.detail,
      at: CGRect(
        x: rect.maxX - width,
        y: detailTop(detail, besides: frame, in: rect.height),
        width: width,
        height: detail.height
      )
    )
  }

  /// The y of the second label on the first one's baseline.
  private func detailTop(_ size: CGSize, besides title: CGRect, in height: Double) -> Double {
    guard let first = labels.title, let second = labels.detail, title.height > 0 else {
      return metrics.middle(size.height, in: height)
    }
    let baseline = title.minY + first.font.ascender
    return PixelGrid(scale: metrics.scale).rounded(baseline - second.font.ascender)
  }

  /// A title of 91 points that ends 6 points before the value (saved frames).
  private func layoutValue2(_ rect: CGRect) {
    let title = size(of: labels.title, in: CellSizes.value2TitleWidth[systemGeneration])
    labels.title?.textAlignment = .right
    put(
      labels.title,
      at: CGRect(
        x: rect.minX,
        y: metrics.middle(title.height, in: rect.height),
        width: CellSizes.value2TitleWidth[systemGeneration],
        height: title.height
      )
    )
    let x =
      rect.minX + CellSizes.value2TitleWidth[systemGeneration]
      + CellSizes.value2Gap[systemGeneration]
    let detail = size(of: labels.detail, in: max(0, rect.maxX - x))
    put(
      labels.detail,
      at: CGRect(
        x: x,
        y: metrics.middle(detail.height, in: rect.height),
        width: detail.width,
        height: detail.height
      )
    )
  }
}
