import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

/// The frames of sheets in an environment.
struct SheetMetrics {
  private let generation: SystemGeneration
  private let isPhone: Bool

  init(_ traits: UITraitCollection) {
    generation = traits.systemGeneration
    isPhone = traits.horizontalSizeClass != .regular
  }

  /// The radius of the corners in points.
  var cornerRadius: CGFloat { SheetSizes.cornerRadius[generation] }

  /// The distance of a large sheet from the top of the screen.
  func top(_ safeArea: UIEdgeInsets) -> CGFloat {
    max(
      SheetSizes.minimumTop[generation],
      safeArea.top + SheetSizes.topBelowSafeArea[generation]
    )
  }

  /// The maximum height of a detent: that of a large sheet, less the area of the home indicator.
  func maximumDetent(_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGFloat {
    max(0, bounds.height - top(safeArea) - safeArea.bottom)
  }

  /// The frame of a sheet without detents.
  func frame(
    _ style: UIModalPresentationStyle,
    in bounds: CGRect,
    safeArea: UIEdgeInsets,
    preferred: CGSize,
    pixel: CGFloat
  ) -> CGRect {
    if isPhone { return large(bounds, safeArea) }
    var size = size(of: style, in: bounds, safeArea)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height - safeArea.top - safeArea.bottom)
    let grid = PixelGrid(scale: 1 / pixel)
    return CGRect(
      x: grid.rounded((bounds.width - size.width) / 2),
      y: grid.rounded((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }

  private func size(
    of style: UIModalPresentationStyle,
    in bounds: CGRect,
    _ safeArea: UIEdgeInsets
  ) -> CGSize {
    switch style {
    case .popover: return SheetSizes.popover[generation].cgSize
    case .pageSheet:
      let margin = safeArea.top + SheetSizes.pageSheetMargin[generation]
      return CGSize(
        width: SheetSizes.pageSheetWidth[generation],
        height: bounds.height - 2 * margin
      )
    default: return SheetSizes.formSheet[generation].cgSize
    }
  }

  private func large(_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect {
    let top = top(safeArea)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The frame of a sheet at a detent below the large one.
  ///
  /// A sheet that floats inside the screen is scaled in proportion to its width.
  func frame(detent value: CGFloat, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let whole = value + safeArea.bottom
    let inset = SheetSizes.detentInset[generation]
    guard inset > 0 else {
      return CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
    }
    let width = bounds.width - 2 * inset
    let height = whole * width / bounds.width
    return CGRect(x: inset, y: bounds.height - inset - height, width: width, height: height)
  }
}
