#if !canImport(ObjectiveC)
import Foundation

/// Calls of optional requirements, whose results are `nil` if the type does not implement the method.
///
/// The build plug-in `AppleSources` gives each optional requirement with a result the default
/// ``missing()``, and turns `delegate.height?(of: row)` into `result(delegate.height(of: row))`.
public enum ObjectiveCRequirement {
  private final class Flag {
    var isMissing = false
  }

  private static var flag: Flag {
    let key = "HeadlessUIKit.ObjectiveCRequirement"
    if let flag = Thread.current.threadDictionary[key] as? Flag { return flag }
    let flag = Flag()
    Thread.current.threadDictionary[key] = flag
    return flag
  }

  /// Reports that the type does not implement the method.
  ///
  /// - Returns: A value of zeros, which `result` neither returns nor releases.
  public static func missing<Result>() -> Result {
    flag.isMissing = true
    let size = max(MemoryLayout<Result>.size, 1)
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: size,
      alignment: MemoryLayout<Result>.alignment
    )
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return bytes.assumingMemoryBound(to: Result.self).move()
  }

  /// The result of a call; `nil` if the type does not implement the method.
  @discardableResult
  public static func result<Result>(_ call: @autoclosure () throws -> Result) rethrows -> Result? {
    try answer(of: call)
  }

  /// The result of a call; `nil` if the type does not implement the method, or there is no object.
  @discardableResult
  public static func result<Result>(_ call: @autoclosure () throws -> Result?) rethrows -> Result? {
    try answer(of: call) ?? nil
  }

  /// Calls the method, and does not move a missing result: its zero bytes cannot be released.
  private static func answer<Result>(of call: () throws -> Result) rethrows -> Result? {
    let flag = flag
    flag.isMissing = false
    let place = UnsafeMutablePointer<Result>.allocate(capacity: 1)
    defer {
      flag.isMissing = false
      place.deallocate()
    }
    place.initialize(to: try call())
    return flag.isMissing ? nil : place.move()
  }
}
#endif
