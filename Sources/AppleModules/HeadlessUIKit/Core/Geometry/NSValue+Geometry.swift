public import Foundation

extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// Creates a value that holds an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// Creates a value that holds a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap { $0 })
  }

  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }

  /// The vector that the value holds.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// The affine transform that the value holds.
  public var cgAffineTransformValue: CGAffineTransform {
    let held = numbers(6)
    return CGAffineTransform(
      a: held[0],
      b: held[1],
      c: held[2],
      d: held[3],
      tx: held[4],
      ty: held[5]
    )
  }

  /// The transform in space that the value holds.
  public var caTransform3DValue: CATransform3D {
    let held = numbers(16)
    return CATransform3D(rows: (0..<4).map { Array(held[4 * $0..<4 * $0 + 4]) })
  }

  /// A value that holds numbers, which Foundation stores as an array of a fixed length.
  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map { Double($0) }
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = Array(repeating: 0.0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return numbers.map { CGFloat($0) } }
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}
