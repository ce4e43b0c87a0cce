// Written by Scripts/generate-tables from Reference/apple-modules/Accelerate.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Functions of lists as Swift has them.
public enum vDSP {
  /// Returns the sums of two lists.
  public static func add(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    zip(vectorA, vectorB).map { $0 + $1 }
  }
  /// Returns the sums of a number and a list.
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] {
    vector.map { scalar + $0 }
  }
  /// Returns the products of two lists.
  public static func multiply(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    zip(vectorA, vectorB).map { $0 * $1 }
  }
  /// Returns the products of a number and a list.
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] {
    vector.map { scalar * $0 }
  }
  /// Returns the differences of two lists.
  public static func subtract(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    zip(vectorA, vectorB).map { $0 - $1 }
  }
  /// Returns the quotients of two lists.
  public static func divide(_ vectorA: [Float], _ vectorB: [Float]) -> [Float] {
    zip(vectorA, vectorB).map { $0 / $1 }
  }
  /// Returns the quotients of a list and a number.
  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] {
    vector.map { $0 / scalar }
  }
  /// Returns the list without signs.
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map { abs($0) } }
  /// Returns the squares.
  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
  /// Returns the sum of a list.
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  /// Returns the mean of a list.
  public static func mean(_ vector: [Float]) -> Float { vector.reduce(0, +) / Float(vector.count) }
  /// Returns the greatest number of a list.
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  /// Returns the least number of a list.
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  /// Returns the greatest number without sign of a list.
  public static func maximumMagnitude(_ vector: [Float]) -> Float {
    vector.map { abs($0) }.max() ?? 0
  }
  /// Returns the mean of the squares of a list.
  public static func meanSquare(_ vector: [Float]) -> Float {
    vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)
  }
  /// Returns the root of the mean of the squares of a list.
  public static func rootMeanSquare(_ vector: [Float]) -> Float {
    (vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
  }
  /// Returns the sum of the squares of a list.
  public static func sumOfSquares(_ vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
  /// Returns the sum of the products of two lists.
  public static func dot(_ vectorA: [Float], _ vectorB: [Float]) -> Float {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// Returns the sums of two lists.
  public static func add(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    zip(vectorA, vectorB).map { $0 + $1 }
  }
  /// Returns the sums of a number and a list.
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] {
    vector.map { scalar + $0 }
  }
  /// Returns the products of two lists.
  public static func multiply(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    zip(vectorA, vectorB).map { $0 * $1 }
  }
  /// Returns the products of a number and a list.
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] {
    vector.map { scalar * $0 }
  }
  /// Returns the differences of two lists.
  public static func subtract(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    zip(vectorA, vectorB).map { $0 - $1 }
  }
  /// Returns the quotients of two lists.
  public static func divide(_ vectorA: [Double], _ vectorB: [Double]) -> [Double] {
    zip(vectorA, vectorB).map { $0 / $1 }
  }
  /// Returns the quotients of a list and a number.
  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] {
    vector.map { $0 / scalar }
  }
  /// Returns the list without signs.
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map { abs($0) } }
  /// Returns the squares.
  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
  /// Returns the sum of a list.
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  /// Returns the mean of a list.
  public static func mean(_ vector: [Double]) -> Double {
    vector.reduce(0, +) / Double(vector.count)
  }
  /// Returns the greatest number of a list.
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  /// Returns the least number of a list.
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  /// Returns the greatest number without sign of a list.
  public static func maximumMagnitude(_ vector: [Double]) -> Double {
    vector.map { abs($0) }.max() ?? 0
  }
  /// Returns the mean of the squares of a list.
  public static func meanSquare(_ vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 } / Double(vector.count)
  }
  /// Returns the root of the mean of the squares of a list.
  public static func rootMeanSquare(_ vector: [Double]) -> Double {
    (vector.reduce(0) { $0 + $1 * $1 } / Double(vector.count)).squareRoot()
  }
  /// Returns the sum of the squares of a list.
  public static func sumOfSquares(_ vector: [Double]) -> Double {
    vector.reduce(0) { $0 + $1 * $1 }
  }
  /// Returns the sum of the products of two lists.
  public static func dot(_ vectorA: [Double], _ vectorB: [Double]) -> Double {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

/// Another name of Int.
public typealias vImage_Error = Int

/// Another name of UInt32.
public typealias vImage_Flags = UInt32

/// Another name of UInt.
public typealias vImagePixelCount = UInt

/// The status without a fault.
public let kvImageNoError: vImage_Error = 0

/// The usual way.
public let kvImageNoFlags: Int = 0

/// The way in which edges go on.
public let kvImageEdgeExtend: Int = 8

/// The status of a fault.
public let kvImageInternalError: vImage_Error = -21_776

/// Pixels in memory.
public struct vImage_Buffer {
  /// The data.
  public var data: UnsafeMutableRawPointer!
  /// The height.
  public var height: vImagePixelCount
  /// The width.
  public var width: vImagePixelCount
  /// The row bytes.
  public var rowBytes: Int
  /// Creates no pixels.
  public init() {
    data = nil
    height = 0
    width = 0
    rowBytes = 0
  }
  /// Creates pixels.
  public init(
    data: UnsafeMutableRawPointer!,
    height: vImagePixelCount,
    width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
}
