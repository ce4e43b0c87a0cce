public import Foundation

/// An item that moves like a body.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A rule for the motion of items.
open class UIDynamicBehavior: NSObject {
  /// The rules inside the rule.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the motion, which never happens here.
  open var action: (() -> Void)?
  /// The animator that contains the behavior.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The items of a behavior.
  var heldItems: [any UIDynamicItem] = []

  public override init() { super.init() }

  /// Adds a rule.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Removes a rule.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called when the behavior is added to an animator or removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Moves items to their place of rest, if the behavior defines one.
  func rest() { for behavior in childBehaviors { behavior.rest() } }
}

/// Moves items by rules.
///
/// Screens are shown at rest: a snap moves its item at once, and other behaviors leave items in place.
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinates of the items.
  open internal(set) weak var referenceView: UIView?
  /// The rules.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is notified of the motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items move: never.
  open var isRunning: Bool { false }

  public override init() { super.init() }

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) { referenceView = view }

  /// Adds a rule.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.rest()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Removes a rule.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.dynamicAnimator = nil
  }

  /// Removes all rules.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items of all behaviors that are in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.heldItems).filter { item in
      let size = item.bounds.size
      let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }

  /// Records the position of an item that the program moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Called when motion begins and ends.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior that moves an item to a point.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { rest() } } }
  /// The damping of the motion, 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a behavior that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func rest() {
    item.center = snapPoint
    super.rest()
  }
}

/// A behavior that attaches an item to a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { heldItems }
  /// The point.
  open var anchorPoint: CGPoint
  /// The distance of the point and the item.
  open var length: CGFloat = 0
  /// The damping of the motion.
  open var damping: CGFloat = 0
  /// The frequency of the motion in hertz.
  open var frequency: CGFloat = 0
  /// The resistance to turning.
  open var frictionTorque: CGFloat = 0

  /// Creates a behavior that attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates a rule that ties the centers of two items.
  public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: other.center)
    heldItems.append(other)
  }

  /// Creates a behavior that attaches a part of an item to a point.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    anchorPoint = point
    super.init()
    heldItems = [item]
  }
}

/// A behavior with the physical properties of items.
open class UIDynamicItemBehavior: _ItemsBehavior {
  /// The fraction of the velocity that is left after a collision.
  open var elasticity: CGFloat = 0
  /// The resistance between items.
  open var friction: CGFloat = 0
  /// The density; 1 gives 100 × 100 points a mass of 1.
  open var density: CGFloat = 1
  /// The resistance to motion.
  open var resistance: CGFloat = 0
  /// The resistance to turning.
  open var angularResistance: CGFloat = 0
  /// Whether items turn.
  open var allowsRotation = true
  /// Whether items stay where they are.
  open var isAnchored = false

  /// Creates a rule for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    heldItems = items
  }

  /// Does nothing: items do not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  /// The velocity of an item, which does not move.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

  /// Does nothing: items do not rotate.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}

  /// The angular velocity of an item, always 0.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
