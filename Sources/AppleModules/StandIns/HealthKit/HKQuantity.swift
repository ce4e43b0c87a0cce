public import Foundation

/// A number of units.
open class HKQuantity: NSObject {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Returns the number of a unit, which must be of the same kind.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit),
      "A quantity in \(self.unit) has no value in \(unit). Ask whether it is compatible first."
    )
    return value * self.unit.factor / unit.factor
  }

  /// Whether a unit is of the same kind.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

  /// Returns the order of two quantities.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Whether an object is the same quantity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, `is`(compatibleWith: other.unit) else { return false }
    return compare(other) == .orderedSame
  }

  /// A number that equal quantities share.
  open override var hash: Int { (value * unit.factor).hashValue }

  /// The number with the unit.
  open override var description: String { "\(value) \(unit)" }
}
