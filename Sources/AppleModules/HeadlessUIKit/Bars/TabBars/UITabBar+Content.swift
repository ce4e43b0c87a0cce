import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

extension UITabBar {
  /// Recreates the views of the tabs.
  func makeTabs() {
    for view in buttons { view.removeFromSuperview() }
    let metrics = self.metrics
    let isFloating = metrics.style == .floating || metrics.isAtTop
    let appearance = selectedItem?.standardAppearance ?? standardAppearance
    var look = backgroundLook(appearance)
    if let backgroundImage { look.image = backgroundImage }
    if isFloating || shadowImage != nil { look.shadowColor = nil }
    if isFloating { look.background = .transparent }
    backgroundView.look = look
    for view in [platter, searchPlatter] { view.removeFromSuperview() }
    if isFloating { insertSubview(platter, aboveSubview: backgroundView) }
    if isFloating, hasSearchApart { insertSubview(searchPlatter, aboveSubview: platter) }
    let style = TabButtonView.Style(self, appearance, metrics)
    buttons = (items ?? []).map { item in
      let isApart = isFloating && hasSearchApart && item.isSearch
      return TabButtonView(item, isSelected: item === selectedItem, style, showsTitle: !isApart)
    }
    for button in buttons { addSubview(button) }
  }

  /// Places the tabs.
  func layoutTabs() {
    let metrics = self.metrics
    backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
    guard !buttons.isEmpty else {
      platter.frame = .zero
      return
    }
    if metrics.isAtTop { return layoutAtTop(metrics) }
    if metrics.style == .floating { return layoutPlatter(metrics) }
    let height = min(metrics.rowHeight, max(0, bounds.height))
    let inner = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let count = CGFloat(buttons.count)
    var width = inner / count
    var gap: CGFloat = 0
    if isCentered {
      // The widths are those of Apple's bar on an iPad by screenshots, an estimate.
      gap = itemSpacing > 0 ? itemSpacing : 34
      let wanted = itemWidth > 0 ? itemWidth : buttons.map(\.wantedWidth).max() ?? 76
      width = min(max(76, wanted), (inner - gap * (count - 1)) / count)
    }
    var x = safeAreaInsets.left + (inner - width * count - gap * (count - 1)) / 2
    for button in buttons {
      button.frame = directed(pixelAligned(CGRect(x: x, y: 0, width: width, height: height)))
      x += width + gap
    }
  }

  /// Whether the last of several tabs is the one for searching.
  private var hasSearchApart: Bool {
    !isAtTop && (items?.count ?? 0) > 1 && items?.last?.isSearch == true
  }

  /// The width of the platter of tabs at the top.
  var topPlatterWidth: CGFloat {
    buttons.reduce(2 * metrics.platterEndAtTop) { $0 + $1.widthAtTop }
  }

  /// Places titles side by side on a platter in the middle.
  private func layoutAtTop(_ metrics: TabBarMetrics) {
    let height = metrics.topPlatterHeight
    let width = min(topPlatterWidth, bounds.width)
    let top = metrics.style == .floating ? 0 : (bounds.height - height) / 2
    let left = PixelGrid.wholePoints.rounded((bounds.width - width) / 2)
    platter.frame = CGRect(x: left, y: top, width: width, height: height)
    let end = metrics.platterEndAtTop
    var x = left + end
    for button in buttons {
      let own = button.widthAtTop
      let frame = CGRect(x: x, y: top + end, width: own, height: height - 2 * end)
      button.frame = directed(frame)
      x += own
    }
  }

  private func layoutPlatter(_ metrics: TabBarMetrics) {
    var width = metrics.platterWidth(tabs: buttons.count, in: bounds.width)
    var left = PixelGrid.wholePoints.roundedUp((bounds.width - width) / 2)
    var tabs = buttons[...]
    if hasSearchApart, let search = tabs.popLast() {
      // The tabs are at the leading side and the search at the trailing one ("the search tab is separated from the
      // rest of the tabs", WWDC 2025, session 323); the distances are those of a full bar, an estimate.
      let side = metrics.platterSide
      let diameter = metrics.rowHeight
      left = side
      let room = bounds.width - diameter - metrics.searchGap
      width = metrics.platterWidth(tabs: tabs.count, in: room)
      let circle = directed(
        CGRect(x: bounds.width - side - diameter, y: 0, width: diameter, height: diameter)
      )
      searchPlatter.frame = circle
      search.frame = circle
    }
    platter.frame = directed(CGRect(x: left, y: 0, width: width, height: metrics.rowHeight))
    let each = (width - 2 * metrics.platterEnd) / CGFloat(tabs.count)
    for (index, button) in tabs.enumerated() {
      button.frame = directed(
        CGRect(
          x: left + metrics.platterEnd + CGFloat(index) * each,
          y: metrics.platterEnd,
          width: each,
          height: metrics.rowHeight - 2 * metrics.platterEnd
        )
      )
    }
  }
}
