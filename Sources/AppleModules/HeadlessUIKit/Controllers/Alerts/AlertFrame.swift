package import Foundation

/// The frames of alerts, for screens that another module presents.
package enum AlertFrame {
  /// The frame of an alert or a list of actions on a screen, in points.
  package static func frame(
    of alert: UIAlertController,
    in bounds: CGRect,
    safeArea: UIEdgeInsets
  ) -> CGRect {
    alert.presentedFrame(in: bounds, safeArea: safeArea) ?? bounds
  }
}
