import Foundation
import LayoutGeometry

/// Lengths in whole pixels, as published pictures show them.
///
/// `PixelGrid` forgives errors of addition. The size of a screen does not: it has a pixel more where a sum
/// passes one by such an error, as `ScaledFrameSizeViewModifierSnapshotTests` of
/// leboncoin/spark-ios-common is 723 pixels high and not 722.
enum WholePixels {
  /// Returns the first whole pixel that is not below a length.
  static func above(_ length: CGFloat, pixel: CGFloat) -> CGFloat {
    (length / pixel).rounded(.up) * pixel
  }

  /// Returns a length that lies on a pixel as a multiple of the length of one.
  ///
  /// A division by the scale has another rounding error, which the size of a screen shows: "Hello world"
  /// is 218 pixels wide in `SparkCoreSnapshotTests` of leboncoin/spark-ios-common.
  static func multiple(_ length: CGFloat, pixel: CGFloat) -> CGFloat {
    (length / pixel).rounded() * pixel
  }
}
