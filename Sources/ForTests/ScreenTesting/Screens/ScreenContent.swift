public import HeadlessUIKit

/// The content of a screen that a test makes: a view controller, or a view.
public protocol ScreenContent: SendableMetatype {
  /// The controller that shows the content.
  var screenController: UIViewController { get }
}

extension UIViewController: ScreenContent {
  /// The controller itself, which fills the device.
  public var screenController: UIViewController { self }
}

extension UIView: ScreenContent {
  /// A controller that shows the view as wide as the safe area and at its own height; the view scrolls
  /// where it is higher than the device.
  public var screenController: UIViewController {
    // The closure is called once, below, by this task.
    nonisolated(unsafe) let view = self
    return CodePreview(view: { view }).makeController()
  }
}
