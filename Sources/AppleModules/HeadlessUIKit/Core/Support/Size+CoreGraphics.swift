import Foundation
import LayoutGeometry

extension Size {
  /// The size as UIKit has it.
  var cgSize: CGSize { CGSize(width: width, height: height) }
}
