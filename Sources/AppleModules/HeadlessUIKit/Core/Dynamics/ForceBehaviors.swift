public import Foundation

/// A gravity; items do not move here.
open class UIGravityBehavior: _DirectedBehavior {
  /// The direction and the strength.
  open var gravityDirection: CGVector {
    get { direction }
    set { direction = newValue }
  }

  /// Creates a rule for items.
  public init(items: [any UIDynamicItem] = []) {
    super.init(items, direction: CGVector(dx: 0, dy: 1))
  }
}

/// A push; items do not move here.
open class UIPushBehavior: _DirectedBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// Continuous.
    case continuous
    /// Once.
    case instantaneous
  }

  /// The duration of a push.
  public let mode: Mode
  /// Whether items are pushed.
  open var active = true
  /// The direction and the strength.
  open var pushDirection: CGVector {
    get { direction }
    set { direction = newValue }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a rule for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items, direction: CGVector(dx: 0, dy: 0))
  }

  /// The offset of the pushed point from the center of an item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the offset of the pushed point from the center of an item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
}

/// Lets items collide with each other and with boundaries; nothing moves here, so nothing collides.
open class UICollisionBehavior: _ItemsBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The kinds of objects that items collide with.
  open var collisionMode = Mode.everything
  /// Whether the edges of the animator's view are lines.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The object that is notified of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// The names of the lines.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Creates a rule for items.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    heldItems = items
  }

  /// Makes the edges of the animator's view, with insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the line of a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }

  /// Adds a straight line.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from first: CGPoint,
    to second: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: first)
    path.addLine(to: second)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the line of a name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
  }

  /// Removes the line of a name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isEqual($0.identifier, identifier) }
  }

  /// Removes all lines.
  open func removeAllBoundaries() { boundaries = [] }

  private static func isEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject).map { $0.isEqual(second) } ?? false
  }
}

/// Called when items collide.
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at point: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at point: CGPoint
  )
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at point: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at point: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
