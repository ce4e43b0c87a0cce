import Foundation

extension UIViewController {
  /// Whether the context that the controller defines determines its transitions.
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size)
  }

  /// Turns the interface to match the device, which is not turned here.
  public class func attemptRotationToDeviceOrientation() {}

  /// Requests an update of the edges where system gestures have a lower priority.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Requests an update of whether the home indicator is hidden.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Does nothing: screens are shown in the orientation of their device.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Requests an update of the pointer lock; there is no pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Sets the scroll view that bars follow; bars here find it by themselves.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// The presentation that shows the controller.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}

extension UIViewController: UIFocusEnvironment {}
