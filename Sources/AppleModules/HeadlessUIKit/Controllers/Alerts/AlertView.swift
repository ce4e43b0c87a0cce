import DynamicType
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import SystemMetrics
import Typesetting

/// The card of an alert or an action sheet.
final class AlertView: UIView {
  override var elementRole: ElementRole { .alert }

  weak var alert: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var rows: [AlertActionView] = []
  private var size = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for label in [titleLabel, messageLabel] {
      label.identity.isGenerated = true
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    titleLabel.textRole = .title
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var fields: [UITextField] { alert?.textFields ?? [] }

  /// Fields are below the texts, 12 points from them and 8 from each other; an estimate.
  private var fieldsHeight: CGFloat {
    fields.isEmpty ? 0 : fields.reduce(4) { $0 + 8 + $1.intrinsicContentSize.height }
  }

  private var isAlert: Bool { alert?.preferredStyle == .alert }

  private var metrics: AlertMetrics {
    AlertMetrics(traitCollection, isSheet: !isAlert, in: size)
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    contentChanged()
  }

  func contentChanged() {
    for row in rows { row.removeFromSuperview() }
    for field in fields where field.superview !== self { addSubview(field) }
    let actions = alert?.actions ?? []
    // The cancel button comes last, or first of two side by side.
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    rows = ordered.map { AlertActionView($0, isStrong: $0 === alert?.preferredAction) }
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private func takeTexts() {
    let metrics = self.metrics
    let traits = traitCollection
    let title = alert?.title ?? ""
    let message = alert?.message ?? ""
    titleLabel.text = title
    titleLabel.font = metrics.titleFont(traits)
    titleLabel.isHidden = title.isEmpty
    messageLabel.text = message
    messageLabel.font = metrics.messageFont(traits, isAlone: title.isEmpty)
    messageLabel.isHidden = message.isEmpty
    if !isAlert, traits.barStyle == .classic {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    }
    for row in rows { row.take(metrics, traits, isAlert: isAlert) }
  }

  private var shownTexts: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

  /// The height of a text before it is rounded up to pixels.
  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.shapedText.measure(width: width).height
  }

  private func headerHeight(_ metrics: AlertMetrics) -> CGFloat {
    let width = metrics.width - 2 * metrics.textInset
    let texts = shownTexts.map { height($0, width) }
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    let gaps = metrics.textGap * CGFloat(max(0, texts.count - 1))
    return metrics.textTop + texts.reduce(0, +) + gaps + fieldsHeight + metrics.textBottom
  }

  /// Whether two buttons are side by side, which they are where both titles fit.
  private func isSideBySide(_ metrics: AlertMetrics) -> Bool {
    guard isAlert, rows.count == 2,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let room =
      (metrics.width - 2 * metrics.actionsInset - metrics.actionGap) / 2 - 16
    return rows.allSatisfy { $0.titleWidth <= room }
  }

  private func rowHeight(_ metrics: AlertMetrics) -> CGFloat {
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let title = rows.map(\.titleHeight).max() ?? 0
    return metrics.actionHeight(title: title, isAccessible: isAccessible)
  }

  private func actionsHeight(_ metrics: AlertMetrics, row: CGFloat) -> CGFloat {
    guard !rows.isEmpty else { return metrics.actionsInset }
    let lines = isSideBySide(metrics) ? 1 : rows.count
    let above = headerHeight(metrics) > 0 ? 0 : metrics.actionsInset
    return above + CGFloat(lines) * row + CGFloat(lines - 1) * metrics.actionGap
      + metrics.actionsInset + separateGap
  }

  /// Before iOS 26 the cancel button of an action sheet is a card of its own, 8 points below the sheet.
  private var separateGap: CGFloat {
    !isAlert && traitCollection.barStyle == .classic && rows.last?.action.style == .cancel
      ? 8 : 0
  }

  /// The frame of the card in a screen.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    size = bounds
    takeTexts()
    let metrics = self.metrics
    var row = rowHeight(metrics)
    // A sheet with buttons only keeps the height that it has with buttons of 48 points (measured at AX2); the
    // rest is clipped.
    if metrics.isFloating, !isAlert, shownTexts.isEmpty {
      row = min(row, metrics.minimumActionHeight)
    }
    let wanted = headerHeight(metrics) + actionsHeight(metrics, row: row)
    let room = bounds.height - safeArea.top - safeArea.bottom - 16
    let height = min(pixelGrid.roundedUp(wanted), room)
    let x = pixelAligned(CGRect(x: (bounds.width - metrics.width) / 2, y: 0, width: 0, height: 0))
    let y =
      isAlert
      ? (safeArea.top + bounds.height - safeArea.bottom - height) / 2
      : bounds.height - max(8, safeArea.bottom) - height
    return pixelAligned(CGRect(x: x.minX, y: y, width: metrics.width, height: height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if size == .zero { size = bounds }
    takeTexts()
    let metrics = self.metrics
    let width = metrics.width - 2 * metrics.textInset
    var y = metrics.textTop
    for label in shownTexts {
      let exact = height(label, width)
      let top = pixelGrid.roundedDown(y)
      label.frame = CGRect(
        x: metrics.textInset,
        y: top,
        width: width,
        height: pixelGrid.roundedUp(exact)
      )
      y += exact + metrics.textGap
    }
    layoutFields(from: shownTexts.isEmpty ? y : y - metrics.textGap, metrics)
    layoutRows(metrics)
  }

  private func layoutFields(from top: CGFloat, _ metrics: AlertMetrics) {
    var y = top + 12
    for field in fields {
      let height = field.intrinsicContentSize.height
      field.frame = pixelAligned(
        CGRect(
          x: metrics.actionsInset + 16,
          y: y,
          width: metrics.width - 2 * metrics.actionsInset - 32,
          height: height
        )
      )
      y += height + 8
    }
  }

  private func layoutRows(_ metrics: AlertMetrics) {
    let row = rowHeight(metrics)
    let header = headerHeight(metrics)
    var y = header > 0 ? pixelGrid.roundedUp(header) : metrics.actionsInset
    let inset = metrics.actionsInset
    let width = metrics.width - 2 * inset
    if isSideBySide(metrics) {
      let half = (width - metrics.actionGap) / 2
      // The cancel button is on the leading side.
      for (index, view) in rows.reversed().enumerated() {
        let isCancelFirst = rows.last?.action.style == .cancel
        let place = isCancelFirst ? index : 1 - index
        view.frame = directed(
          CGRect(
            x: inset + CGFloat(place) * (half + metrics.actionGap),
            y: y,
            width: half,
            height: row
          )
        )
      }
      return
    }
    for (index, view) in rows.enumerated() {
      if index == rows.count - 1 { y += separateGap }
      view.frame = CGRect(x: inset, y: y, width: width, height: row)
      y += row + metrics.actionGap
    }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    let isDark = traitCollection.userInterfaceStyle == .dark
    var boxes = [element.bounds]
    if separateGap > 0, let last = rows.last {
      let cut = last.frame.minY - separateGap
      boxes = [
        Rect(x: 0, y: 0, width: element.bounds.width, height: cut), Rect(last.frame),
      ]
    }
    for box in boxes {
      let outline = Outline.roundedRect(
        box,
        radius: metrics.cornerRadius,
        curve: .continuous
      )
      element.drawings.append(.material(Material(.thick, isDark: isDark), outline))
    }
    if !metrics.isFloating { drawLines(&element) }
  }

  /// Lines of one pixel above each button.
  private func drawLines(_ element: inout SnapshotElement) {
    let pixel = 1 / pixelScale
    for view in rows where view.frame.minY > 0 {
      if separateGap > 0, view === rows.last { continue }
      let line = Rect(
        x: view.frame.minX,
        y: view.frame.minY - pixel,
        width: view.frame.width,
        height: pixel
      )
      element.drawings.append(.fill(.rect(line), .color(rgba(.separator))))
    }
  }
}
