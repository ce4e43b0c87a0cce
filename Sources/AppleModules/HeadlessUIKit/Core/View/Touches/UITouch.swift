public import Foundation

/// A finger on the screen.
///
/// There is no touch screen here. A test creates touches and sends them to views and recognizers, or lets
/// ``UIWindow/sendEvent(_:)`` find the target:
///
/// ```swift
/// let touch = UITouch(at: CGPoint(x: 20, y: 30), in: window)
/// window.sendEvent(UIEvent(touches: [touch]))
/// touch.end()
/// window.sendEvent(UIEvent(touches: [touch]))
/// ```
open class UITouch: NSObject {
  /// The part of a touch's life.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// The kind of the touching object.
  public enum TouchType: Int, Hashable, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// The part of the touch's life.
  open private(set) var phase = Phase.began
  /// The number of taps in quick succession.
  open var tapCount = 1
  /// The time of the last change, in seconds since the start of the system.
  open private(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The kind of the touching object.
  open var type = TouchType.direct
  /// The radius of the touched place.
  open var majorRadius: CGFloat = 20
  /// The force, 1 for a usual touch.
  open var force: CGFloat = 1
  /// The largest force.
  open var maximumPossibleForce: CGFloat = 6.67
  /// The view in which the touch began.
  open private(set) var view: UIView?
  /// The window in which the touch began.
  open var window: UIWindow? { view?.window ?? container as? UIWindow }
  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var recognizers: [UIGestureRecognizer] = []
    var step = view
    while let view = step {
      recognizers += view.gestureRecognizers ?? []
      step = view.superview
    }
    return recognizers
  }

  private weak var container: UIView?
  private var place: CGPoint
  private var previous: CGPoint

  /// Creates a touch that begins at a point of a view.
  public init(at point: CGPoint, in view: UIView) {
    let top = view.rootOfTree
    container = top
    place = view.convert(point, to: top)
    previous = place
    super.init()
    self.view = top.hitTest(place, with: nil)
  }

  /// Creates a touch at the origin, without a view.
  public override init() {
    place = .zero
    previous = .zero
    super.init()
  }

  /// The location in a view; `nil` for the window.
  open func location(in view: UIView?) -> CGPoint { converted(place, view) }

  /// The previous location in a view; `nil` for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previous, view) }

  /// The exact place in a view.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Moves the touch to a point of a view; `nil` for the window.
  public func move(to point: CGPoint, in view: UIView? = nil) {
    previous = place
    place = (view ?? container)?.convert(point, to: container) ?? point
    phase = .moved
    timestamp = ProcessInfo.processInfo.systemUptime
  }

  /// Lifts the finger.
  public func end() {
    previous = place
    phase = .ended
  }

  /// Cancels the touch, as the system does for a call.
  public func cancel() { phase = .cancelled }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    guard let container else { return point }
    return (view ?? container).convert(point, from: container)
  }
}

/// The subtype of an event.
public enum UIEventSubtype: Int, Hashable, Sendable {
  case none
  case motionShake
  case remoteControlPlay = 100
  case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
  case remoteControlNextTrack, remoteControlPreviousTrack
}

/// An action of a person: touches, a shake, a key.
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  /// The subtype of an event.
  public typealias EventSubtype = UIEventSubtype

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The seconds since the start of the system.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  private var touches: Set<UITouch> = []

  /// Creates an event without touches.
  public override init() { super.init() }

  /// Creates an event of touches.
  public init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touches between the last event and this one: only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// The predicted touches, always none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A key or button that a person presses.
open class UIPress: NSObject {
  /// The part of a press's life.
  public enum Phase: Int, Hashable, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a press.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  open var phase = Phase.began
  open var force: CGFloat = 1
  /// The kind of the pressed button.
  open var type = PressType.select
  /// The pressed key.
  open var key: UIKey?
  /// The time of the press.
  open var timestamp: TimeInterval { 0 }
  /// The responder that receives the press.
  open weak var responder: UIResponder?
}

/// An event of keys and buttons.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of the event.
  open var allPresses: Set<UIPress> { [] }
}

extension UIWindow {
  /// Sends touches to the views in which they began and to their recognizers.
  func deliver(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
    }
    for recognizer in recognizers {
      let own = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
      recognizer.receive(own, event)
    }
    for view in Set(touches.compactMap(\.view)) {
      let own = touches.filter { $0.view === view }
      for (phase, touches) in Dictionary(grouping: own, by: \.phase) {
        view.receive(Set(touches), phase, event)
      }
    }
  }
}

extension UIResponder {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    default: break
    }
  }
}
