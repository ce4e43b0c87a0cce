// Written by Scripts/generate-tables from Reference/apple-modules/DeviceActivity.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import ManagedSettings

/// The name of a time that is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from its string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An amount of use.
public struct DeviceActivityEvent: Equatable, Sendable {
  /// The name of an amount.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The threshold.
  public let threshold: DateComponents
  /// Creates an amount.
  public init(threshold: DateComponents) { self.threshold = threshold }
}

/// A time that is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
  /// The interval start.
  public let intervalStart: DateComponents
  /// The interval end.
  public let intervalEnd: DateComponents
  /// Whether it repeats.
  public let repeats: Bool
  /// The warning time.
  public let warningTime: DateComponents?
  /// Creates a time.
  public init(
    intervalStart: DateComponents,
    intervalEnd: DateComponents,
    repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// Watches times, which it may not.
open class DeviceActivityCenter {
  /// A reason why a time is not watched.
  public enum MonitoringError: Error, Sendable {
    /// The case of unauthorized.
    case unauthorized
    /// The case of excessive activities.
    case excessiveActivities
    /// The case of interval too short.
    case intervalTooShort
    /// The case of interval too long.
    case intervalTooLong
    /// The case of invalid date components.
    case invalidDateComponents
  }
  /// Creates one.
  public init() {}
  /// The activities.
  open var activities: [DeviceActivityName] { [] }
  /// Fails: the person does not allow it.
  open func startMonitoring(
    _ activity: DeviceActivityName,
    during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  /// Watches no longer.
  open func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

/// The first object of an extension that hears about times.
open class DeviceActivityMonitor: NSObject {
  /// Called when a time begins.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// Called when a time ends.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// Called at an amount of use.
  open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
  /// Called before a time begins.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  /// Called before a time ends.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
}
