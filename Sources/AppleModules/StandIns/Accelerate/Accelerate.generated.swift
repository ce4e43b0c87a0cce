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
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? { nil }

/// Releases a setup.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}

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
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] + b[place * ib] } }

/// Writes the products of two lists.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * b[place * ib] } }

/// Writes the differences, the first list from the second one of two lists.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] - b[place * ib] } }

/// Writes the quotients, the second list by the first one of two lists.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] / b[place * ib] } }

/// Multiplies a list by a number.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * b.pointee } }

/// Adds a number to a list.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] + b.pointee } }

/// Divides a list by a number.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] / b.pointee } }

/// Writes a list without signs.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = abs(a[place * ia]) } }

/// Writes the squares of a list.
public func vDSP_vsq(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * a[place * ia] } }

/// Writes zeros.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for place in 0..<Int(n) { c[place * ic] = 0 }
}

/// Writes a number everywhere.
public func vDSP_vfill(
  _ a: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a.pointee } }

/// Writes the sum of a list.
public func vDSP_sve(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] } }

/// Writes the sum of the squares of a list.
public func vDSP_svesq(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } }

/// Writes the mean of a list.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] } / Float(n) }

/// Writes the mean of the squares of a list.
public func vDSP_measqv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } / Float(n) }

/// Writes the root of the mean of the squares of a list.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = ((0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } / Float(n)).squareRoot() }

/// Writes the greatest number of a list.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(-.infinity) { max($0, a[$1 * i]) } }

/// Writes the least number of a list.
public func vDSP_minv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(.infinity) { min($0, a[$1 * i]) } }

/// Writes the greatest number without sign of a list.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { max($0, abs(a[$1 * i])) } }

/// Writes the sum of the products of two lists.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }

/// Writes the window of Hamming.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = 0.54 - 0.46 * cos(2 * Float.pi * Float(place) / Float(n)) }
}

/// Writes the window of Blackman.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = 0.42 - 0.5 * cos(2 * Float.pi * Float(place) / Float(n)) + 0.08 * cos(2 * 2 * Float.pi * Float(place) / Float(n)) }
}

/// Writes the window of Hann.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = (flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5) * (1 - cos(2 * Float.pi * Float(place) / Float(n))) }
}
