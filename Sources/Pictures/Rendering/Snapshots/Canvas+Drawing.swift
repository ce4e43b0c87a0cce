import DynamicType
import RichText
public import Snapshots
import Typesetting

extension Canvas {
  /// Draws one drawing of an element, in the element's own coordinates.
  public func draw(_ drawing: Drawing) { draw(drawing, visible: nil) }

  /// Draws what of a drawing lies in a rectangle; nil is everything.
  func draw(_ drawing: Drawing, visible: Rect?) {
    switch drawing {
    case .fill(.rect(let rect), .color(let color)):
      if color.alpha > 0 { fill(rect, with: color) }
    case .fill(let outline, let paint): fill(outline.path, with: paint, rule: outline.fillRule)
    case .stroke(let outline, let paint, let style):
      stroke(outline.path, with: paint, style: style)
    case .shadow(let shadow, let outline): draw(shadow, of: outline.path)
    case .text(let text): draw(text, visible: visible)
    case .image(let image): draw(image)
    case .symbol(let symbol): draw(symbol)
    case .material(let material, let outline): draw(material, in: outline)
    case .group(let group): draw(group)
    }
  }

  /// Draws the drawings of a group, clipped before they are transformed.
  private func draw(_ group: DrawingGroup) {
    withSavedState {
      for outline in group.clip { clip(to: outline.path, rule: outline.fillRule) }
      let isLayer = group.opacity < 1
      if isLayer { beginLayer(opacity: group.opacity) }
      if group.transform != .identity { concatenate(group.transform) }
      for drawing in group.drawings { draw(drawing) }
      if isLayer { restore() }
    }
  }

  /// Draws text, clipped to its box.
  public func draw(_ text: TextContent) { draw(text, visible: nil) }

  private func draw(_ text: TextContent, visible: Rect?) {
    guard text.isClipped else { return drawLines(of: text, visible: visible) }
    withSavedState {
      clip(to: text.frame)
      drawLines(of: text, visible: visible)
    }
  }

  private func drawLines(of text: TextContent, visible: Rect?) {
    for line in text.layout.lines {
      let top = text.origin.y + line.top
      // Letters may reach out of the box of their line by about its height.
      if let visible, top > visible.maxY + line.height || top + 2 * line.height < visible.y {
        continue
      }
      let place = Point(x: text.origin.x + line.x, y: text.origin.y + line.baseline)
      draw(line, of: text.string, at: place, color: text.color)
    }
  }

  /// Draws a material over what was drawn before.
  ///
  /// In pixels the background is blurred; SVG and PDF get the color of the material alone, much less
  /// translucent: what is sharp below a bar draws the eye more than what is blurred.
  private func draw(_ material: Material, in outline: Outline) {
    let path = outline.path
    guard canDraw, path.isDrawable else { return }
    let isBlurred = backend.blurBackdrop(in: path, deviation: 10)
    fill(path, with: .color(material.tint(isBlurred: isBlurred)), rule: outline.fillRule)
  }
}

extension Material {
  /// The color over the background; opacities are estimates from pictures of iOS.
  fileprivate func tint(isBlurred: Bool) -> Color {
    let opacity =
      switch thickness {
      case .ultraThin: 0.44
      case .thin: 0.58
      case .regular: 0.72
      case .thick: 0.84
      case .chrome: 0.86
      }
    return Color(
      white: isDark ? 0.12 : 0.98,
      alpha: isBlurred ? opacity : 1 - (1 - opacity) / 4
    )
  }
}
