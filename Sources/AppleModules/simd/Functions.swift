/// The sum of the products of the elements.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// The square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x) }

/// The length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x).squareRoot() }

/// The square of the distance of two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }

/// The vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / simd_length(x) }

/// The vector at right angles to two others.
public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>,
  _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The elements, no less than those of a second and no more than those of a third vector.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: min, upperBound: max) }

/// A number, no less than a second and no more than a third.
public func simd_clamp<Scalar: FloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}

/// A vector between two others: the first at 0, the second at 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// A number between two others: the first at 0, the second at 1.
public func simd_mix<Scalar: FloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + (y - x) * t
}

/// A number from 0 to 1 that grows smoothly between two edges.
public func simd_smoothstep<Scalar: FloatingPoint>(
  _ edge0: Scalar,
  _ edge1: Scalar,
  _ x: Scalar
) -> Scalar {
  let place = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return place * place * (3 - 2 * place)
}

/// The smaller elements of two vectors.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMin(x, y) }

/// The greater elements of two vectors.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMax(x, y) }

/// A direction after a reflection by a surface, of which the normal of length 1 is given.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }
