/// The sum of the products of the elements.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, y) }

/// The length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x) }

/// The square of the length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x) }

/// The distance of two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_distance(x, y) }

/// The vector of length 1 in the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_normalize(x) }

/// The vector at right angles to two others.
public func cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>,
  _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { simd_cross(x, y) }

/// The elements, no less than those of a second and no more than those of a third vector.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_clamp(x, min, max) }

/// A vector between two others: the first at 0, the second at 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { simd_mix(x, y, Vector(repeating: t)) }

/// The smaller elements of two vectors.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_min(x, y) }

/// The greater elements of two vectors.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_max(x, y) }

/// The absolute values of the elements.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_max(x, -x)
}
