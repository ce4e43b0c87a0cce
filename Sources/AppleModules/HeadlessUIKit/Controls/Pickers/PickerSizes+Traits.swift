import DynamicType
import Foundation
import SystemMetrics

extension PickerSizes {
  /// Returns the size of wheels, which are lower where heights are compact.
  static func wheels(_ traits: UITraitCollection) -> CGSize {
    var size = wheels[traits.systemGeneration].cgSize
    if traits.verticalSizeClass == .compact {
      size.height = compactWheelHeight[traits.systemGeneration]
    }
    return size
  }
}
