public import Foundation

/// The look of a preview.
open class UIPreviewParameters: NSObject {
  /// The visible part of the view; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor?

  public override init() { super.init() }
}

/// The container of a moving preview.
open class UIPreviewTarget: NSObject {
  /// The container of the preview.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  /// The transform of the preview at its target.
  public let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that represents an item that is dragged or has a menu.
open class UITargetedPreview: NSObject {
  /// The view to show.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIPreviewParameters
  /// The target of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview in a container.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview in the view's own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)
    )
  }

  open var size: CGSize { view.bounds.size }
}

/// A preview of an item that is dragged.
open class UITargetedDragPreview: UITargetedPreview {}

/// The look of a preview of an item that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that represents a dragged item.
open class UIDragPreview: NSObject {
  /// The view to show.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}
