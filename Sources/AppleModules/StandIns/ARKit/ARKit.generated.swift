// Written by Scripts/generate-tables from Reference/apple-modules/ARKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import SceneKit
@_exported public import CoreVideo
@_exported public import simd

/// A reason why a session fails.
public struct ARError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of request failed.
    case requestFailed = 1
    /// The case of unsupported configuration.
    case unsupportedConfiguration = 100
    /// The case of sensor unavailable.
    case sensorUnavailable
    /// The case of sensor failed.
    case sensorFailed
    /// The case of camera unauthorized.
    case cameraUnauthorized
    /// The case of microphone unauthorized.
    case microphoneUnauthorized
    /// The case of location unauthorized.
    case locationUnauthorized
    /// The case of world tracking failed.
    case worldTrackingFailed = 200
    /// The case of geo tracking not available at location.
    case geoTrackingNotAvailableAtLocation = 201
    /// The case of insufficient features.
    case insufficientFeatures = 400

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? ARError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `requestFailed`.
  public static var requestFailed: Code { .requestFailed }
  /// The code `unsupportedConfiguration`.
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  /// The code `sensorUnavailable`.
  public static var sensorUnavailable: Code { .sensorUnavailable }
  /// The code `sensorFailed`.
  public static var sensorFailed: Code { .sensorFailed }
  /// The code `cameraUnauthorized`.
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  /// The code `microphoneUnauthorized`.
  public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
  /// The code `locationUnauthorized`.
  public static var locationUnauthorized: Code { .locationUnauthorized }
  /// The code `worldTrackingFailed`.
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
  /// The code `geoTrackingNotAvailableAtLocation`.
  public static var geoTrackingNotAvailableAtLocation: Code { .geoTrackingNotAvailableAtLocation }
  /// The code `insufficientFeatures`.
  public static var insufficientFeatures: Code { .insufficientFeatures }
}

/// A place in space.
open class ARAnchor: NSObject {
  /// The identifier.
  public let identifier: UUID = UUID()
  /// The name.
  public let name: String?
  /// The transform.
  public let transform: simd_float4x4
  /// Creates a place.
  public init(transform: simd_float4x4) {
    self.transform = transform
    name = nil
  }
  /// Creates a place with a name.
  public init(name: String, transform: simd_float4x4) {
    self.name = name
    self.transform = transform
  }
}

/// A plane in space.
open class ARPlaneAnchor: ARAnchor {
  /// The direction of a plane.
  public enum Alignment: Int, Hashable, Sendable {
    /// The case of horizontal.
    case horizontal
    /// The case of vertical.
    case vertical
  }
  /// The alignment.
  public let alignment: Alignment = Alignment.horizontal
  /// The center.
  open var center: SIMD3<Float> { SIMD3<Float>() }
  /// The extent.
  open var extent: SIMD3<Float> { SIMD3<Float>() }
}

/// A known picture in space.
open class ARImageAnchor: ARAnchor {
  /// Whether it is tracked.
  open var isTracked: Bool { false }
}

/// A face.
open class ARFaceAnchor: ARAnchor {
  /// A part of a face.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The jaw open.
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    /// The eye blink left.
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    /// The eye blink right.
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    /// The mouth smile left.
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    /// The mouth smile right.
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    /// The brow inner up.
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    /// The tongue out.
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
  /// The blend shapes.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// Whether it is tracked.
  open var isTracked: Bool { false }
}

/// A person.
open class ARBodyAnchor: ARAnchor {
  /// The estimated scale factor.
  open var estimatedScaleFactor: CGFloat { 1 }
}

/// The camera of a picture.
open class ARCamera: NSObject {
  /// Whether the place of the camera is known.
  public enum TrackingState {
    /// The case of not available.
    case notAvailable
    /// The case of limited.
    case limited(Reason)
    /// The case of normal.
    case normal
    /// Why it is known badly.
    public enum Reason: Int, Hashable, Sendable {
      /// The case of initializing.
      case initializing
      /// The case of excessive motion.
      case excessiveMotion
      /// The case of insufficient features.
      case insufficientFeatures
      /// The case of relocalizing.
      case relocalizing
    }
  }
  /// The transform.
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  /// The euler angles.
  open var eulerAngles: SIMD3<Float> { SIMD3<Float>() }
  /// The tracking state.
  open var trackingState: TrackingState { .notAvailable }
  /// The image resolution.
  open var imageResolution: CGSize { .zero }
}

/// A picture of the camera.
open class ARFrame: NSObject {
  /// The camera.
  public let camera: ARCamera = ARCamera()
  /// The anchors.
  open var anchors: [ARAnchor] { [] }
  /// The timestamp.
  open var timestamp: TimeInterval { 0 }
}

/// The things for which a session looks.
open class ARConfiguration: NSObject {
  /// The axes of space.
  public enum WorldAlignment: Int, Hashable, Sendable {
    /// The case of gravity.
    case gravity
    /// The case of gravity and heading.
    case gravityAndHeading
    /// The case of camera.
    case camera
  }
  /// Whether the device can look for it, which it cannot.
  open class var isSupported: Bool { false }
  /// The world alignment.
  open var worldAlignment: WorldAlignment = WorldAlignment.gravity
  /// Whether it is light estimation enabled.
  open var isLightEstimationEnabled: Bool = true
  /// Whether it provides audio data.
  open var providesAudioData: Bool = false
}

/// A look for places.
open class ARWorldTrackingConfiguration: ARConfiguration {
  /// The planes.
  public struct PlaneDetection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The horizontal.
    public static let horizontal = PlaneDetection(rawValue: 1<<0)
    /// The vertical.
    public static let vertical = PlaneDetection(rawValue: 1<<1)
  }
  /// The light of places.
  public enum EnvironmentTexturing: Int, Hashable, Sendable {
    /// The case of none.
    case none
    /// The case of manual.
    case manual
    /// The case of automatic.
    case automatic
  }
  /// The plane detection.
  open var planeDetection: PlaneDetection = PlaneDetection()
  /// The environment texturing.
  open var environmentTexturing: EnvironmentTexturing = EnvironmentTexturing.none
  /// Whether it is auto focus enabled.
  open var isAutoFocusEnabled: Bool = true
}

/// A look for directions alone.
open class AROrientationTrackingConfiguration: ARConfiguration {}

/// A look for faces.
open class ARFaceTrackingConfiguration: ARConfiguration {
  /// The maximum number of tracked faces.
  open var maximumNumberOfTrackedFaces: Int = 1
}

/// A look for known pictures.
open class ARImageTrackingConfiguration: ARConfiguration {
  /// The maximum number of tracked images.
  open var maximumNumberOfTrackedImages: Int = 1
}

/// A look for people.
open class ARBodyTrackingConfiguration: ARConfiguration {}

/// A look for places on Earth.
open class ARGeoTrackingConfiguration: ARConfiguration {}

/// A ray.
open class ARRaycastQuery: NSObject {
  /// The surfaces that a ray meets.
  public enum Target: Int, Hashable, Sendable {
    /// The case of existing plane geometry.
    case existingPlaneGeometry
    /// The case of existing plane infinite.
    case existingPlaneInfinite
    /// The case of estimated plane.
    case estimatedPlane
  }
  /// The direction of what a ray meets.
  public enum TargetAlignment: Int, Hashable, Sendable {
    /// The case of horizontal.
    case horizontal
    /// The case of vertical.
    case vertical
    /// The case of any.
    case any
  }
}

/// A surface that a ray met.
open class ARRaycastResult: NSObject {
  /// The world transform.
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// The anchor.
  open var anchor: ARAnchor? { nil }
}

/// Called about a session.
public protocol ARSessionObserver: AnyObject {
  /// Called for the event “did fail with error”.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Called for the event “session camera did change tracking state”.
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  /// Called for the event “session was interrupted”.
  func sessionWasInterrupted(_ session: ARSession)
  /// Called for the event “session interruption ended”.
  func sessionInterruptionEnded(_ session: ARSession)
  /// Called for the event “session should attempt relocalization”.
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
  /// Does nothing.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Does nothing.
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  /// Does nothing.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Does nothing.
  public func sessionInterruptionEnded(_ session: ARSession) {}
  /// Answers for an object that does not have it.
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

/// Called about what a session finds.
public protocol ARSessionDelegate: ARSessionObserver {
  /// Called for the event “did update”.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Called for the event “did add”.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Called for the event “did update”.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Called for the event “did remove”.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Does nothing.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Does nothing.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A look at the world, which sees nothing.
open class ARSession: NSObject {
  /// The parts of a session that begin anew.
  public struct RunOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The reset tracking.
    public static let resetTracking = RunOptions(rawValue: 1<<0)
    /// The remove existing anchors.
    public static let removeExistingAnchors = RunOptions(rawValue: 1<<1)
    /// The stop tracked raycasts.
    public static let stopTrackedRaycasts = RunOptions(rawValue: 1<<2)
    /// The reset scene reconstruction.
    public static let resetSceneReconstruction = RunOptions(rawValue: 1<<3)
  }
  /// The delegate.
  open weak var delegate: (any ARSessionDelegate)?
  /// The delegate queue.
  open var delegateQueue: DispatchQueue? = nil
  /// The configuration.
  open private(set) var configuration: ARConfiguration? = nil
  /// The current frame.
  open var currentFrame: ARFrame? { nil }
  /// Tells the delegate that the device sees nothing.
  open func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = []) {
    self.configuration = configuration
    delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
  }
  /// Pauses.
  open func pause() {}
  /// Adds a place, which is not found.
  open func add(anchor: ARAnchor) {}
  /// Removes a place.
  open func remove(anchor: ARAnchor) {}
  /// Returns what a ray meets: nothing.
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

/// Called about nodes of places; none is found.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  /// Called for the event “renderer node for”.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  /// Called for the event “did add”.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// Called for the event “will update”.
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  /// Called for the event “did update”.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// Called for the event “did remove”.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// Answers for an object that does not have it.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    willUpdate node: SCNNode,
    for anchor: ARAnchor
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didUpdate node: SCNNode,
    for anchor: ARAnchor
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didRemove node: SCNNode,
    for anchor: ARAnchor
  ) {}
}

/// The view of a session, a marked box.
open class ARSCNView: SCNView {
  /// The session.
  open var session: ARSession = ARSession()
  /// Whether automatically updates lighting is on.
  open var automaticallyUpdatesLighting: Bool = true
  /// Whether it renders camera grain.
  open var rendersCameraGrain: Bool = false
  /// Whether it renders motion blur.
  open var rendersMotionBlur: Bool = false
  /// Returns the place of a node: there is none.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  /// Returns the node of a place: there is none.
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}

/// The words that help to find places, which are not shown.
open class ARCoachingOverlayView: UIView {
  /// The things that are looked for.
  public enum Goal: Int, Hashable, Sendable {
    /// The case of tracking.
    case tracking
    /// The case of horizontal plane.
    case horizontalPlane
    /// The case of vertical plane.
    case verticalPlane
    /// The case of any plane.
    case anyPlane
    /// The case of geo tracking.
    case geoTracking
  }
  /// The session.
  open var session: ARSession? = nil
  /// The goal.
  open var goal: Goal = Goal.tracking
  /// Whether it activates automatically.
  open var activatesAutomatically: Bool = true
  /// Whether it is active.
  open var isActive: Bool { false }
  /// The delegate.
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  /// Shows the words, which are not shown.
  open func setActive(_ active: Bool, animated: Bool) {}
}

/// Called about the words.
public protocol ARCoachingOverlayViewDelegate: AnyObject {
  /// Called for the event “coaching overlay view will activate”.
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  /// Called for the event “coaching overlay view did deactivate”.
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  /// Does nothing.
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  /// Does nothing.
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
