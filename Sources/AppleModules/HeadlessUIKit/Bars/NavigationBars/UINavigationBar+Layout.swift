import Foundation
import SystemMetrics

extension UINavigationBar {
  /// Places everything in the bar: the prompt, the row with the title and the buttons, the large
  /// title and the search bar, from top to bottom.
  func layoutTopItem() {
    let metrics = self.metrics
    backgroundView.frame = CGRect(
      x: 0,
      y: -extent,
      width: bounds.width,
      height: bounds.height + extent
    )
    for view in content.buttons + content.platters.views + titleViews {
      view.isHidden = isSearching
    }
    var y: CGFloat = 0
    if topItem?.prompt != nil, !isSearching {
      let size = promptLabel.sizeThatFits(.zero)
      promptLabel.frame = pixelAligned(
        CGRect(
          x: (bounds.width - size.width) / 2,
          y: (metrics.promptHeight - size.height) / 2 + 4,
          width: size.width,
          height: size.height
        )
      )
      y += metrics.promptHeight
    }
    let isAlone = metrics.rowHeight != bounds.height && barOwner == nil
    let below = largeTitleHeight + searchHeight
    let row = isSearching ? 0 : isAlone ? max(0, bounds.height - y - below) : metrics.rowHeight
    layoutRow(CGRect(x: 0, y: y, width: bounds.width, height: row), metrics)
    y += row
    placeLargeTitle(at: y)
    y += largeTitleHeight
    content.searchBar?.frame = CGRect(x: 0, y: y, width: bounds.width, height: searchHeight)
  }

  private var titleViews: [UIView] {
    [titleLabel, promptLabel] + (content.titleView.map { [$0] } ?? [])
  }

  /// The distance of buttons and large titles from the sides.
  private var sideMargins: (left: CGFloat, right: CGFloat) {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let usual = metrics.sideMargin(forWidth: bounds.width, isPad: isPad)
    return (usual + safeAreaInsets.left, usual + safeAreaInsets.right)
  }

  private func placeLargeTitle(at y: CGFloat) {
    guard largeTitleLabel.superview === self else { return }
    let margins = sideMargins
    let size = largeTitleLabel.sizeThatFits(.zero)
    let width = min(size.width, bounds.width - margins.left - margins.right)
    // The baseline lies 16 points above the lower edge, or the label in the middle of the least
    // height.
    let top = min((largeTitleHeight - size.height) / 2, largeTitleHeight - size.height)
    largeTitleLabel.frame = directed(
      pixelAligned(
        CGRect(x: margins.left, y: y + max(0, top), width: width, height: size.height)
      )
    )
  }

  private func layoutRow(_ row: CGRect, _ metrics: NavigationBarMetrics) {
    let margins = sideMargins
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leadingMargin = isTurned ? margins.right : margins.left
    let trailingMargin = isTurned ? margins.left : margins.right
    let height = metrics.style == .floating ? metrics.buttonHeight : row.height
    let top = row.minY
    var start = leadingMargin
    let end = placeTrailing(from: bounds.width - trailingMargin, y: top, height, metrics)
    let titleWidth = shownTitleSize.width
    if let back = content.back {
      let edge = metrics.style == .floating ? leadingMargin : leadingMargin - 8
      // Without a title, the button can use the whole row.
      let beside = titleWidth > 0 ? (bounds.width - titleWidth) / 2 - edge - 6 : end - edge
      let room = max(44, beside)
      back.room = min(room, max(44, end - edge))
      let width = back.sizeThatFits(CGSize(width: room, height: height)).width
      back.frame = directed(CGRect(x: edge, y: top, width: width, height: height))
      start = edge + width + metrics.gap
    }
    var leading = BarRow(metrics)
    for view in content.leading {
      let width = view.sizeThatFits(CGSize(width: 0, height: height)).width
      let x = start + leading.offset(of: view, width)
      view.frame = directed(CGRect(x: x, y: top, width: width, height: height))
    }
    if !content.leading.isEmpty { start += leading.length + metrics.gap }
    content.platters.place()
    let hasLeading = content.back != nil || !content.leading.isEmpty
    placeTitle(
      between: hasLeading ? start - metrics.gap + 8 : start,
      and: end,
      CGRect(x: 0, y: top, width: row.width, height: height)
    )
  }

  /// Returns where the space for the title ends.
  private func placeTrailing(
    from edge: CGFloat,
    y: CGFloat,
    _ height: CGFloat,
    _ metrics: NavigationBarMetrics
  ) -> CGFloat {
    var row = BarRow(metrics)
    for view in content.trailing {
      let width = view.sizeThatFits(CGSize(width: 0, height: height)).width
      let x = edge - row.offset(of: view, width) - width
      view.frame = directed(CGRect(x: x, y: y, width: width, height: height))
    }
    return content.trailing.isEmpty ? edge : edge - row.length - 8
  }

  /// The width of the tabs in the middle of the row, beside which the title is at the leading side; 0 for none.
  private var widthOfTabs: CGFloat {
    if widthOfHostTabs > 0 { return widthOfHostTabs }
    return barOwner?.widthOfTabs ?? 0
  }

  private var shownTitleSize: CGSize {
    if let view = content.titleView { return size(of: view) }
    return titleLabel.superview === self ? titleLabel.sizeThatFits(.zero) : .zero
  }

  private func size(of view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let wanted = view.intrinsicContentSize
    let size = view.bounds.size
    return CGSize(
      width: size.width > 0 ? size.width : max(0, wanted.width),
      height: size.height > 0 ? size.height : max(0, wanted.height)
    )
  }

  /// Centers the title in the bar, or as near to the center as the buttons allow.
  private func placeTitle(between start: CGFloat, and end: CGFloat, _ row: CGRect) {
    let view: UIView
    if let titleView = content.titleView {
      view = titleView
    } else if titleLabel.superview === self {
      view = titleLabel
    } else {
      return
    }
    let size = shownTitleSize
    let tabs = widthOfTabs
    let limit = tabs > 0 ? min(end, (row.width - tabs) / 2 - metrics.gap) : end
    let width = max(0, min(size.width, limit - start))
    let middle = tabs > 0 ? start : (row.width - width) / 2
    let x = max(start, min(middle, end - width))
    view.frame = directed(
      pixelAligned(
        CGRect(
          x: x,
          y: row.minY + (row.height - size.height) / 2,
          width: width,
          height: size.height
        )
      )
    )
  }
}

/// The distances of buttons in a row, from the edge at which it begins.
private struct BarRow {
  private let metrics: NavigationBarMetrics
  private var last: BarButtonView?
  /// The length of the row in points.
  private(set) var length: CGFloat = 0

  init(_ metrics: NavigationBarMetrics) { self.metrics = metrics }

  /// Adds a button and returns its distance from the edge in points.
  mutating func offset(of button: BarButtonView, _ width: CGFloat) -> CGFloat {
    if last != nil, !touches(button) { length += metrics.gap }
    last = button
    defer { length += width }
    return length
  }

  /// Whether there is no gap before a button: on a common platter, and beside a space, which is a gap by itself.
  private func touches(_ button: BarButtonView) -> Bool {
    guard metrics.style == .floating else { return false }
    return BarPlatters.join(last, button) || button.item.isSpace || last?.item.isSpace == true
  }
}
