public import Foundation
import DynamicType
package import Snapshots

/// A view that a person operates.
///
/// There is no source of touches here: ``sendActions(for:)`` and ``sendAction(_:)`` perform the control's
/// actions. Methods are called by name where the program lists them in ``ObjectiveCMethods``, as the build
/// plug-in `AppleSources` does.
open class UIControl: UIView {
  package override var elementRole: ElementRole { .control }

  /// The states that change how a control looks.
  public typealias State = UIControlState

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was requested.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A person began to edit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A person stopped editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A person stopped editing with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an application may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the system may use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The place of content from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  /// The place of content from side to side.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether the control can be operated.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The place of the content from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether a tap opens the menu, without a long press; stored for programs that set it.
  open var showsMenuAsPrimaryAction = false

  /// Actions and the events that perform them, in the order in which they were added.
  var handlers: [(action: UIAction, events: Event)] = []

  /// Methods of objects and the events that call them, in the order in which they were added.
  var targets: [(pair: TargetAction, events: Event)] = []

  /// The names of the actions that a document connects to the control, for snapshots.
  package var connectedActionNames: [String] = []

  /// Creates a control with an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds a method of an object for events; without an object, the responder chain is searched.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addPair(TargetAction(target: target, action: action), for: controlEvents)
  }

  /// Removes methods of an object for events; `nil` for any object and any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removePairs(of: target, action, for: controlEvents)
  }

  /// Calls a method of an object, or of the next responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target: target, action: action).send(from: self, in: self, event)
  }

  /// The states of the control.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The place of content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether a touch that began in the control is still in progress.
  open private(set) var isTracking = false

  /// Whether that touch is inside.
  open private(set) var isTouchInside = false

  /// Called when a touch begins; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a touch moves; returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels a touch.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = isTracking
    isHighlighted = isTracking
    if isTracking { sendActions(for: .touchDown) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// Called when the state has changed.
  func stateChanged() { setNeedsLayout() }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard isUserInteractionEnabled else { return }
    let titles = handlers.map { $0.action.title.isEmpty ? $0.events.name : $0.action.title }
    element.interaction = Interaction(
      isEnabled: isEnabled,
      hitArea: Rect(bounds),
      actions: titles + targets.map { $0.pair.action.description } + connectedActionNames
    )
  }

  // MARK: Members of extensions that programs override

  /// Performs the actions of events in the order in which they were added, then the methods of targets.
  open func sendActions(for controlEvents: Event) {
    performActions(for: controlEvents)
  }

  /// Adds an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}

extension UIControl.Event {
  /// The name of the first event of a set.
  fileprivate var name: String {
    let names: [(UIControl.Event, String)] = [
      (.primaryActionTriggered, "primaryActionTriggered"), (.touchUpInside, "touchUpInside"),
      (.valueChanged, "valueChanged"), (.touchDown, "touchDown"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidBegin, "editingDidBegin"), (.menuActionTriggered, "menuActionTriggered"),
    ]
    return names.first { contains($0.0) }?.1 ?? "action"
  }
}
