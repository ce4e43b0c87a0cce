// Written by Scripts/generate-tables from Reference/apple-modules/SpriteKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A picture of sprites.
open class SKTexture: NSObject {
  /// The picture.
  private let image: UIImage?
  /// The filtering mode.
  open var filteringMode: SKTextureFilteringMode = SKTextureFilteringMode.linear
  /// Creates a picture.
  public init(image: UIImage) { self.image = image }
  /// Creates a picture.
  public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
  /// Creates the picture of a name.
  public init(imageNamed name: String) { image = UIImage(named: name) }
  /// Creates a part of a picture, which is the whole one here.
  public init(rect: CGRect, in texture: SKTexture) { image = texture.image }
  /// Returns the size in points.
  open func size() -> CGSize { image?.size ?? .zero }
  /// Returns the part of the picture.
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Returns the picture.
  open func cgImage() -> CGImage { image?.cgImage ?? UIImage().cgImage! }
  /// Calls a function at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Calls a function at once.
  open class func preload(
    _ textures: [SKTexture],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The way in which a picture is scaled.
public enum SKTextureFilteringMode: Int, Hashable, Sendable {
  /// The case of nearest.
  case nearest
  /// The case of linear.
  case linear
}

/// Several pictures.
open class SKTextureAtlas: NSObject {
  /// The texture names.
  open var textureNames: [String] { [] }
  /// Creates the pictures of a name.
  public init(named name: String) {}
  /// Returns the picture of a name.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// A node with a picture.
open class SKSpriteNode: SKNode {
  /// The texture.
  open var texture: SKTexture? = nil
  /// The size.
  open var size: CGSize = CGSize.zero
  /// The color.
  open var color: UIColor = UIColor.white
  /// The color blend factor.
  open var colorBlendFactor: CGFloat = 0
  /// The blend mode.
  open var blendMode: SKBlendMode = SKBlendMode.alpha
  /// The anchor point.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  /// The lighting bit mask.
  open var lightingBitMask: UInt32 = 0
  /// Creates a node without a picture.
  public override init() { super.init() }
  /// Creates a node.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    self.texture = texture
    self.color = color
    self.size = size
  }
  /// Creates a node with a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Creates a node with a picture of a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Creates a node with the picture of a name.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Creates a node of a color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  /// Creates a node as if it came out of an archive; an archive is not read.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// The place of the node.
  open override var frame: CGRect {
    CGRect(x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width, height: size.height)
  }
}

/// The place of a text from top to bottom.
public enum SKLabelVerticalAlignmentMode: Int, Hashable, Sendable {
  /// The case of baseline.
  case baseline
  /// The case of center.
  case center
  /// The case of top.
  case top
  /// The case of bottom.
  case bottom
}

/// The place of a text from side to side.
public enum SKLabelHorizontalAlignmentMode: Int, Hashable, Sendable {
  /// The case of center.
  case center
  /// The case of left.
  case left
  /// The case of right.
  case right
}

/// A node with a text.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String? = nil
  /// The attributed text.
  open var attributedText: NSAttributedString? = nil
  /// The font name.
  open var fontName: String? = "HelveticaNeue-UltraLight"
  /// The font size.
  open var fontSize: CGFloat = 32
  /// The font color.
  open var fontColor: UIColor? = UIColor.white
  /// The color.
  open var color: UIColor? = nil
  /// The color blend factor.
  open var colorBlendFactor: CGFloat = 0
  /// The number of lines.
  open var numberOfLines: Int = 1
  /// The preferred max layout width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The vertical alignment mode.
  open var verticalAlignmentMode: SKLabelVerticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The horizontal alignment mode.
  open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Creates a node without a text.
  public override init() { super.init() }
  /// Creates a node with a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates a node with a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Creates a node with a text.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
}

/// A node with a shape.
open class SKShapeNode: SKNode {
  /// The path.
  open var path: CGPath? = nil
  /// The fill color.
  open var fillColor: UIColor = UIColor.clear
  /// The stroke color.
  open var strokeColor: UIColor = UIColor.white
  /// The line width.
  open var lineWidth: CGFloat = 1
  /// The glow width.
  open var glowWidth: CGFloat = 0
  /// The line cap.
  open var lineCap: CGLineCap = CGLineCap.butt
  /// The line join.
  open var lineJoin: CGLineJoin = CGLineJoin.miter
  /// Whether it is antialiased.
  open var isAntialiased: Bool = true
  /// The fill texture.
  open var fillTexture: SKTexture? = nil
  /// The stroke texture.
  open var strokeTexture: SKTexture? = nil
  /// The blend mode.
  open var blendMode: SKBlendMode = SKBlendMode.alpha
  /// Creates a node without a shape.
  public override init() { super.init() }
  /// Creates a node with a shape.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// Creates a node with a shape.
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  /// Creates a rectangle in the middle.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  /// Creates a rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// Creates a rectangle with round corners in the middle.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
  }
  /// Creates a circle.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Creates an ellipse.
  public convenience init(ellipseOf size: CGSize) {
    self.init(path: CGPath(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil))
  }
  /// The place of the node.
  open override var frame: CGRect {
    (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
}

/// The place from which a scene is seen.
open class SKCameraNode: SKNode {}

/// A node that cuts those below.
open class SKCropNode: SKNode {
  /// The mask node.
  open var maskNode: SKNode? = nil
}

/// A light.
open class SKLightNode: SKNode {
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The light color.
  open var lightColor: UIColor = UIColor.white
  /// The falloff.
  open var falloff: CGFloat = 1
  /// The category bit mask.
  open var categoryBitMask: UInt32 = 1
}

/// A sound, which is silent.
open class SKAudioNode: SKNode {
  /// Whether autoplay looped is on.
  open var autoplayLooped: Bool = true
  /// Whether it is positional.
  open var isPositional: Bool = true
  /// Creates a sound.
  public override init() { super.init() }
  /// Creates the sound of a file.
  public convenience init(fileNamed name: String) { self.init() }
  /// Creates the sound of a file.
  public convenience init(url: URL) { self.init() }
}

/// A source of particles.
open class SKEmitterNode: SKNode {
  /// The particle texture.
  open var particleTexture: SKTexture? = nil
  /// The particle birth rate.
  open var particleBirthRate: CGFloat = 0
  /// The num particles to emit.
  open var numParticlesToEmit: Int = 0
  /// The particle lifetime.
  open var particleLifetime: CGFloat = 0
  /// The particle lifetime range.
  open var particleLifetimeRange: CGFloat = 0
  /// The particle color.
  open var particleColor: UIColor = UIColor.clear
  /// The particle color blend factor.
  open var particleColorBlendFactor: CGFloat = 0
  /// The particle position.
  open var particlePosition: CGPoint = CGPoint.zero
  /// The particle position range.
  open var particlePositionRange: CGVector = CGVector(dx: 0, dy: 0)
  /// The particle speed.
  open var particleSpeed: CGFloat = 0
  /// The particle speed range.
  open var particleSpeedRange: CGFloat = 0
  /// The particle alpha.
  open var particleAlpha: CGFloat = 1
  /// The particle alpha range.
  open var particleAlphaRange: CGFloat = 0
  /// The particle alpha speed.
  open var particleAlphaSpeed: CGFloat = 0
  /// The particle scale.
  open var particleScale: CGFloat = 1
  /// The particle scale range.
  open var particleScaleRange: CGFloat = 0
  /// The particle scale speed.
  open var particleScaleSpeed: CGFloat = 0
  /// The particle rotation.
  open var particleRotation: CGFloat = 0
  /// The particle rotation range.
  open var particleRotationRange: CGFloat = 0
  /// The particle rotation speed.
  open var particleRotationSpeed: CGFloat = 0
  /// The particle z position.
  open var particleZPosition: CGFloat = 0
  /// The particle blend mode.
  open var particleBlendMode: SKBlendMode = SKBlendMode.alpha
  /// The emission angle.
  open var emissionAngle: CGFloat = 0
  /// The emission angle range.
  open var emissionAngleRange: CGFloat = 0
  /// The x acceleration.
  open var xAcceleration: CGFloat = 0
  /// The y acceleration.
  open var yAcceleration: CGFloat = 0
  /// The target node.
  open var targetNode: SKNode? = nil
  /// Begins anew.
  open func resetSimulation() {}
  /// Advances by seconds; nothing is simulated.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// A force.
open class SKFieldNode: SKNode {
  /// The strength.
  open var strength: Float = 1
  /// The falloff.
  open var falloff: Float = 0
  /// Whether it is enabled.
  open var isEnabled: Bool = true
  /// The category bit mask.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// The minimum radius.
  open var minimumRadius: Float = 0
  /// Returns a force to a point.
  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  /// Returns a force without a rule.
  open class func noiseField(
    withSmoothness smoothness: CGFloat,
    animationSpeed speed: CGFloat
  ) -> SKFieldNode { SKFieldNode() }
}
