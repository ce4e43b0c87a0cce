import DynamicType
import HeadlessUIKit

/// The traits of the device on which tests run, for views that are in no window.
enum SimulatorTraits {
  /// Sets the traits once, where the variable `SIMULATOR_DEVICE_NAME` names a device.
  static func apply() { _ = areApplied }

  private static let areApplied: Bool = {
    guard let device = UIScreen.simulated else { return false }
    let traits = UIScreen(device).traitCollection
    TraitEnvironment.application.update {
      $0.displayScale = traits.displayScale
      $0.userInterfaceIdiom = traits.userInterfaceIdiom
      $0.horizontalSizeClass = traits.horizontalSizeClass
      $0.verticalSizeClass = traits.verticalSizeClass
    }
    return true
  }()
}
