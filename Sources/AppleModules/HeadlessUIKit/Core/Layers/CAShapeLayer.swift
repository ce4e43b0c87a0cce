public import Foundation
import Snapshots

/// The name of the shape of a line's end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The name of the shape of a line's corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The name of a fill rule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a rule by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath?
  /// The fill color; `nil` for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The fill rule of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color; `nil` for none.
  open var strokeColor: CGColor?
  /// The fraction of the path's length at which the stroke begins.
  open var strokeStart: CGFloat = 0
  /// The fraction of the path's length at which the stroke ends.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The miter limit; pictures use 10, the default.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The offset at which the dash pattern begins.
  open var lineDashPhase: CGFloat = 0

  override func takeValues(of other: CALayer) {
    super.takeValues(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (other.strokeColor, other.strokeStart, other.strokeEnd)
    (lineWidth, lineCap, lineJoin) = (other.lineWidth, other.lineCap, other.lineJoin)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  override func contentDrawings(in rect: Rect, _ traits: UITraitCollection) -> [Drawing] {
    guard let path = heldValue("path") as? CGPath ?? path else { return [] }
    var drawings: [Drawing] = []
    let fill = heldValue("fillColor") as? CGColor ?? fillColor
    if let fill, fill.alpha > 0 { drawings.append(.fill(outline(path), .color(fill.rgba))) }
    let stroke = heldValue("strokeColor") as? CGColor ?? strokeColor
    if let stroke, stroke.alpha > 0, lineWidth > 0 {
      let line = path.steps.trimmed(
        from: heldNumber("strokeStart") ?? strokeStart,
        to: heldNumber("strokeEnd") ?? strokeEnd
      )
      if !line.isEmpty {
        drawings.append(.stroke(.path(line, .nonZero), .color(stroke.rgba), pen))
      }
    }
    return drawings
  }

  override func maskOutline(in rect: Rect) -> Outline {
    guard view == nil, let path, fillColor.map({ $0.alpha > 0 }) ?? false else {
      return super.maskOutline(in: rect)
    }
    return outline(path)
  }

  private func outline(_ path: CGPath) -> Outline {
    .path(path.steps, fillRule == .evenOdd ? .evenOdd : .nonZero)
  }

  private var pen: StrokeStyle {
    var pen = StrokeStyle(
      width: lineWidth,
      cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter,
      dash: lineDashPattern?.map(\.doubleValue) ?? []
    )
    pen.dashPhase = lineDashPhase
    return pen
  }
}
