import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

/// The lengths of a navigation bar under its traits, in points.
struct NavigationBarMetrics {
  private let generation: SystemGeneration
  let style: BarStyle
  /// The height of the row with title and buttons.
  let rowHeight: CGFloat
  /// The height of a button.
  let buttonHeight: CGFloat

  init(_ traits: UITraitCollection, isInSheet: Bool) {
    generation = traits.systemGeneration
    style = traits.barStyle
    let heights =
      isInSheet
      ? NavigationBarSizes.rowHeightInSheet
      : traits.userInterfaceIdiom == .pad
        ? NavigationBarSizes.rowHeightOnPad
        : traits.isPhoneInLandscape
          ? NavigationBarSizes.rowHeightInLandscape : NavigationBarSizes.rowHeight
    rowHeight = heights[generation]
    buttonHeight = NavigationBarSizes.buttonHeight[generation] ?? rowHeight
  }

  /// The height that a prompt adds above the row.
  var promptHeight: CGFloat { NavigationBarSizes.promptHeight[generation] }
  var promptFontSize: CGFloat { NavigationBarSizes.promptSize[generation] }
  /// The least distance from the top of the screen.
  var minimumTop: CGFloat { NavigationBarSizes.minimumTop[generation] }
  /// The distance between buttons.
  var gap: CGFloat { NavigationBarSizes.gap[generation] }
  /// The space at the sides of a button's title.
  var buttonInset: CGFloat { NavigationBarSizes.buttonInset[generation] }
  var minimumButtonWidth: CGFloat { NavigationBarSizes.minimumButtonWidth[generation] }

  /// Returns the distance of buttons and large titles from the sides of a bar.
  func sideMargin(forWidth width: CGFloat, isPad: Bool) -> CGFloat {
    let margins = isPad ? NavigationBarSizes.sideMarginOnPad : NavigationBarSizes.sideMargin
    return margins[generation] ?? LayoutMargins.rootViewSide(forWidth: width)
  }

  /// Returns the height that a large title adds below the row.
  func largeTitleHeight(_ font: UIFont, displayScale: CGFloat) -> CGFloat {
    let baseline = NavigationBarSizes.largeTitleBaseline[generation]
    let height = PixelGrid(scale: displayScale).rounded(font.ascender + baseline)
    return max(NavigationBarSizes.minimumLargeTitleHeight[generation], height)
  }
}
