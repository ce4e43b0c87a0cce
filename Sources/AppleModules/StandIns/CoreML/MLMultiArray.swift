public import Foundation

/// An array of numbers in several dimensions, kept as numbers of double precision.
public class MLMultiArray: NSObject, @unchecked Sendable {
  /// The numbers of places by dimension.
  public let shape: [NSNumber]
  /// The distances of places by dimension.
  public let strides: [NSNumber]
  /// The kind of numbers.
  public let dataType: MLMultiArrayDataType

  private var numbers: [Double]

  /// Creates an array of zeros; fails for a negative or too large number of places.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var (count, steps) = (1, [Int]())
    for places in shape.reversed() {
      steps.append(count)
      let (product, overflows) = count.multipliedReportingOverflow(by: places.intValue)
      guard !overflows, (0...1 << 30).contains(product) else { throw MLModelError(.generic) }
      count = product
    }
    self.shape = shape
    strides = steps.reversed().map { NSNumber(value: $0) }
    self.dataType = dataType
    numbers = Array(repeating: 0, count: count)
  }

  /// The number of places.
  public var count: Int { numbers.count }

  /// The number at a place of all.
  public subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: numbers[idx]) }
    set { numbers[idx] = newValue.doubleValue }
  }

  /// The number at a place by dimension.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
