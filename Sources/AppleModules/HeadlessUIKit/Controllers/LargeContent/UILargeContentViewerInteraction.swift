import DynamicType
public import Foundation

/// Lets the large content viewer show the items in a view.
///
/// The view, or views below it, must have ``UIView/showsLargeContentViewer`` set.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when ``isEnabled`` changed, by ``UIApplication/preferredContentSizeCategory``.
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  /// Whether the viewer appears at the person's text size, one of the five accessibility sizes.
  open class var isEnabled: Bool {
    TraitEnvironment.application.traitCollection.preferredContentSizeCategory
      .isAccessibilityCategory
  }

  /// The object that provides the items and is notified of the end.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The viewer's recognizer, for gestures that have to wait until it fails.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Creates an interaction that asks no delegate.
  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// The item at a point of the view: the delegate's answer, or else the innermost view there that takes
  /// part.
  func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    return delegate?.largeContentViewerInteraction(self, itemAt: point)
      ?? view.largeContentView(at: point)
  }
}

/// The source of items for an interaction; every method is optional.
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// The item at a point of the interaction's view; `nil` uses the views at that point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Called when the finger was lifted over an item, to perform the item's action.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )

  /// The controller in whose area the viewer is centered; `nil` for the window's.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// Uses the views at the point.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }

  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  /// The window's area.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController? { nil }
}
