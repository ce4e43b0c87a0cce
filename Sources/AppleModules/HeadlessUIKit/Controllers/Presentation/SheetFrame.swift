package import Foundation

/// The frames of sheets, for screens that another module presents.
package enum SheetFrame {
  /// The frame of a sheet on a screen, in points.
  ///
  /// - Parameters:
  ///   - detent: The height of the sheet above the safe area; `nil` for a sheet of full height.
  ///   - bounds: The screen.
  ///   - safeArea: The part of it that bars and the device cover.
  ///   - traits: The traits of the screen.
  /// - Returns: The frame.
  package static func frame(
    detent: CGFloat?,
    in bounds: CGRect,
    _ safeArea: UIEdgeInsets,
    _ traits: UITraitCollection
  ) -> CGRect {
    let metrics = SheetMetrics(traits)
    if let detent, traits.horizontalSizeClass != .regular {
      return metrics.frame(detent: detent, in: bounds, safeArea: safeArea)
    }
    return metrics.frame(
      .pageSheet,
      in: bounds,
      safeArea: safeArea,
      preferred: .zero,
      pixel: 1 / max(1, traits.displayScale)
    )
  }

  /// The greatest height of a sheet above the safe area, in points.
  package static func maximumDetent(
    in bounds: CGRect,
    _ safeArea: UIEdgeInsets,
    _ traits: UITraitCollection
  ) -> CGFloat { SheetMetrics(traits).maximumDetent(bounds, safeArea) }

  /// The radius of the corners of a sheet, in points.
  package static func cornerRadius(_ traits: UITraitCollection) -> CGFloat {
    SheetMetrics(traits).cornerRadius
  }
}
