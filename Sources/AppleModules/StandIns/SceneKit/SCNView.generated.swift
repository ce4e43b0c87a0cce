// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

/// A wish about nodes at a point.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The bounding box only.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  /// The search mode.
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  /// The root node.
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  /// The ignore hidden nodes.
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipsHidden")
  /// The first found only.
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  /// The category bit mask.
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}

/// Lines that help to find faults.
public struct SCNDebugOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The show physics shapes.
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1<<0)
  /// The show bounding boxes.
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1<<1)
  /// The show light influences.
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1<<2)
  /// The show light extents.
  public static let showLightExtents = SCNDebugOptions(rawValue: 1<<3)
  /// The show physics fields.
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 1<<4)
  /// The show wireframe.
  public static let showWireframe = SCNDebugOptions(rawValue: 1<<5)
  /// The render as wireframe.
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 1<<6)
  /// The show skeletons.
  public static let showSkeletons = SCNDebugOptions(rawValue: 1<<7)
  /// The show creases.
  public static let showCreases = SCNDebugOptions(rawValue: 1<<8)
  /// The show constraints.
  public static let showConstraints = SCNDebugOptions(rawValue: 1<<9)
  /// The show cameras.
  public static let showCameras = SCNDebugOptions(rawValue: 1<<10)
}

/// The way in which edges are smoothed.
public enum SCNAntialiasingMode: UInt, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of multisampling2 x.
  case multisampling2X
  /// The case of multisampling4 x.
  case multisampling4X
}

/// Something that shows a scene.
public protocol SCNSceneRenderer: AnyObject {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The point of view.
  var pointOfView: SCNNode? { get set }
}

/// Called for each picture; none is drawn.
public protocol SCNSceneRendererDelegate: AnyObject {
  /// Called for the event “renderer update at time”.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Called for the event “did apply animations at time”.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  /// Called for the event “did simulate physics at time”.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  /// Called for the event “will render scene”.
  func renderer(
    _ renderer: any SCNSceneRenderer,
    willRenderScene scene: SCNScene,
    atTime time: TimeInterval
  )
  /// Called for the event “did render scene”.
  func renderer(
    _ renderer: any SCNSceneRenderer,
    didRenderScene scene: SCNScene,
    atTime time: TimeInterval
  )
}

extension SCNSceneRendererDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didApplyAnimationsAtTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    willRenderScene scene: SCNScene,
    atTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didRenderScene scene: SCNScene,
    atTime time: TimeInterval
  ) {}
}

/// The view of a scene, a marked box.
open class SCNView: UIView, SCNSceneRenderer {
  /// The marked box.
  private let box: WebContentView = WebContentView(.missing(reason: "scenes in space are not drawn"))
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if box.superview == nil { box.identity.isGenerated = true; insertSubview(box, at: 0) }
    box.frame = bounds
  }
  /// The scene.
  open var scene: SCNScene? = nil
  /// The point of view.
  open var pointOfView: SCNNode? = nil
  /// The delegate.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// The overlay SK scene.
  open var overlaySKScene: NSObject? = nil
  /// Whether it allows camera control.
  open var allowsCameraControl: Bool = false
  /// Whether it autoenables default lighting.
  open var autoenablesDefaultLighting: Bool = false
  /// Whether it shows statistics.
  open var showsStatistics: Bool = false
  /// The debug options.
  open var debugOptions: SCNDebugOptions = SCNDebugOptions()
  /// The antialiasing mode.
  open var antialiasingMode: SCNAntialiasingMode = SCNAntialiasingMode.none
  /// The preferred frames per second.
  open var preferredFramesPerSecond: Int = 60
  /// Whether it renders continuously.
  open var rendersContinuously: Bool = false
  /// Whether it is playing.
  open var isPlaying: Bool = false
  /// Whether it loops.
  open var loops: Bool = false
  /// Whether it is jittering enabled.
  open var isJitteringEnabled: Bool = false
  /// The default camera controller.
  public let defaultCameraController: SCNCameraController = SCNCameraController()
  /// Creates a view.
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
  /// Begins.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Pauses.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Ends.
  open func stop(_ sender: Any?) { isPlaying = false }
  /// Returns an empty picture.
  open func snapshot() -> UIImage { UIImage() }
  /// Returns the nodes at a point: none is looked for.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
    []
  }
  /// Returns a place, which is not converted.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// Returns a place, which is not converted.
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// Calls a function at once.
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
}

/// The way in which a person moves the eye.
public enum SCNInteractionMode: Int, Hashable, Sendable {
  /// The case of fly.
  case fly
  /// The case of orbit turntable.
  case orbitTurntable
  /// The case of orbit angle mapping.
  case orbitAngleMapping
  /// The case of orbit centered arcball.
  case orbitCenteredArcball
  /// The case of orbit arcball.
  case orbitArcball
  /// The case of pan.
  case pan
  /// The case of truck.
  case truck
}

/// Moves the eye of a scene.
open class SCNCameraController: NSObject {
  /// The interaction mode.
  open var interactionMode: SCNInteractionMode = SCNInteractionMode.fly
  /// Whether inertia enabled is on.
  open var inertiaEnabled: Bool = false
  /// The target.
  open var target: SCNVector3 = SCNVector3Zero
  /// The minimum vertical angle.
  open var minimumVerticalAngle: Float = 0
  /// The maximum vertical angle.
  open var maximumVerticalAngle: Float = 0
}
