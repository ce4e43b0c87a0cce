import Foundation
import LayoutGeometry

/// Lengths in whole pixels, as in published pictures.
///
/// `PixelGrid` tolerates rounding errors of additions. The size of a screen does not: it has one more pixel
/// if a sum exceeds one by such an error, as `ScaledFrameSizeViewModifierSnapshotTests` of
/// leboncoin/spark-ios-common is 723 pixels high and not 722.
enum WholePixels {
  /// Returns the first whole pixel that is not below a length.
  static func above(_ length: CGFloat, pixel: CGFloat) -> CGFloat {
    (length / pixel).rounded(.up) * pixel
  }

  /// Returns a length on the pixel grid as a multiple of the pixel length.
  ///
  /// A division by the scale has another rounding error, which is visible in the size of a screen: "Hello
  /// world" is 218 pixels wide in `SparkCoreSnapshotTests` of leboncoin/spark-ios-common.
  static func multiple(_ length: CGFloat, pixel: CGFloat) -> CGFloat {
    (length / pixel).rounded() * pixel
  }
}
