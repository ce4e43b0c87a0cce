import DynamicType
public import Foundation

/// A model of the large content viewer: which item a press shows, when it appears, and the effect of lifting
/// the finger.
///
/// ```swift
/// var viewer = LargeContentViewer(window)
/// viewer.press(at: CGPoint(x: 40, y: 830), time: 0)
/// viewer.advance(to: 1)                              // [.show(Home)]
/// viewer.move(to: CGPoint(x: 120, y: 830), time: 1.2)  // [.change(Search)]
/// viewer.lift(time: 1.5)                             // [.activate(Search)], the tab is chosen
/// ```
///
/// The viewer appears only at the five accessibility sizes, over an item, and after the press has lasted
/// ``pressDelay``. It belongs to the interaction or bar in which the press began: it follows the finger
/// between items, disappears away from them, and reappears over one.
public struct LargeContentViewer {
  /// The item that is shown, and the pressed point in the window's coordinates.
  public struct Shown {
    /// The item.
    public let item: any UILargeContentViewerItem
    /// The point in the window.
    public let point: CGPoint
    let target: Target
  }

  /// A change of the visible item, or the end of the press.
  public enum Event {
    /// The viewer appears with an item.
    case show(any UILargeContentViewerItem)
    /// The finger came to another item.
    case change(any UILargeContentViewerItem)
    /// The finger left all items; the viewer is hidden until it returns to one.
    case hide
    /// The finger was lifted over an item, whose action is performed.
    case activate(any UILargeContentViewerItem)
    /// The press ended without an item.
    case cancel
  }

  /// The seconds before the viewer appears: the default of a long press.
  ///
  /// An estimate: Apple does not publish the viewer's own.
  public static let defaultPressDelay: TimeInterval = 0.5

  /// The seconds before the viewer appears.
  public var pressDelay = LargeContentViewer.defaultPressDelay
  /// The item on display.
  public private(set) var shown: Shown?

  private let window: UIView
  private var press: Press?

  private struct Press {
    var start: TimeInterval
    var point: CGPoint
    var source: LargeContentSource
    /// Whether the viewer has been on the screen.
    var isOpen = false
  }

  /// Creates the viewer of a window.
  ///
  /// The window must be laid out.
  public init(_ window: UIView) { self.window = window }

  /// Returns the item that a press of some seconds at a point shows, `nil` for none.
  public func item(
    at point: CGPoint,
    after seconds: TimeInterval
  ) -> (any UILargeContentViewerItem)? {
    guard seconds >= pressDelay, let source = source(at: point) else { return nil }
    return source.target(at: point, in: window)?.item
  }

  private func source(at point: CGPoint) -> LargeContentSource? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return LargeContentSource.find(at: point, in: window)
  }

  /// Starts a press.
  public mutating func press(at point: CGPoint, time: TimeInterval) {
    shown = nil
    press = source(at: point).map { Press(start: time, point: point, source: $0) }
  }

  /// Advances the time.
  @discardableResult
  public mutating func advance(to time: TimeInterval) -> [Event] {
    guard var press, !press.isOpen, time - press.start >= pressDelay else { return [] }
    guard press.source.isEnabled else { return [] }
    press.isOpen = true
    self.press = press
    return update(at: press.point)
  }

  /// Moves the finger.
  @discardableResult
  public mutating func move(to point: CGPoint, time: TimeInterval) -> [Event] {
    let events = advance(to: time)
    guard press != nil else { return events }
    press?.point = point
    return press?.isOpen == true ? events + update(at: point) : events
  }

  /// Lifts the finger, and performs the action of the shown item.
  @discardableResult
  public mutating func lift(time: TimeInterval) -> [Event] {
    let events = advance(to: time)
    defer { (press, shown) = (nil, nil) }
    guard let press, press.isOpen else { return events }
    guard let shown else {
      press.source.end(nil, at: press.point, in: window)
      return events + [.cancel]
    }
    press.source.end(shown.target, at: press.point, in: window)
    return events + [.activate(shown.item)]
  }

  /// Cancels the press, as a call or another gesture does.
  @discardableResult
  public mutating func cancel() -> [Event] {
    defer { (press, shown) = (nil, nil) }
    return press?.isOpen == true ? [.cancel] : []
  }

  private mutating func update(at point: CGPoint) -> [Event] {
    let old = shown?.item
    let usable = point.x.isFinite && point.y.isFinite
    let target = usable ? press?.source.target(at: point, in: window) : nil
    shown = target.map { Shown(item: $0.item, point: point, target: $0) }
    guard let new = target?.item else { return old == nil ? [] : [.hide] }
    guard let old else { return [.show(new)] }
    return old.isEqual(new) ? [] : [.change(new)]
  }
}
