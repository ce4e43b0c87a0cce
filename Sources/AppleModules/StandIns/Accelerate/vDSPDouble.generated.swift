// Written by Scripts/generate-tables from Reference/apple-modules/Accelerate.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Writes the sums of two lists.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] + b[place * ib] } }

/// Writes the products of two lists.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * b[place * ib] } }

/// Writes the differences, the first list from the second one of two lists.
public func vDSP_vsubD(
  _ b: UnsafePointer<Double>,
  _ ib: vDSP_Stride,
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] - b[place * ib] } }

/// Writes the quotients, the second list by the first one of two lists.
public func vDSP_vdivD(
  _ b: UnsafePointer<Double>,
  _ ib: vDSP_Stride,
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] / b[place * ib] } }

/// Multiplies a list by a number.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * b.pointee } }

/// Adds a number to a list.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] + b.pointee } }

/// Divides a list by a number.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] / b.pointee } }

/// Writes a list without signs.
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = abs(a[place * ia]) } }

/// Writes the squares of a list.
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a[place * ia] * a[place * ia] } }

/// Writes zeros.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  for place in 0..<Int(n) { c[place * ic] = 0 }
}

/// Writes a number everywhere.
public func vDSP_vfillD(
  _ a: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for place in 0..<Int(n) { c[place * ic] = a.pointee } }

/// Writes the sum of a list.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] } }

/// Writes the sum of the squares of a list.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } }

/// Writes the mean of a list.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] } / Double(n) }

/// Writes the mean of the squares of a list.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } / Double(n) }

/// Writes the root of the mean of the squares of a list.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = ((0..<Int(n)).reduce(0) { $0 + a[$1 * i] * a[$1 * i] } / Double(n)).squareRoot() }

/// Writes the greatest number of a list.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(-.infinity) { max($0, a[$1 * i]) } }

/// Writes the least number of a list.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(.infinity) { min($0, a[$1 * i]) } }

/// Writes the greatest number without sign of a list.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>,
  _ i: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { max($0, abs(a[$1 * i])) } }

/// Writes the sum of the products of two lists.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Double>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }

/// Writes the window of Hamming.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = 0.54 - 0.46 * cos(2 * Double.pi * Double(place) / Double(n)) }
}

/// Writes the window of Blackman.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = 0.42 - 0.5 * cos(2 * Double.pi * Double(place) / Double(n)) + 0.08 * cos(2 * 2 * Double.pi * Double(place) / Double(n)) }
}

/// Writes the window of Hann.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  for place in 0..<Int(flag & vDSP_HALF_WINDOW != 0 ? (n + 1) / 2 : n) { c[place] = (flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5) * (1 - cos(2 * Double.pi * Double(place) / Double(n))) }
}
