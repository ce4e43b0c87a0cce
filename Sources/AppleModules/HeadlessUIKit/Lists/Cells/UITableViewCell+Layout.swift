import Foundation
import LayoutGeometry

extension UITableViewCell {
  var metrics: CellMetrics { CellMetrics(traitCollection) }

  /// The part of the cell's height that the line below takes.
  var separatorHeight: Double {
    place.isInTable && place.showsSeparator ? metrics.separator : 0
  }

  /// Whether the trailing side has an accessory.
  var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

  /// The accessory's rectangle, or `nil`.
  var accessoryRect: CGRect? {
    let metrics = self.metrics
    let trailing = place.margin + place.safeArea.right + reorderRoom
    let height = bounds.height - separatorHeight
    if let view = shownAccessoryView {
      let size = view.frame.size
      let y = metrics.up((height - size.height) / 2)
      return mirrored(
        CGRect(
          x: bounds.width - trailing - size.width,
          y: y,
          width: size.width,
          height: size.height
        )
      )
    }
    let type = shownAccessoryType
    guard type != .none else { return nil }
    let width = metrics.width(of: type)
    var size = CGSize(width: width, height: 22)
    if type == .disclosureIndicator { size = metrics.chevron }
    if type == .checkmark { size = metrics.checkmark }
    // The stock glyph's origin is rounded down (measured).
    let y = metrics.down((height - size.height) / 2)
    return mirrored(
      CGRect(x: bounds.width - trailing - width, y: y, width: size.width, height: size.height)
    )
  }

  /// A rectangle, mirrored in right-to-left layouts.
  func mirrored(_ rect: CGRect, in width: Double? = nil) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: (width ?? bounds.width) - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  /// Sets the frame of the content view beside the accessory and above the line, and its margins; that of a
  /// configuration includes the line: its label is centered in 53 points (measured).
  func placeContentView() {
    let metrics = self.metrics
    labels.takeFonts(style, metrics)
    exchangeAccessoryViews()
    let indent = editingIndent
    var width = bounds.width - place.safeArea.left - place.safeArea.right - indent - reorderRoom
    if let view = shownAccessoryView {
      width -= view.frame.width + place.margin
    } else if shownAccessoryType != .none {
      width -= metrics.width(of: shownAccessoryType) + place.margin
    }
    let rect = CGRect(
      x: place.safeArea.left + indent,
      y: 0,
      width: max(0, width),
      height: max(0, bounds.height - (configuredView == nil ? separatorHeight : 0))
    )
    let frame = mirrored(rect)
    if contentView.frame != frame { contentView.frame = frame }
    updateContentMargins(metrics)
    if let view = shownAccessoryView, let rect = accessoryRect, view.frame != rect {
      view.frame = rect
    }
  }

  /// Sets the content's margins.
  ///
  /// They are 11 points above and below, and 8 before an accessory (saved frames); 15 on iOS 26 (measured).
  /// Margins that a program sets are kept.
  private func updateContentMargins(_ metrics: CellMetrics) {
    let new = NSDirectionalEdgeInsets(
      top: metrics.verticalMargin,
      leading: place.margin,
      bottom: metrics.verticalMargin,
      trailing: hasAccessory || reorderRoom > 0 ? 8 : place.margin
    )
    let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let current = contentView.margins.directional
    guard current == contentMargins ?? standard, new != current else { return }
    contentMargins = new
    contentView.directionalLayoutMargins = new
  }

  // MARK: Height

  /// The preferred height of the content at the cell's current width.
  func fittingHeight() -> Double {
    placeContentView()
    let width = contentView.bounds.width
    if let configuredView {
      return ListContent.height(of: configuredView, in: width) + separatorHeight
    }
    if !labels.isEmpty { return styleHeight(in: width) }
    let size = systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let isDecided = size.height > separatorHeight + 0.5
    return isDecided ? size.height : metrics.height(forLabel: 0)
  }

  /// The height of a cell with the labels of its style.
  func styleHeight(in width: Double) -> Double {
    let metrics = self.metrics
    let rect = textRect(in: CGSize(width: width, height: 0))
    let title = size(of: labels.title, in: rect.width)
    let image = labels.image?.image.map { _ in labels.image?.intrinsicContentSize.height ?? 0 } ?? 0
    if style == .subtitle || stacksValue, let detail = labels.detail, detail.text?.isEmpty == false
    {
      let room = metrics.subtitleRoom(in: place.tableStyle)
      let labels = title.height + size(of: detail, in: rect.width).height
      let height = room.top + labels + room.between + room.bottom + separatorHeight
      return max(
        metrics.roundedSubtitleHeight(height, in: place.tableStyle),
        image,
        metrics.height(forLabel: 0)
      )
    }
    let detail = size(of: labels.detail, in: rect.width)
    return max(metrics.height(forLabel: max(title.height, detail.height)), image)
  }

  func size(of label: UILabel?, in width: Double) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
