public import Foundation

/// The possible sides of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object to which a popover or a menu may point.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Places a controller in a bubble, which is laid out as a form sheet here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open var sourceView: UIView?
  /// The rectangle in the view to which the popover points.
  open var sourceRect = CGRect.null
  /// The button to which the popover points.
  open var barButtonItem: UIBarButtonItem?
  /// The object to which the popover points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The allowed sides of the arrow.
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
  /// The object that places the controller in a popover; `nil` for other presentations, such as action sheets
  /// on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
