import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

/// The lengths of a search bar under its traits, in points.
struct SearchBarMetrics {
  let fieldHeight: CGFloat
  let height: CGFloat
  /// The height that the bar adds to a navigation bar.
  let heightInNavigationBar: CGFloat
  let sideInset: CGFloat

  init(_ traits: UITraitCollection) {
    let generation = traits.systemGeneration
    let base = SearchBarSizes.fieldHeight[generation]
    let scaled = FontMetrics(forTextStyle: .body).scaledValue(for: base, compatibleWith: traits)
    fieldHeight = max(
      SearchBarSizes.minimumFieldHeight[generation],
      PixelGrid(scale: traits.displayScale).rounded(scaled)
    )
    height = max(
      SearchBarSizes.minimumHeight[generation],
      fieldHeight + SearchBarSizes.fieldRoom[generation]
    )
    heightInNavigationBar = max(
      SearchBarSizes.minimumHeightInNavigationBar[generation],
      fieldHeight + SearchBarSizes.fieldRoomInNavigationBar[generation]
    )
    sideInset = SearchBarSizes.sideInset[generation]
  }
}
