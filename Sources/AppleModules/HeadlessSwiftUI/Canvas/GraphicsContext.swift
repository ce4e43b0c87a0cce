public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The drawings of a canvas in their order.
final class CanvasRecorder {
  var drawings: [Drawing] = []
}

/// The drawing context of a canvas: a copy has its own transform, clip and opacity.
public struct GraphicsContext {
  /// The opacity of drawings, from 0 to 1.
  public var opacity = 1.0

  /// The blend mode; any mode is drawn as normal.
  public var blendMode = BlendMode.normal {
    didSet {
      if blendMode != .normal { environment.report("A blend mode of a canvas is drawn as normal.") }
    }
  }

  /// The transform of drawings.
  public var transform = CGAffineTransform.identity

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  private let recorder: CanvasRecorder
  private let size: CGSize
  private var clips: [Outline] = []
  private var shadows: [Shadow] = []

  init(_ recorder: CanvasRecorder, _ environment: EnvironmentValues, size: CGSize) {
    self.recorder = recorder
    self.environment = environment
    self.size = size
  }

  func add(_ drawings: [Drawing]) {
    let group = DrawingGroup(
      drawings,
      transform: transform.transform,
      clip: clips,
      opacity: min(max(opacity, 0), 1)
    )
    recorder.drawings += Drawing.placed(group)
  }

  /// Scales subsequent drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Translates subsequent drawings, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawings.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Draws under a further transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Clips subsequent drawings to an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let outline = path.filled(isEvenOdd: style.isEOFilled)
    clips.append(outline.transformed(by: transform.transform))
  }

  /// The rectangle of the clips.
  public var clipBoundingRect: CGRect {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return CGRect(clips.reduce(whole) { $0.intersection($1.bounds) })
  }

  /// Adds an effect to subsequent drawings; effects other than shadows are reported.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .shadow(let style): shadows.append(style.resolved(in: environment).shadow)
    case .other(let name): environment.report("The filter \(name) of a canvas is not drawn.")
    }
  }

  /// An effect on drawings.
  public struct Filter {
    enum Kind {
      case shadow(ShadowStyle)
      case other(String)
    }

    let kind: Kind

    /// A shadow behind drawings; lengths are in points.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(.drop(color: color, radius: radius, x: x, y: y))) }

    /// A blur, which is not drawn.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .other("blur")) }
    /// A brightness, which is not drawn.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .other("brightness")) }
    /// A contrast, which is not drawn.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .other("contrast")) }
    /// A saturation, which is not drawn.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .other("saturation")) }
    /// A grayscale effect, which is not drawn.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .other("grayscale")) }
    /// A hue rotation, which is not drawn.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .other("hueRotation")) }
    /// A color multiplication, which is not drawn.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .other("colorMultiply"))
    }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.filled(isEvenOdd: style.isEOFilled)
    let (paint, room) = shading.paint(over: outline.bounds, in: environment)
    add(shadows.map { .shadow($0, outline) } + paint.fill(outline, over: room))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let (paint, room) = shading.paint(over: path.outline.bounds, in: environment)
    add(paint.stroke(path.outline, style.pen, over: room))
  }

  /// Draws a line along an outline, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the drawings of a closure as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecorder()
    var context = GraphicsContext(layer, environment, size: size)
    context.transform = transform
    try content(&context)
    let group = DrawingGroup(layer.drawings, clip: clips, opacity: min(max(opacity, 0), 1))
    recorder.drawings += Drawing.placed(group)
  }
}
