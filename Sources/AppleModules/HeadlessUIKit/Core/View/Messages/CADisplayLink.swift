public import Foundation

/// The pictures of a second, as a range.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The preferred rate; 0 or `nil` leaves it to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the choice to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method with each frame of the display; there is no display here.
///
/// ``step()`` calls the method once.
public final class CADisplayLink: NSObject {
  private let target: TargetAction
  /// Whether the method is not called.
  public var isPaused = false
  /// The preferred frame rate.
  public var preferredFramesPerSecond = 0
  /// The frames per call, the older way to request a lower rate; only stored.
  public var frameInterval = 1
  /// The preferred range of frame rates; only stored.
  public var preferredFrameRateRange = CAFrameRateRange.default
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

  /// Starts the calls, which only ``step()`` makes here.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops the calls permanently.
  public func invalidate() { isValid = false }

  /// Calls the method as for the next picture.
  public func step() {
    guard isValid, !isPaused else { return }
    timestamp += duration
    target.send(from: self, in: nil, nil)
  }
}
