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
