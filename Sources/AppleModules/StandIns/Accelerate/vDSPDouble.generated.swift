// Written by Scripts/generate-tables from Reference/apple-modules/Accelerate.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

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
