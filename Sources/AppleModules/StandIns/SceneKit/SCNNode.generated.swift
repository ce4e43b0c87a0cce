// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

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
