// Written by Scripts/generate-tables from Reference/apple-modules/Accelerate.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Another name of UInt.
public typealias vDSP_Length = UInt

/// Another name of Int.
public typealias vDSP_Stride = Int

/// The sign of a window whose mean square is 1.
public let vDSP_HANN_NORM: Int32 = 2

/// The sign of a window as it is.
public let vDSP_HANN_DENORM: Int32 = 0

/// The sign of the first half of a window.
public let vDSP_HALF_WINDOW: Int32 = 1

/// Another name of OpaquePointer.
public typealias FFTSetup = OpaquePointer

/// Another name of Int32.
public typealias FFTRadix = Int32

/// Another name of Int32.
public typealias FFTDirection = Int32

/// The sign of powers of two.
public let kFFTRadix2: Int32 = 0

/// The direction to frequencies.
public let FFT_FORWARD: Int32 = 1

/// The direction from frequencies.
public let FFT_INVERSE: Int32 = -1

/// Returns nil: there is no Fourier transform.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? { nil }

/// Releases a setup.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {}

/// A complex number.
public struct DSPComplex: Equatable, Sendable {
  /// The real.
  public var real: Float
  /// The imag.
  public var imag: Float
  /// Creates zero.
  public init() {
    real = 0
    imag = 0
  }
  /// Creates a number.
  public init(real: Float, imag: Float) {
    self.real = real
    self.imag = imag
  }
}

/// Complex numbers in two lists.
public struct DSPSplitComplex {
  /// The realp.
  public var realp: UnsafeMutablePointer<Float>
  /// The imagp.
  public var imagp: UnsafeMutablePointer<Float>
  /// Creates numbers.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    self.realp = realp
    self.imagp = imagp
  }
}

/// Writes the sums of two lists.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B[place * __IB] } }

/// Writes the products of two lists.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B[place * __IB] } }

/// Writes the differences, the first list from the second one of two lists.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] - __B[place * __IB] } }

/// Writes the quotients, the second list by the first one of two lists.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] / __B[place * __IB] } }

/// Multiplies a list by a number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B.pointee } }

/// Adds a number to a list.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B.pointee } }

/// Divides a list by a number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] / __B.pointee } }

/// Writes a list without signs.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = abs(__A[place * __IA]) } }

/// Writes the squares of a list.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __A[place * __IA] } }

/// Writes zeros.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for place in 0..<Int(__N) { __C[place * __IC] = 0 }
}

/// Writes a number everywhere.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A.pointee } }

/// Writes the sum of a list.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] } }

/// Writes the sum of the squares of a list.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } }

/// Writes the mean of a list.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] } / Float(__N) }

/// Writes the mean of the squares of a list.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } / Float(__N) }

/// Writes the root of the mean of the squares of a list.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  __C.pointee = ((0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } / Float(__N)).squareRoot()
}

/// Writes the greatest number of a list.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(-.infinity) { max($0, __A[$1 * __I]) } }

/// Writes the least number of a list.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(.infinity) { min($0, __A[$1 * __I]) } }

/// Writes the greatest number without sign of a list.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { max($0, abs(__A[$1 * __I])) } }

/// Writes the sum of the products of two lists.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Float>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }

/// Writes the window of Hamming.
public func vDSP_hamm_window(
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = 0.54 - 0.46 * cos(2 * Float.pi * Float(place) / Float(__N)) }
}

/// Writes the window of Blackman.
public func vDSP_blkman_window(
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = 0.42 - 0.5 * cos(2 * Float.pi * Float(place) / Float(__N)) + 0.08 * cos(2 * 2 * Float.pi * Float(place) / Float(__N)) }
}

/// Writes the window of Hann.
public func vDSP_hann_window(
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = (__Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5) * (1 - cos(2 * Float.pi * Float(place) / Float(__N))) }
}

/// Writes the sums of two lists.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B[place * __IB] } }

/// Writes the products of two lists.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B[place * __IB] } }

/// Writes the differences, the first list from the second one of two lists.
public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] - __B[place * __IB] } }

/// Writes the quotients, the second list by the first one of two lists.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] / __B[place * __IB] } }

/// Multiplies a list by a number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B.pointee } }

/// Adds a number to a list.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B.pointee } }

/// Divides a list by a number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] / __B.pointee } }

/// Writes a list without signs.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = abs(__A[place * __IA]) } }

/// Writes the squares of a list.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __A[place * __IA] } }

/// Writes zeros.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for place in 0..<Int(__N) { __C[place * __IC] = 0 }
}

/// Writes a number everywhere.
public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for place in 0..<Int(__N) { __C[place * __IC] = __A.pointee } }

/// Writes the sum of a list.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] } }

/// Writes the sum of the squares of a list.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } }

/// Writes the mean of a list.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] } / Double(__N) }

/// Writes the mean of the squares of a list.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } / Double(__N) }

/// Writes the root of the mean of the squares of a list.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  __C.pointee = ((0..<Int(__N)).reduce(0) { $0 + __A[$1 * __I] * __A[$1 * __I] } / Double(__N)).squareRoot()
}

/// Writes the greatest number of a list.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(-.infinity) { max($0, __A[$1 * __I]) } }

/// Writes the least number of a list.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(.infinity) { min($0, __A[$1 * __I]) } }

/// Writes the greatest number without sign of a list.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>,
  _ __I: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { max($0, abs(__A[$1 * __I])) } }

/// Writes the sum of the products of two lists.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>,
  _ __IA: vDSP_Stride,
  _ __B: UnsafePointer<Double>,
  _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }

/// Writes the window of Hamming.
public func vDSP_hamm_windowD(
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = 0.54 - 0.46 * cos(2 * Double.pi * Double(place) / Double(__N)) }
}

/// Writes the window of Blackman.
public func vDSP_blkman_windowD(
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = 0.42 - 0.5 * cos(2 * Double.pi * Double(place) / Double(__N)) + 0.08 * cos(2 * 2 * Double.pi * Double(place) / Double(__N)) }
}

/// Writes the window of Hann.
public func vDSP_hann_windowD(
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length,
  _ __Flag: Int32
) {
  for place in 0..<Int(__Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N) { __C[place] = (__Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5) * (1 - cos(2 * Double.pi * Double(place) / Double(__N))) }
}

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
