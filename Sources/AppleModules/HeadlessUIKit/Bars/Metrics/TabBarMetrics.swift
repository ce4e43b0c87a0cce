import DynamicType
import Foundation
import SystemMetrics

/// The lengths of a tab bar under its traits, in points.
struct TabBarMetrics {
  private let generation: SystemGeneration
  let style: BarStyle
  /// The height of the tabs.
  let rowHeight: CGFloat
  /// Whether the title is beside the image.
  let isInline: Bool

  init(_ traits: UITraitCollection) {
    generation = traits.systemGeneration
    style = traits.barStyle
    let isLow = traits.verticalSizeClass == .compact
    let isWide = traits.horizontalSizeClass == .regular
    isInline = style == .classic && (isWide || isLow)
    let heights =
      traits.userInterfaceIdiom == .pad
      ? TabBarSizes.rowHeightOnPad
      : isLow && !isWide ? TabBarSizes.rowHeightInLandscape : TabBarSizes.rowHeight
    rowHeight = heights[generation]
  }

  /// Returns the height of the bar, including the area that it covers below the tabs.
  func height(bottomInset: CGFloat) -> CGFloat {
    max(TabBarSizes.minimumHeight[generation], rowHeight + bottomInset)
  }

  /// The space between a floating platter's ends and its tabs.
  var platterEnd: CGFloat { TabBarSizes.platterEnd[generation] }

  /// The distance of a floating platter that fills the bar from its sides.
  var platterSide: CGFloat { TabBarSizes.platterMargin[generation] / 2 }

  /// The least space between a floating platter and the tab for searching.
  var searchGap: CGFloat { ToolbarSizes.gap[generation] }

  /// Returns the width of a floating platter.
  func platterWidth(tabs: Int, in width: CGFloat) -> CGFloat {
    let tab = TabBarSizes.platterTabWidth[generation]
    let margin = TabBarSizes.platterMargin[generation]
    return min(2 * platterEnd + tab * CGFloat(tabs), width - margin)
  }
}
