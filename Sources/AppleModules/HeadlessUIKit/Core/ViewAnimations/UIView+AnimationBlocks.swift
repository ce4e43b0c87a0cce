public import Foundation

extension UIView {
  /// Begins changes that are animated on a device; here they take effect at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends changes that are animated on a device.
  public class func commitAnimations() {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: changes take effect at once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Runs changes once that repeat on a device.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) { animations() }
}
