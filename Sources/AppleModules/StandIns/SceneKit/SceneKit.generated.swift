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

/// A node of a scene.
open class SCNNode: NSObject {
  /// The name.
  open var name: String? = nil
  /// The geometry.
  open var geometry: SCNGeometry? = nil
  /// The camera.
  open var camera: SCNCamera? = nil
  /// The light.
  open var light: SCNLight? = nil
  /// The physics body.
  open var physicsBody: SCNPhysicsBody? = nil
  /// The constraints.
  open var constraints: [SCNConstraint]? = nil
  /// The transform.
  open var transform: SCNMatrix4 = SCNMatrix4Identity
  /// The position.
  open var position: SCNVector3 = SCNVector3Zero
  /// The euler angles.
  open var eulerAngles: SCNVector3 = SCNVector3Zero
  /// The rotation.
  open var rotation: SCNVector4 = SCNVector4()
  /// The orientation.
  open var orientation: SCNQuaternion = SCNQuaternion(x: 0, y: 0, z: 0, w: 1)
  /// The scale.
  open var scale: SCNVector3 = SCNVector3(x: 1, y: 1, z: 1)
  /// The pivot.
  open var pivot: SCNMatrix4 = SCNMatrix4Identity
  /// The simd position.
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set {}
  }
  /// The simd transform.
  open var simdTransform: simd_float4x4 = matrix_identity_float4x4
  /// The simd world transform.
  open var simdWorldTransform: simd_float4x4 { simdTransform }
  /// The world position.
  open var worldPosition: SCNVector3 {
    get { position }
    set {}
  }
  /// The world transform.
  open var worldTransform: SCNMatrix4 { transform }
  /// The opacity.
  open var opacity: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden: Bool = false
  /// Whether it is paused.
  open var isPaused: Bool = false
  /// Whether it casts shadow.
  open var castsShadow: Bool = true
  /// The rendering order.
  open var renderingOrder: Int = 0
  /// The category bit mask.
  open var categoryBitMask: Int = 1
  /// The movability hint.
  open var movabilityHint: SCNMovabilityHint = SCNMovabilityHint.fixed
  /// The node above.
  open private(set) weak var parent: SCNNode?
  /// The nodes below.
  open private(set) var childNodes: [SCNNode] = []
  /// The node as it is drawn.
  open var presentation: SCNNode { self }
  /// The bounding box.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3Zero, SCNVector3Zero) }
    set {}
  }
  /// Creates a node.
  public override init() { super.init() }
  /// Creates a node with a shape.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Adds a node below.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  /// Inserts a node below.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.parent = self
    childNodes.insert(child, at: index)
  }
  /// Removes the node from the one above.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// Replaces a node below.
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    oldChild.removeFromParentNode()
    addChildNode(newChild)
  }
  /// Returns the node below of a name.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for node in childNodes { if node.name == name { return node }; if recursively, let found = node.childNode(withName: name, recursively: true) { return found } }
    return nil
  }
  /// Returns the nodes below that pass a test.
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var stops: ObjCBool = false
    return childNodes.filter { predicate($0, &stops) }
  }
  /// Calls a function with the nodes below.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops: ObjCBool = false
    for node in childNodes where !stops.boolValue { block(node, &stops); node.enumerateChildNodes(block) }
  }
  /// Calls a function with the node and those below.
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops: ObjCBool = false
    block(self, &stops)
    enumerateChildNodes(block)
  }
  /// Returns the node: it is not copied here.
  open func clone() -> Self { self }
  /// Returns the node: it is not copied here.
  open func flattenedClone() -> Self { self }
  /// Turns the node to a place, which it keeps.
  open func look(at worldTarget: SCNVector3) {}
  /// Returns a place, which is not converted.
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
  /// Returns a place, which is not converted.
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }
  /// Runs no action.
  open func runAction(_ action: SCNAction) {}
  /// Runs no action and calls a function at once.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) { block?() }
  /// Runs no action.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Removes all actions.
  open func removeAllActions() {}
  /// Removes an action.
  open func removeAction(forKey key: String) {}
  /// Adds particles, which are not drawn.
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  /// Removes all particles.
  open func removeAllParticleSystems() {}
  /// Returns the nodes on a line: none is looked for.
  open func hitTestWithSegment(
    from pointA: SCNVector3,
    to pointB: SCNVector3,
    options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}

/// Whether a node moves.
public enum SCNMovabilityHint: Int, Hashable, Sendable {
  /// The case of fixed.
  case fixed
  /// The case of movable.
  case movable
}

/// A scene.
open class SCNScene: NSObject {
  /// The root node.
  public let rootNode: SCNNode = SCNNode()
  /// The background.
  public let background: SCNMaterialProperty = SCNMaterialProperty()
  /// The lighting environment.
  public let lightingEnvironment: SCNMaterialProperty = SCNMaterialProperty()
  /// The physics world.
  public let physicsWorld: SCNPhysicsWorld = SCNPhysicsWorld()
  /// Whether it is paused.
  open var isPaused: Bool = false
  /// The fog start distance.
  open var fogStartDistance: CGFloat = 0
  /// The fog end distance.
  open var fogEndDistance: CGFloat = 0
  /// Creates an empty scene.
  public override init() { super.init() }
  /// Returns nil: no file of scenes is read.
  public convenience init?(named name: String) { nil }
  /// Returns nil: no file of scenes is read.
  public convenience init?(
    named name: String,
    inDirectory directory: String?,
    options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) { nil }
  /// Fails: no file of scenes is read.
  public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

/// A file of scenes.
open class SCNSceneSource: NSObject {
  /// A wish about a file.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The check consistency.
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    /// The flatten scene.
    public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    /// The create normals if absent.
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
  }
}

/// A node of a file.
open class SCNReferenceNode: SCNNode {
  /// The reference URL.
  public let referenceURL: URL
  /// Creates a node of a file.
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }
  /// Reads no file.
  open func load() {}
  /// Removes what was read.
  open func unload() {}
  /// Whether it is loaded.
  open var isLoaded: Bool { false }
}

/// A color or picture of a surface.
open class SCNMaterialProperty: NSObject {
  /// The contents.
  open var contents: Any? = nil
  /// The intensity.
  open var intensity: CGFloat = 1
  /// The contents transform.
  open var contentsTransform: SCNMatrix4 = SCNMatrix4Identity
  /// The wrap s.
  open var wrapS: SCNWrapMode = SCNWrapMode.clamp
  /// The wrap t.
  open var wrapT: SCNWrapMode = SCNWrapMode.clamp
  /// Creates one without contents.
  public override init() { super.init() }
  /// Creates one with contents.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}

/// The way in which a picture goes on.
public enum SCNWrapMode: Int, Hashable, Sendable {
  /// The case of clamp.
  case clamp = 1
  /// The case of repeat.
  case `repeat`
  /// The case of clamp to border.
  case clampToBorder
  /// The case of mirror.
  case mirror
}

/// A surface.
open class SCNMaterial: NSObject {
  /// The way in which a surface is lit.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The phong.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// The blinn.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// The lambert.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The constant.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// The physically based.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    /// The shadow only.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
  /// The name.
  open var name: String? = nil
  /// The diffuse.
  public let diffuse: SCNMaterialProperty = SCNMaterialProperty()
  /// The ambient.
  public let ambient: SCNMaterialProperty = SCNMaterialProperty()
  /// The specular.
  public let specular: SCNMaterialProperty = SCNMaterialProperty()
  /// The emission.
  public let emission: SCNMaterialProperty = SCNMaterialProperty()
  /// The transparent.
  public let transparent: SCNMaterialProperty = SCNMaterialProperty()
  /// The reflective.
  public let reflective: SCNMaterialProperty = SCNMaterialProperty()
  /// The multiply.
  public let multiply: SCNMaterialProperty = SCNMaterialProperty()
  /// The normal.
  public let normal: SCNMaterialProperty = SCNMaterialProperty()
  /// The metalness.
  public let metalness: SCNMaterialProperty = SCNMaterialProperty()
  /// The roughness.
  public let roughness: SCNMaterialProperty = SCNMaterialProperty()
  /// The shininess.
  open var shininess: CGFloat = 1
  /// The transparency.
  open var transparency: CGFloat = 1
  /// The lighting model.
  open var lightingModel: LightingModel = LightingModel.blinn
  /// Whether it is double sided.
  open var isDoubleSided: Bool = false
  /// Whether it is lit per pixel.
  open var isLitPerPixel: Bool = true
  /// Whether it writes to depth buffer.
  open var writesToDepthBuffer: Bool = true
  /// Whether it reads from depth buffer.
  open var readsFromDepthBuffer: Bool = true
  /// Whether it locks ambient with diffuse.
  open var locksAmbientWithDiffuse: Bool = true
  /// The cull mode.
  open var cullMode: SCNCullMode = SCNCullMode.back
  /// The fill mode.
  open var fillMode: SCNFillMode = SCNFillMode.fill
  /// The blend mode.
  open var blendMode: SCNBlendMode = SCNBlendMode.alpha
}

/// The sides of a surface that are not drawn.
public enum SCNCullMode: Int, Hashable, Sendable {
  /// The case of back.
  case back
  /// The case of front.
  case front
}

/// The way in which a surface is drawn.
public enum SCNFillMode: UInt, Hashable, Sendable {
  /// The case of fill.
  case fill
  /// The case of lines.
  case lines
}

/// The way in which colors mix.
public enum SCNBlendMode: Int, Hashable, Sendable {
  /// The case of alpha.
  case alpha
  /// The case of add.
  case add
  /// The case of subtract.
  case subtract
  /// The case of multiply.
  case multiply
  /// The case of screen.
  case screen
  /// The case of replace.
  case replace
  /// The case of max.
  case max
}

/// A shape in space.
open class SCNGeometry: NSObject {
  /// The name.
  open var name: String? = nil
  /// The materials.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {}
  }
  /// The subdivision level.
  open var subdivisionLevel: Int = 0
  /// Adds a surface.
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: index)
  }
  /// Returns the surface of a name.
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
}

/// A box.
open class SCNBox: SCNGeometry {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The chamfer radius.
  open var chamferRadius: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }
}

/// A plane.
open class SCNPlane: SCNGeometry {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }
  /// The corner radius.
  open var cornerRadius: CGFloat = 0
}

/// A sphere.
open class SCNSphere: SCNGeometry {
  /// The radius.
  open var radius: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
  /// The segment count.
  open var segmentCount: Int = 48
  /// Whether it is geodesic.
  open var isGeodesic: Bool = false
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// The radius.
  open var radius: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    self.radius = radius
    self.height = height
  }
}

/// A cone.
open class SCNCone: SCNGeometry {
  /// The top radius.
  open var topRadius: CGFloat = 1
  /// The bottom radius.
  open var bottomRadius: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }
}

/// A torus.
open class SCNTorus: SCNGeometry {
  /// The ring radius.
  open var ringRadius: CGFloat = 1
  /// The pipe radius.
  open var pipeRadius: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }
}

/// A tube.
open class SCNTube: SCNGeometry {
  /// The inner radius.
  open var innerRadius: CGFloat = 1
  /// The outer radius.
  open var outerRadius: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }
}

/// A capsule.
open class SCNCapsule: SCNGeometry {
  /// The cap radius.
  open var capRadius: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    self.capRadius = capRadius
    self.height = height
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// Creates one with sides of 1.
  public override init() { super.init() }
  /// Creates one of a size.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }
}

/// A floor without an end.
open class SCNFloor: SCNGeometry {
  /// The reflectivity.
  open var reflectivity: CGFloat = 0.25
}

/// A text in space.
open class SCNText: SCNGeometry {
  /// The string.
  open var string: Any? = nil
  /// The extrusion depth.
  open var extrusionDepth: CGFloat = 0
  /// The font.
  open var font: UIFont! = nil
  /// The flatness.
  open var flatness: CGFloat = 0.6
  /// The chamfer radius.
  open var chamferRadius: CGFloat = 0
  /// Whether it is wrapped.
  open var isWrapped: Bool = false
  /// The container frame.
  open var containerFrame: CGRect = CGRect.zero
  /// The alignment mode.
  open var alignmentMode: String = "left"
  /// The truncation mode.
  open var truncationMode: String = "none"
  /// Creates an empty text.
  public override init() { super.init() }
  /// Creates a text.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}

/// A shape of a line.
open class SCNShape: SCNGeometry {
  /// The path.
  open var path: UIBezierPath? = nil
  /// The extrusion depth.
  open var extrusionDepth: CGFloat = 0
  /// Creates an empty shape.
  public override init() { super.init() }
  /// Creates a shape.
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    self.path = path
    self.extrusionDepth = extrusionDepth
  }
}

/// The eye of a scene.
open class SCNCamera: NSObject {
  /// The name.
  open var name: String? = nil
  /// The field of view.
  open var fieldOfView: CGFloat = 60
  /// The z near.
  open var zNear: Double = 1
  /// The z far.
  open var zFar: Double = 100
  /// Whether it uses orthographic projection.
  open var usesOrthographicProjection: Bool = false
  /// The orthographic scale.
  open var orthographicScale: Double = 1
  /// Whether automatically adjusts z range is on.
  open var automaticallyAdjustsZRange: Bool = false
  /// Whether it wants HDR.
  open var wantsHDR: Bool = false
  /// Whether it wants exposure adaptation.
  open var wantsExposureAdaptation: Bool = false
  /// The exposure offset.
  open var exposureOffset: CGFloat = 0
  /// The minimum exposure.
  open var minimumExposure: CGFloat = -15
  /// The maximum exposure.
  open var maximumExposure: CGFloat = 15
  /// The bloom intensity.
  open var bloomIntensity: CGFloat = 0
  /// The focus distance.
  open var focusDistance: CGFloat = 2.5
  /// The f stop.
  open var fStop: CGFloat = 5.6
}

/// A light of a scene.
open class SCNLight: NSObject {
  /// A kind of light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ambient.
    public static let ambient = LightType(rawValue: "ambient")
    /// The directional.
    public static let directional = LightType(rawValue: "directional")
    /// The omni.
    public static let omni = LightType(rawValue: "omni")
    /// The spot.
    public static let spot = LightType(rawValue: "spot")
    /// The IES.
    public static let IES = LightType(rawValue: "ies")
    /// The probe.
    public static let probe = LightType(rawValue: "probe")
    /// The area.
    public static let area = LightType(rawValue: "area")
  }
  /// The name.
  open var name: String? = nil
  /// The type.
  open var type: LightType = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The intensity.
  open var intensity: CGFloat = 1000
  /// The temperature.
  open var temperature: CGFloat = 6500
  /// Whether it casts shadow.
  open var castsShadow: Bool = false
  /// The shadow color.
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// The shadow radius.
  open var shadowRadius: CGFloat = 3
  /// The shadow mode.
  open var shadowMode: SCNShadowMode = SCNShadowMode.forward
  /// The spot inner angle.
  open var spotInnerAngle: CGFloat = 0
  /// The spot outer angle.
  open var spotOuterAngle: CGFloat = 45
  /// The z near.
  open var zNear: CGFloat = 1
  /// The z far.
  open var zFar: CGFloat = 100
  /// The category bit mask.
  open var categoryBitMask: Int = -1
}

/// The way in which shadows are drawn.
public enum SCNShadowMode: Int, Hashable, Sendable {
  /// The case of forward.
  case forward
  /// The case of deferred.
  case deferred
  /// The case of modulated.
  case modulated
}

/// A rule for a node, which is not followed.
open class SCNConstraint: NSObject {
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The influence factor.
  open var influenceFactor: CGFloat = 1
}

/// A rule that a node looks at another one.
open class SCNLookAtConstraint: SCNConstraint {
  /// The target.
  open var target: SCNNode? = nil
  /// Whether it is gimbal lock enabled.
  open var isGimbalLockEnabled: Bool = false
  /// Creates a rule.
  public init(target: SCNNode?) { self.target = target }
}

/// Axes.
public struct SCNBillboardAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The x.
  public static let X = SCNBillboardAxis(rawValue: 1<<0)
  /// The y.
  public static let Y = SCNBillboardAxis(rawValue: 1<<1)
  /// The z.
  public static let Z = SCNBillboardAxis(rawValue: 1<<2)
  /// The all.
  public static let all = SCNBillboardAxis(rawValue: 7)
}

/// A rule that a node looks at the eye.
open class SCNBillboardConstraint: SCNConstraint {
  /// The free axes.
  open var freeAxes: SCNBillboardAxis = SCNBillboardAxis.all
}

/// Whether a body moves.
public enum SCNPhysicsBodyType: Int, Hashable, Sendable {
  /// The case of static.
  case `static`
  /// The case of dynamic.
  case dynamic
  /// The case of kinematic.
  case kinematic
}

/// The shape of a body.
open class SCNPhysicsShape: NSObject {
  /// Creates the shape of a geometry.
  public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
}

/// A body, which does not move here.
open class SCNPhysicsBody: NSObject {
  /// The type.
  open var type: SCNPhysicsBodyType
  /// The physics shape.
  open var physicsShape: SCNPhysicsShape?
  /// The mass.
  open var mass: CGFloat = 1
  /// The friction.
  open var friction: CGFloat = 0.5
  /// The restitution.
  open var restitution: CGFloat = 0.5
  /// The damping.
  open var damping: CGFloat = 0.1
  /// Whether it is affected by gravity.
  open var isAffectedByGravity: Bool = true
  /// The category bit mask.
  open var categoryBitMask: Int = 1
  /// The collision bit mask.
  open var collisionBitMask: Int = -1
  /// The contact test bit mask.
  open var contactTestBitMask: Int = 0
  /// The velocity.
  open var velocity: SCNVector3 = SCNVector3Zero
  /// Creates a body.
  public required init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.type = type
    physicsShape = shape
  }
  /// Returns a body that stays.
  open class func `static`() -> Self { self.init(type: .static, shape: nil) }
  /// Returns a body that moves.
  open class func dynamic() -> Self { self.init(type: .dynamic, shape: nil) }
  /// Returns a body that the app moves.
  open class func kinematic() -> Self { self.init(type: .kinematic, shape: nil) }
  /// Pushes the body, which does not move.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Turns the body, which does not move.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  /// Removes all forces.
  open func clearAllForces() {}
}

/// Two bodies that touch.
open class SCNPhysicsContact: NSObject {
  /// The node a.
  public let nodeA: SCNNode = SCNNode()
  /// The node b.
  public let nodeB: SCNNode = SCNNode()
  /// The contact point.
  open var contactPoint: SCNVector3 { SCNVector3Zero }
}

/// The forces of a scene.
open class SCNPhysicsWorld: NSObject {
  /// The gravity.
  open var gravity: SCNVector3 = SCNVector3(x: 0, y: -9.8, z: 0)
  /// The speed.
  open var speed: CGFloat = 1
  /// The contact delegate.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

/// Called when bodies touch; none does.
public protocol SCNPhysicsContactDelegate: AnyObject {
  /// Called for the event “did begin”.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// Called for the event “did end”.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Particles, which are not drawn.
open class SCNParticleSystem: NSObject {
  /// The birth rate.
  open var birthRate: CGFloat = 0
  /// The particle color.
  open var particleColor: UIColor = UIColor.white
  /// The particle size.
  open var particleSize: CGFloat = 1
  /// Whether it loops.
  open var loops: Bool = true
  /// Returns nil: no file of particles is read.
  public convenience init?(named name: String, inDirectory directory: String?) { nil }
}

/// A change over time, which does not run here.
open class SCNAction: NSObject {
  /// The duration.
  open var duration: TimeInterval = 0
  /// The speed.
  open var speed: CGFloat = 1
  /// The timing mode.
  open var timingMode: SCNActionTimingMode = SCNActionTimingMode.linear
  /// Creates a change.
  convenience init(_ duration: TimeInterval) {
    self.init()
    self.duration = duration
  }
}

/// The way in which an action begins and ends.
public enum SCNActionTimingMode: Int, Hashable, Sendable {
  /// The case of linear.
  case linear
  /// The case of ease in.
  case easeIn
  /// The case of ease out.
  case easeOut
  /// The case of ease in ease out.
  case easeInEaseOut
}

extension SCNAction {
  /// Returns a change.
  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func moveBy(
    x deltaX: CGFloat,
    y deltaY: CGFloat,
    z deltaZ: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotateBy(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotateTo(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotate(
    by angle: CGFloat,
    around axis: SCNVector3,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  /// Returns a change.
  public class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  /// Returns a change.
  public class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// Returns a change.
  public class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0)
  }
  /// Returns a change.
  public class func customAction(
    duration seconds: TimeInterval,
    action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(seconds) }
}

/// Changes that belong together; they happen at once.
open class SCNTransaction: NSObject {
  /// The animation duration.
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// Begins changes.
  open class func begin() {}
  /// Ends changes.
  open class func commit() {}
  /// Makes changes happen.
  open class func flush() {}
}

/// A node at a point.
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode = SCNNode()
  /// The world coordinates.
  open var worldCoordinates: SCNVector3 { SCNVector3Zero }
  /// The local coordinates.
  open var localCoordinates: SCNVector3 { SCNVector3Zero }
}
