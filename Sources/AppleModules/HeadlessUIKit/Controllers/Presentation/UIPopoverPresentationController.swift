public import Foundation

/// The sides at which the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's value of this name.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// UIKit's value of this name.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// UIKit's value of this name.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// UIKit's value of this name.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// UIKit's value of this name.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// UIKit's value of this name.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object at which a popover or a menu may point.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Places a controller in a bubble, which is laid out as a form sheet here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the bubble points.
  open var sourceView: UIView?
  /// The rectangle of the view at which the bubble points.
  open var sourceRect = CGRect.null
  /// The button at which the bubble points.
  open var barButtonItem: UIBarButtonItem?
  /// The object at which the bubble points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sides at which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side with the arrow; no arrow is drawn here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that receive touches while the bubble is shown.
  open var passthroughViews: [UIView]?
  /// The color of the bubble and its arrow.
  open var backgroundColor: UIColor?
  /// The margins around the bubble.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the bubble may cover its source.
  open var canOverlapSourceViewRect = false
}

/// The delegate of a popover; popovers are not dismissed by a person here.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Allows it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// The object that places the controller in a bubble; `nil` for other presentations, as for sheets of
  /// actions on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
