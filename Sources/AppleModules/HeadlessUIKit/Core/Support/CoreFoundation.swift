import Dispatch
public import Foundation

// The module CoreText has the same aliases, which must be of the same types.

/// Core Foundation's name for strings.
public typealias CFString = String
/// Core Foundation's name for data.
public typealias CFData = Data
/// Core Foundation's name for dictionaries.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name for arrays.
public typealias CFArray = [Any]
/// Core Foundation's name for URLs.
public typealias CFURL = URL
/// Core Foundation's name for objects.
public typealias CFTypeRef = Any

/// Core Foundation's name for Booleans.
public typealias CFBoolean = Bool

// Programs write both with and without an exclamation mark, as Apple's declaration allows.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Core Foundation's true.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Core Foundation's false.
public let kCFBooleanFalse: CFBoolean! = false

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The result of a function of the system's kernel.
public typealias kern_return_t = Int32

/// The result of a function of the system's kernel that succeeded.
public let KERN_SUCCESS: kern_return_t = 0

/// The ratio of ticks of the clock to nanoseconds.
public struct mach_timebase_info {
  /// The nanoseconds.
  public var numer: UInt32
  /// The ticks in which they pass.
  public var denom: UInt32

  /// Creates the ratio of no ticks.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a ratio.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

  /// Tells the ratio of ticks of the clock to nanoseconds, which are the same here.
  ///
  /// The kernel has a function of the name of the structure, which this initializer stands for.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }

  /// Whether the ratio was told, as the result of the kernel's function says.
  public static func == (info: mach_timebase_info, result: kern_return_t) -> Bool {
    result == KERN_SUCCESS
  }
}

/// The ratio of ticks of the clock to nanoseconds.
public typealias mach_timebase_info_data_t = mach_timebase_info

/// The ticks since the system was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The ticks since the system was started, those of its sleep among them.
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// A set of sources for which a loop waits.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Core Foundation's value of this name.
  public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)
  /// Core Foundation's value of this name.
  public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)
}

/// The reason why a loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

/// Waits for sources of the task's loop, at most for a number of seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode,
  _ seconds: TimeInterval,
  _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let name = RunLoop.Mode(rawValue: mode.rawValue)
  let end = Date(timeIntervalSinceNow: max(0, seconds))
  guard RunLoop.current.run(mode: name, before: end) else { return .finished }
  return returnAfterSourceHandled ? .handledSource : .timedOut
}

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
