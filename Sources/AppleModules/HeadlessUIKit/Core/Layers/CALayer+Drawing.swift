import Foundation
import DynamicType
package import Snapshots

extension CALayer {
  /// The layer with its sublayers, in the coordinates of its superlayer.
  package func placedDrawings(_ traits: UITraitCollection) -> [Drawing] {
    var state = shownState
    applyHeldAnimations(to: &state)
    guard !state.isHidden, state.opacity > 0 else { return [] }
    let rect = Rect(state.bounds)
    let outline = maskOutline(in: rect)
    var inside: [Drawing] = []
    if let fill = backgroundColor?.rgba, fill.alpha > 0 {
      inside.append(.fill(outline, .color(fill)))
    }
    inside += contentsDrawings(in: rect, traits)
    inside += sublayerDrawings(traits)
    inside += borderDrawings(in: rect)
    var drawings: [Drawing] = []
    if let shadow = shadow(for: traits), !masksToBounds {
      drawings.append(.shadow(shadow, shadowOutline(outline)))
    }
    drawings += Drawing.placed(DrawingGroup(inside, clip: masksToBounds ? [outline] : []))
    let placement = state.placement.transform
    let clip = mask.map { [$0.placedMask.transformed(by: placement)] } ?? []
    return Drawing.placed(
      DrawingGroup(drawings, transform: placement, clip: clip, opacity: Double(state.opacity))
    )
  }

  /// The picture, the content of the class, and the program's drawings.
  func contentsDrawings(in rect: Rect, _ traits: UITraitCollection) -> [Drawing] {
    var drawings: [Drawing] = []
    if let image = (contents as? CGImage)?.image ?? contents as? UIImage {
      var drawing = ImageDrawing(image: image, traits: traits, tint: .systemBlue)
      drawing.contentMode = contentsGravity.contentMode.snapshotMode
      drawings.append(drawing.drawing(in: CGRect(rect)))
    }
    drawings += contentDrawings(in: rect, traits)
    let context = CGContext(size: CGSize(width: rect.width, height: rect.height), traits: traits)
    context.record { traits.performAsCurrent { draw(in: context) } }
    return drawings + context.drawings
  }

  /// The sublayers that belong to no view.
  private func sublayerDrawings(_ traits: UITraitCollection) -> [Drawing] {
    let layers = children.map(\.layer).sortedByDepth
    let drawings = layers.flatMap { $0.placedDrawings(traits) }
    guard !CATransform3DIsIdentity(sublayerTransform) else { return drawings }
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let turn = CATransform3DGetAffineTransform(sublayerTransform).transform.about(middle)
    return Drawing.placed(DrawingGroup(drawings, transform: turn))
  }

  func borderDrawings(in rect: Rect) -> [Drawing] {
    guard borderWidth > 0, let color = borderColor?.rgba, color.alpha > 0 else { return [] }
    let radii = cornerRadii(in: CGSize(width: rect.width, height: rect.height))
    let outline = Outline.roundedRect(
      rect.inset(by: borderWidth / 2),
      radii.inset(by: borderWidth / 2),
      outlineCurve
    )
    return [.stroke(outline, .color(color), StrokeStyle(width: borderWidth))]
  }

  /// The shape that casts the shadow.
  func shadowOutline(_ outline: Outline) -> Outline {
    shadowPath.map { .path($0.steps, .nonZero) } ?? outline
  }

  /// The shape of the layer as a mask, in the coordinates of the masked layer.
  var placedMask: Outline {
    let state = shownState
    return maskOutline(in: Rect(state.bounds)).transformed(by: state.placement.transform)
  }

  /// Draws the layer with its sublayers into a context.
  public func render(in ctx: CGContext) {
    if let view { return ctx.add(view.renderedDrawings()) }
    layoutTreeIfNeeded()
    let origin = own.placement.inverted().transform
    let drawings = placedDrawings(ctx.traits)
    ctx.add(Drawing.placed(DrawingGroup(drawings, transform: origin)))
  }
}

extension [CALayer] {
  /// The layers in the order of their depth.
  var sortedByDepth: [CALayer] {
    enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayerContentsGravity {
  /// The gravities that views also have as content modes.
  private static let modes: [(gravity: CALayerContentsGravity, mode: UIView.ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill), (.center, .center), (.top, .top), (.bottom, .bottom),
    (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
    (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
  ]

  /// The content mode of a view; one that redraws stretches its content until then.
  init(_ mode: UIView.ContentMode) {
    self = Self.modes.first { $0.mode == mode }?.gravity ?? .resize
  }

  /// The rule as a view has it.
  var contentMode: UIView.ContentMode {
    Self.modes.first { $0.gravity == self }?.mode ?? .scaleToFill
  }
}
