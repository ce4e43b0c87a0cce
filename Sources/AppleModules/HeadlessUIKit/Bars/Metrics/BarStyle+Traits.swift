import DynamicType
import SystemMetrics

extension UITraitCollection {
  /// The style of bars, alerts and sheets.
  var barStyle: BarStyle { BarLook.style[systemGeneration] }

  /// Whether bars are those of a phone in landscape, which are lower.
  var isPhoneInLandscape: Bool {
    userInterfaceIdiom != .pad && verticalSizeClass == .compact
      && horizontalSizeClass == .compact
  }
}
