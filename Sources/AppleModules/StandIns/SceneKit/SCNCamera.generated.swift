// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

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
