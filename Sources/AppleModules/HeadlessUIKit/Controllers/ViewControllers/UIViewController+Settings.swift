import Foundation

extension UIViewController {
  /// Whether the context that the controller defines decides about its transitions.
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The side of the interface that is at the top.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size)
  }

  /// Turns the interface as the device is held; nobody turns it here.
  public class func attemptRotationToDeviceOrientation() {}

  /// Asks for the edges whose system gestures come second again.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Asks whether the home indicator is hidden again.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Does nothing: screens are shown in the orientation of their device.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks whether the pointer is locked again; there is none.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Names the scroll view that bars follow; bars here find it by themselves.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// The presentation that shows the controller.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
}

extension UIViewController: UIFocusEnvironment {}
