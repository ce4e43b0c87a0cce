public import Foundation

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let isTap =
      touches.count == numberOfTouchesRequired
      && touches.allSatisfy { $0.tapCount == numberOfTapsRequired && !hasMoved }
    state = isTap ? .ended : .failed
  }
}

/// Recognizes a long press; a test begins and ends it by ``UIGestureRecognizer/state``.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds before the press is recognized; UIKit's default is half a second.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes dragging fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Whether scroll wheels count.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var start: CGPoint?
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// The move since the start in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the move since the start.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = start.map {
      CGPoint(x: $0.x + moved.x - translation.x, y: $0.y + moved.y - translation.y)
    }
    moved = translation
  }

  /// The velocity in points per second, as a test set it.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Sets the speed that ``velocity(in:)`` answers.
  public func setVelocity(_ velocity: CGPoint) { speed = velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
    moved = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let place = location(in: nil)
    moved = CGPoint(x: place.x - start.x, y: place.y - start.y)
    if state == .possible { state = .began } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
}

/// The devices whose scrolling counts as a pan.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a value from the raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as with a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Scrolling without steps, as with a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Scrolling of any kind.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes a drag from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: UIRectEdge = []
}

/// Recognizes a swipe in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let place = location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = max(abs(x), abs(y)) >= 10 && direction.contains(way) ? .ended : .failed
  }
}

/// Recognizes a pinch; a test sets ``scale`` and the state.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' distance to that at the start.
  open var scale: CGFloat = 1
  /// The change of the scale in a second.
  open internal(set) var velocity: CGFloat = 0
}

/// Recognizes a rotation; a test sets ``rotation`` and the state.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn in radians.
  open var rotation: CGFloat = 0
  /// The change of the turn in a second.
  open internal(set) var velocity: CGFloat = 0
}

/// Recognizes a pointer over a view; a test sets the state.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
