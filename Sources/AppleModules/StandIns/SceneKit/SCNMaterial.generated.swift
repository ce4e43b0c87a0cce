// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

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
