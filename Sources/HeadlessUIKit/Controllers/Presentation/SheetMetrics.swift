import DynamicType
import Foundation
import LayoutGeometry

/// The frames of sheets.
///
/// Floating: measured on iOS 26.1, iPhone SE and iPhone 16 (`Reference/bars.json`).
/// Classic: Apple documents 540 by 620 points for a form sheet; that a page sheet begins 10 points
/// below the status bar and is 704 points wide on an iPad, and its corners of 10 points, are
/// estimates after devices.
struct SheetMetrics {
  private let isFloating: Bool
  private let isPhone: Bool

  init(_ traits: UITraitCollection) {
    isFloating = BarGeneration(traits) == .floating
    isPhone = traits.horizontalSizeClass != .regular
  }

  /// The radius of the corners in points; that of iOS 26 is an estimate.
  var cornerRadius: CGFloat { isFloating ? 38 : 10 }

  /// The distance of a large sheet from the top of the screen.
  func top(_ safeArea: UIEdgeInsets) -> CGFloat {
    isFloating ? max(30, safeArea.top) : safeArea.top + 10
  }

  /// The greatest height that a detent may ask for: that of a large sheet without what the home
  /// indicator covers.
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
    var size = CGSize(width: 540, height: 620)
    if style == .popover { size = CGSize(width: 320, height: 480) }
    if style == .pageSheet {
      size = CGSize(width: 704, height: bounds.height - 2 * (safeArea.top + 20))
    }
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

  private func large(_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect {
    let top = top(safeArea)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// The frame of a sheet at a detent below the large one.
  ///
  /// From iOS 26 on it floats 8 points inside of the screen, and is scaled as its width is.
  func frame(detent value: CGFloat, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let whole = value + safeArea.bottom
    guard isFloating else {
      return CGRect(x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
    }
    let width = bounds.width - 16
    let height = whole * width / bounds.width
    return CGRect(x: 8, y: bounds.height - 8 - height, width: width, height: height)
  }
}
