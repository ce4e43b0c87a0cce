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
  /// Whether the tabs are at the top of the screen.
  let isAtTop: Bool

  /// Whether a tab bar controller has its tabs at the top: on an iPad since iPadOS 18, where the width is regular
  /// ("the new tab bar lives at the top of the app", WWDC 2024, session 10147).
  static func standsAtTop(_ traits: UITraitCollection) -> Bool {
    traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
      && TabPlaces.isAtTopOnPad[traits.systemGeneration]
  }

  init(_ traits: UITraitCollection, isAtTop: Bool = false) {
    generation = traits.systemGeneration
    style = traits.barStyle
    self.isAtTop = isAtTop
    if isAtTop {
      isInline = false
      rowHeight = NavigationBarSizes.rowHeightOnPad[generation]
      return
    }
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
    isAtTop
      ? rowHeight : max(TabBarSizes.minimumHeight[generation], rowHeight + bottomInset)
  }

  /// The height of the platter of tabs at the top: that of the buttons beside it.
  var topPlatterHeight: CGFloat { NavigationBarSizes.buttonHeight[generation] ?? rowHeight - 8 }

  /// The space between the ends of a platter at the top and its tabs, an estimate.
  var platterEndAtTop: CGFloat { 4 }

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
