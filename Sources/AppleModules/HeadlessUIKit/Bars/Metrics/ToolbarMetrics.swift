import DynamicType
import Foundation
import SystemMetrics

/// The lengths of a toolbar under its traits, in points.
struct ToolbarMetrics {
  private let generation: SystemGeneration
  let height: CGFloat

  init(_ traits: UITraitCollection, bottomInset: CGFloat) {
    generation = traits.systemGeneration
    let heights =
      traits.userInterfaceIdiom == .pad
      ? ToolbarSizes.heightOnPad
      : traits.isPhoneInLandscape
        ? ToolbarSizes.heightInLandscape
        : bottomInset > 0 ? ToolbarSizes.heightAtHomeIndicator : ToolbarSizes.height
    height = heights[generation]
  }

  /// The height of the platters under buttons.
  var platterHeight: CGFloat { ToolbarSizes.platterHeight[generation] ?? height }
  /// The distance between buttons.
  var gap: CGFloat { ToolbarSizes.gap[generation] }
  /// The space at the sides of a button's title.
  var buttonInset: CGFloat { ToolbarSizes.buttonInset[generation] }

  /// Returns the distance of buttons from the sides of a bar.
  func sideMargin(forWidth width: CGFloat) -> CGFloat {
    ToolbarSizes.sideMargin[generation] ?? LayoutMargins.rootViewSide(forWidth: width)
  }
}
