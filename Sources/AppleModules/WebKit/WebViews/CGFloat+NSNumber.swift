public import Foundation

/// Casts of numbers of pages with `as? CGFloat`, as programs write them for heights.
///
/// Foundation has these casts for `Double` and `Int` on Linux, and for `CGFloat` on Apple's systems alone.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the value of an object for a cast that is forced.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }

  /// Takes the value of an object for `as?`; each number has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ number: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(number.doubleValue)
    return true
  }

  /// Returns the value of an object, or 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
