public import Foundation

/// A recognizer of a gesture.
///
/// There are no fingers here: tests send touches to a window, set ``state``, or call ``performActions()``.
open class UIGestureRecognizer: NSObject {
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// A name for people to find the recognizer by.
  open var name: String?
  /// The object that decides whether the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's own touches are cancelled by the gesture.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view is notified of the end only if the gesture has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received.
  open var allowedTouchTypes: [NSNumber] = []
  /// The kinds of presses that are received.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only one kind of touch is received at a time.
  open var requiresExclusiveTouchType = true
  /// The recognizers that must fail before this one may recognize.
  public private(set) var recognizersRequiredToFail: [UIGestureRecognizer] = []

  /// The view on which gestures are recognized.
  open private(set) weak var view: UIView?

  private var targets: [TargetAction] = []
  private var touches: [UITouch] = []
  private(set) var hasMoved = false
  private var ownState = State.possible

  /// The state of the gesture; setting it calls the targets, as the gesture does.
  open var state: State {
    get { ownState }
    set {
      let isStart = newValue == .began || (newValue == .ended && ownState == .possible)
      if isStart, !mayBegin { return ownState = .failed }
      ownState = newValue
      switch newValue {
      case .began, .changed: performActions()
      case .ended, .cancelled:
        performActions()
        reset()
        ownState = .possible
      case .failed:
        reset()
      case .possible: break
      }
    }
  }

  /// Creates a recognizer that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer, ignoring the coder.
  public init?(coder: NSCoder) { super.init() }

  /// Adds a method of an object that is called when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    if targets.contains(where: { $0.matches(target: target, action: action) }) { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes methods of an object; `nil` for any object and any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isDead || $0.matches(target: target, action: action) }
  }

  /// Calls the methods of the targets, as a recognized gesture does.
  public func performActions() {
    guard isEnabled else { return }
    for target in targets { target.send(from: self, in: nil, nil) }
  }

  func enter(_ view: UIView) { self.view = view }

  func leave(_ view: UIView) { if self.view === view { self.view = nil } }

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if recognizersRequiredToFail.contains(where: { $0 === otherGestureRecognizer }) { return }
    recognizersRequiredToFail.append(otherGestureRecognizer)
  }

  // MARK: Touches

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The center of the touches in a view; `nil` for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count,
      y: places.reduce(0) { $0 + $1.y } / count
    )
  }

  /// The location of a touch in a view; `nil` for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Called when touches begin; subclasses call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move; subclasses call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end; subclasses call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches; subclasses call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .began || ownState == .changed { state = .cancelled }
  }

  /// Called when a gesture is over.
  open func reset() { hasMoved = false }

  /// Excludes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Whether another recognizer that this one hinders is hindered.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer hinders this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  func receive(_ new: Set<UITouch>, _ event: UIEvent) {
    let own = new.filter { touch in
      touches.contains { $0 === touch }
        || delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
    for touch in own where !touches.contains(where: { $0 === touch }) { touches.append(touch) }
    func part(_ phase: UITouch.Phase) -> Set<UITouch>? {
      let part = own.filter { $0.phase == phase }
      return part.isEmpty ? nil : part
    }
    if let began = part(.began) {
      if ownState == .failed { ownState = .possible }
      touchesBegan(began, with: event)
    }
    if let moved = part(.moved) {
      hasMoved = true
      touchesMoved(moved, with: event)
    }
    if let ended = part(.ended) { touchesEnded(ended, with: event) }
    if let cancelled = part(.cancelled) { touchesCancelled(cancelled, with: event) }
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }
}
