/// A matrix of 3 × 3 numbers of 32 bits.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns.
  public var columns: (simd_float3, simd_float3, simd_float3)

  /// Creates a matrix of zeros.
  public init() { self.init(0) }

  /// Creates a matrix with a number on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: simd_float3(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal.
  public init(diagonal: simd_float3) {
    columns = ([diagonal.x, 0, 0], [0, diagonal.y, 0], [0, 0, diagonal.z])
  }

  /// Creates a matrix of columns.
  public init(_ columns: [simd_float3]) { self.columns = (columns[0], columns[1], columns[2]) }

  /// Creates a matrix of columns.
  public init(_ col0: simd_float3, _ col1: simd_float3, _ col2: simd_float3) {
    columns = (col0, col1, col2)
  }

  /// Creates a matrix of columns.
  public init(columns: (simd_float3, simd_float3, simd_float3)) { self.columns = columns }

  /// The matrix with columns and rows exchanged.
  public var transpose: simd_float3x3 {
    let (a, b, c) = columns
    return simd_float3x3([a.x, b.x, c.x], [a.y, b.y, c.y], [a.z, b.z, c.z])
  }

  /// Whether all columns are the same.
  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    left.columns == right.columns
  }

  /// Multiplies a matrix and a column.
  public static func * (left: simd_float3x3, right: simd_float3) -> simd_float3 {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z
  }

  /// Multiplies two matrices.
  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
}

/// A matrix of 4 × 4 numbers of 32 bits.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (simd_float4, simd_float4, simd_float4, simd_float4)

  /// Creates a matrix of zeros.
  public init() { self.init(0) }

  /// Creates a matrix with a number on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: simd_float4(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal.
  public init(diagonal: simd_float4) {
    columns = (
      [diagonal.x, 0, 0, 0], [0, diagonal.y, 0, 0], [0, 0, diagonal.z, 0], [0, 0, 0, diagonal.w]
    )
  }

  /// Creates a matrix of columns.
  public init(_ columns: [simd_float4]) {
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix of columns.
  public init(_ col0: simd_float4, _ col1: simd_float4, _ col2: simd_float4, _ col3: simd_float4) {
    columns = (col0, col1, col2, col3)
  }

  /// Creates a matrix of columns.
  public init(columns: (simd_float4, simd_float4, simd_float4, simd_float4)) {
    self.columns = columns
  }

  /// The matrix with columns and rows exchanged.
  public var transpose: simd_float4x4 {
    let (a, b, c, d) = columns
    return simd_float4x4(
      [a.x, b.x, c.x, d.x],
      [a.y, b.y, c.y, d.y],
      [a.z, b.z, c.z, d.z],
      [a.w, b.w, c.w, d.w]
    )
  }

  /// Whether all columns are the same.
  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.columns == right.columns
  }

  /// Multiplies a matrix and a column.
  public static func * (left: simd_float4x4, right: simd_float4) -> simd_float4 {
    let halves = left.columns.0 * right.x + left.columns.1 * right.y
    return halves + left.columns.2 * right.z + left.columns.3 * right.w
  }

  /// Multiplies two matrices.
  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left * right.columns.0,
      left * right.columns.1,
      left * right.columns.2,
      left * right.columns.3
    )
  }
}

/// A matrix of 3 × 3 numbers of 32 bits.
public typealias float3x3 = simd_float3x3
/// A matrix of 4 × 4 numbers of 32 bits.
public typealias float4x4 = simd_float4x4
/// A matrix of 3 × 3 numbers of 32 bits.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of 4 × 4 numbers of 32 bits.
public typealias matrix_float4x4 = simd_float4x4

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Multiplies two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// Multiplies a matrix and a column.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4) -> simd_float4 { x * y }
/// Multiplies two matrices.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// Multiplies a matrix and a column.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3) -> simd_float3 { x * y }
