// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

/// A place in space.
public struct SCNVector3: Hashable, Sendable {
  /// The x.
  public var x: Float
  /// The y.
  public var y: Float
  /// The z.
  public var z: Float
  /// Creates the middle.
  public init() { self.init(0, 0, 0) }
  /// Creates a place.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  /// Creates a place.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a place.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  /// Creates a place.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  /// Creates a place.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Creates a place.
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

/// Four numbers.
public struct SCNVector4: Hashable, Sendable {
  /// The x.
  public var x: Float
  /// The y.
  public var y: Float
  /// The z.
  public var z: Float
  /// The w.
  public var w: Float
  /// Creates zeros.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates four numbers.
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  /// Creates four numbers.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  /// Creates four numbers.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }
}

/// Another name of SCNVector4.
public typealias SCNQuaternion = SCNVector4

/// A transform in space.
public struct SCNMatrix4: Hashable, Sendable {
  /// The m11.
  public var m11: Float = 1
  /// The m12.
  public var m12: Float = 0
  /// The m13.
  public var m13: Float = 0
  /// The m14.
  public var m14: Float = 0
  /// The m21.
  public var m21: Float = 0
  /// The m22.
  public var m22: Float = 1
  /// The m23.
  public var m23: Float = 0
  /// The m24.
  public var m24: Float = 0
  /// The m31.
  public var m31: Float = 0
  /// The m32.
  public var m32: Float = 0
  /// The m33.
  public var m33: Float = 1
  /// The m34.
  public var m34: Float = 0
  /// The m41.
  public var m41: Float = 0
  /// The m42.
  public var m42: Float = 0
  /// The m43.
  public var m43: Float = 0
  /// The m44.
  public var m44: Float = 1
  /// Creates the transform that changes nothing.
  public init() {}
  /// Creates the transform of a matrix.
  public init(_ m: simd_float4x4) {
    m11 = m.columns.0.x
    m12 = m.columns.0.y
    m13 = m.columns.0.z
    m14 = m.columns.0.w
    m21 = m.columns.1.x
    m22 = m.columns.1.y
    m23 = m.columns.1.z
    m24 = m.columns.1.w
    m31 = m.columns.2.x
    m32 = m.columns.2.y
    m33 = m.columns.2.z
    m34 = m.columns.2.w
    m41 = m.columns.3.x
    m42 = m.columns.3.y
    m43 = m.columns.3.z
    m44 = m.columns.3.w
  }
}

/// The middle.
public let SCNVector3Zero: SCNVector3 = SCNVector3()

/// The transform that changes nothing.
public let SCNMatrix4Identity: SCNMatrix4 = SCNMatrix4()

/// Returns a place.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// Returns four numbers.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

/// Returns whether two places are one.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Returns a move.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var made = SCNMatrix4()
  made.m41 = tx
  made.m42 = ty
  made.m43 = tz
  return made
}

/// Returns a scale.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var made = SCNMatrix4()
  made.m11 = sx
  made.m22 = sy
  made.m33 = sz
  return made
}
