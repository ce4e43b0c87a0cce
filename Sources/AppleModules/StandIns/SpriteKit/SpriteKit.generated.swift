// Written by Scripts/generate-tables from Reference/apple-modules/SpriteKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A node of a scene.
open class SKNode: UIResponder {
  /// The name.
  open var name: String? = nil
  /// The position.
  open var position: CGPoint = CGPoint.zero
  /// The z position.
  open var zPosition: CGFloat = 0
  /// The z rotation.
  open var zRotation: CGFloat = 0
  /// The x scale.
  open var xScale: CGFloat = 1
  /// The y scale.
  open var yScale: CGFloat = 1
  /// The alpha.
  open var alpha: CGFloat = 1
  /// The speed.
  open var speed: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden: Bool = false
  /// Whether it is paused.
  open var isPaused: Bool = false
  /// Whether it is user interaction enabled.
  open var isUserInteractionEnabled: Bool = false
  /// The user data.
  open var userData: NSMutableDictionary? = nil
  /// The physics body.
  open var physicsBody: SKPhysicsBody? = nil
  /// The constraints.
  open var constraints: [SKConstraint]? = nil
  /// The frame.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// The node above.
  open private(set) weak var parent: SKNode?
  /// The nodes below.
  open private(set) var children: [SKNode] = []
  /// The scene of the node.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Creates a node.
  public override init() { super.init() }
  /// Returns nil: no file of nodes is read.
  public convenience init?(fileNamed filename: String) { nil }
  /// Adds a node below.
  open func addChild(_ node: SKNode) {
    node.parent = self
    children.append(node)
  }
  /// Inserts a node below.
  open func insertChild(_ node: SKNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }
  /// Removes the node from the one above.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Removes all nodes below.
  open func removeAllChildren() {
    for node in children { node.parent = nil }
    children = []
  }
  /// Removes nodes below.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Moves the node to another one.
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }
  /// Returns whether the node is below another one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  /// Returns the node below of a name.
  open func childNode(withName name: String) -> SKNode? {
    name.hasPrefix("//") ? all.first { $0.name == String(name.dropFirst(2)) } : children.first { $0.name == name }
  }
  /// All nodes below.
  private var all: [SKNode] { children.flatMap { [$0] + $0.all } }
  /// Calls a function with the nodes of a name.
  open func enumerateChildNodes(
    withName name: String,
    using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for node in name.hasPrefix("//") ? all : children where !stops.boolValue && (node.name == name || node.name == String(name.dropFirst(2))) { block(node, &stops) }
  }
  /// Sets both scales.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }
  /// Runs no action.
  open func run(_ action: SKAction) {}
  /// Runs no action and calls a function at once.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
  /// Runs no action.
  open func run(_ action: SKAction, withKey key: String) {}
  /// Returns the action of a name: none runs.
  open func action(forKey key: String) -> SKAction? { nil }
  /// Returns whether an action runs, which none does.
  open func hasActions() -> Bool { false }
  /// Removes an action.
  open func removeAction(forKey key: String) {}
  /// Removes all actions.
  open func removeAllActions() {}
  /// Returns whether a point is in the node.
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  /// Returns the node at a point.
  open func atPoint(_ p: CGPoint) -> SKNode { children.last { $0.contains(p) } ?? self }
  /// Returns the nodes at a point.
  open func nodes(at p: CGPoint) -> [SKNode] { all.filter { $0.contains(p) } }
  /// Returns whether two nodes share a place.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// Returns a point, which is not converted.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  /// Returns a point, which is not converted.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
  /// Returns the place of the node and of those below.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { $0.union($1.calculateAccumulatedFrame()) }
  }
}

/// A node with an effect on those below.
open class SKEffectNode: SKNode {
  /// Whether it should enable effects.
  open var shouldEnableEffects: Bool = true
  /// Whether it should rasterize.
  open var shouldRasterize: Bool = false
  /// The blend mode.
  open var blendMode: SKBlendMode = SKBlendMode.alpha
  /// The filter.
  open var filter: CIFilter? = nil
}

/// The way in which colors mix.
public enum SKBlendMode: Int, Hashable, Sendable {
  /// The case of alpha.
  case alpha
  /// The case of add.
  case add
  /// The case of subtract.
  case subtract
  /// The case of multiply.
  case multiply
  /// The case of multiply X2.
  case multiplyX2
  /// The case of screen.
  case screen
  /// The case of replace.
  case replace
  /// The case of multiply alpha.
  case multiplyAlpha
}

/// The way in which a scene fills its view.
public enum SKSceneScaleMode: Int, Hashable, Sendable {
  /// The case of fill.
  case fill
  /// The case of aspect fill.
  case aspectFill
  /// The case of aspect fit.
  case aspectFit
  /// The case of resize fill.
  case resizeFill
}

/// A scene.
open class SKScene: SKEffectNode {
  /// The size.
  open var size: CGSize = CGSize(width: 1, height: 1)
  /// The scale mode.
  open var scaleMode: SKSceneScaleMode = SKSceneScaleMode.fill
  /// The background color.
  open var backgroundColor: UIColor = UIColor(white: 0.15, alpha: 1)
  /// The anchor point.
  open var anchorPoint: CGPoint = CGPoint.zero
  /// The camera.
  open var camera: SKCameraNode? = nil
  /// The delegate.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view.
  open internal(set) weak var view: SKView?
  /// The physics world.
  public let physicsWorld: SKPhysicsWorld = SKPhysicsWorld()
  /// Creates a scene.
  public override init() { super.init() }
  /// Creates a scene of a size.
  public init(size: CGSize) {
    super.init()
    self.size = size
    sceneDidLoad()
  }
  /// Creates a scene as if it came out of an archive; an archive is not read.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    sceneDidLoad()
  }
  /// The place of the scene.
  open override var frame: CGRect {
    CGRect(origin: CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y), size: size)
  }
  /// Called when the scene is made.
  open func sceneDidLoad() {}
  /// Called when a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Called before a view shows another scene.
  open func willMove(from view: SKView) {}
  /// Called when the size changes.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called for each picture; none is drawn.
  open func update(_ currentTime: TimeInterval) {}
  /// Called for each picture; none is drawn.
  open func didEvaluateActions() {}
  /// Called for each picture; none is drawn.
  open func didSimulatePhysics() {}
  /// Called for each picture; none is drawn.
  open func didApplyConstraints() {}
  /// Called for each picture; none is drawn.
  open func didFinishUpdate() {}
  /// Returns the point in the scene of one in its view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: size.height - point.y)
  }
  /// Returns the point in the view of one in the scene.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: size.height - point.y)
  }
}

/// Called for each picture; none is drawn.
public protocol SKSceneDelegate: AnyObject {
  /// Called for the event “update for”.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called for the event “did evaluate actions for”.
  func didEvaluateActions(for scene: SKScene)
  /// Called for the event “did simulate physics for”.
  func didSimulatePhysics(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Does nothing.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing.
  public func didSimulatePhysics(for scene: SKScene) {}
}

/// The view of a scene, a marked box.
open class SKView: UIView {
  /// The marked box.
  private let box: WebContentView = WebContentView(.missing(reason: "sprites are not drawn"))
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if box.superview == nil { box.identity.isGenerated = true; insertSubview(box, at: 0) }
    box.frame = bounds
  }
  /// The scene.
  open private(set) var scene: SKScene? = nil
  /// Whether it ignores sibling order.
  open var ignoresSiblingOrder: Bool = false
  /// Whether it shows FPS.
  open var showsFPS: Bool = false
  /// Whether it shows node count.
  open var showsNodeCount: Bool = false
  /// Whether it shows draw count.
  open var showsDrawCount: Bool = false
  /// Whether it shows physics.
  open var showsPhysics: Bool = false
  /// Whether it shows fields.
  open var showsFields: Bool = false
  /// Whether it shows quad count.
  open var showsQuadCount: Bool = false
  /// Whether it is paused.
  open var isPaused: Bool = false
  /// Whether it is asynchronous.
  open var isAsynchronous: Bool = true
  /// Whether it allows transparency.
  open var allowsTransparency: Bool = false
  /// Whether it should cull non visible nodes.
  open var shouldCullNonVisibleNodes: Bool = true
  /// The preferred frames per second.
  open var preferredFramesPerSecond: Int = 60
  /// Shows a scene and tells it so.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
    scene?.view = self
    scene?.didMove(to: self)
  }
  /// Shows a scene at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// Returns nil: no node is drawn.
  open func texture(from node: SKNode) -> SKTexture? { nil }
}
