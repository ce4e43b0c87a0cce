public import Foundation

/// Calls a method with each picture of the display; there is no display here.
///
/// ``step()`` calls the method once.
public final class CADisplayLink: NSObject {
  private let target: TargetAction
  /// Whether the method is not called.
  public var isPaused = false
  /// The pictures of a second that are asked for.
  public var preferredFramesPerSecond = 0
  /// The time of the last picture.
  public private(set) var timestamp: CFTimeInterval = CACurrentMediaTime()
  /// The seconds between pictures.
  public let duration: CFTimeInterval = 1.0 / 60
  /// The time of the next picture.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  private var isValid = true

  /// Creates a link that calls a method of an object.
  public init(target: Any, selector sel: Selector) {
    self.target = TargetAction(target: target, action: sel)
    super.init()
  }

  /// Begins to call; ``step()`` does.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops to call.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops to call for good.
  public func invalidate() { isValid = false }

  /// Calls the method as for the next picture.
  public func step() {
    guard isValid, !isPaused else { return }
    timestamp += duration
    target.send(from: self, in: nil, nil)
  }
}
