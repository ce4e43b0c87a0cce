// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

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
