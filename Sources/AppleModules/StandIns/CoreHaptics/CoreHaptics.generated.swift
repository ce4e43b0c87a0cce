// Written by Scripts/generate-tables from Reference/apple-modules/CoreHaptics.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The abilities of a device to be felt.
public protocol CHHapticDeviceCapability {
  /// Whether the device can be felt.
  var supportsHaptics: Bool { get }
  /// Whether the device can be heard.
  var supportsAudio: Bool { get }
}

/// A value that changes how an event feels.
public final class CHHapticEventParameter: NSObject {
  /// The names of such values.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength.
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    /// The sharpness.
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
  }
  /// The name.
  public let parameterID: ID
  /// The value.
  public var value: Float
  /// Creates a value.
  public init(parameterID: ID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// Something that is felt.
public final class CHHapticEvent: NSObject {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A touch.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The seconds until the event.
  public var relativeTime: TimeInterval
  /// The seconds of the event.
  public var duration: TimeInterval
  /// Creates an event.
  public init(
    eventType type: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = parameters
    relativeTime = time
    self.duration = duration
  }
}

/// Several events.
public final class CHHapticPattern: NSObject {
  /// The seconds until the last event is over.
  public let duration: TimeInterval
  /// Creates a pattern of events.
  public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// A player of a pattern, which nobody feels.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts the pattern.
  func start(atTime time: TimeInterval) throws
  /// Stops the pattern.
  func stop(atTime time: TimeInterval) throws
}

/// The device's engine of what is felt, which it has not here.
open class CHHapticEngine {
  /// A reason why the engine stopped.
  public enum StoppedReason: Int, Hashable, Sendable {
    /// The session of sound was interrupted.
    case audioSessionInterrupt = 1
    /// The app was suspended.
    case applicationSuspended
    /// The engine was idle for long.
    case idleTimeout
    /// All players have finished.
    case notifyWhenFinished
    /// The engine was deallocated.
    case engineDestroyed
    /// The game controller is gone.
    case gameControllerDisconnect
    /// The system failed.
    case systemError = -1
  }
  /// Called when the engine stops; it never does.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine was started anew; it never is.
  open var resetHandler: () -> Void = {}
  /// Whether nothing is heard.
  open var playsHapticsOnly: Bool = false
  /// Whether the engine stops by itself.
  open var isAutoShutdownEnabled: Bool = false
  /// Creates an engine.
  public init() throws {}
  /// Returns that nothing can be felt.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
  /// Starts the engine.
  open func start() throws {}
  /// Starts the engine and calls a function at once.
  open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  /// Stops the engine and calls a function at once.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Returns a player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}
