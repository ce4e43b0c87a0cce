import DynamicType
import JSONText
import LayoutGeometry
import RichText
import Typesetting

extension JSONWriter {
  /// Writes a drawing: its kind, and what belongs to it.
  mutating func members(of drawing: Drawing) {
    switch drawing {
    case .fill(let outline, let paint):
      member("kind", "fill")
      members(of: outline)
      members(of: paint)
    case .stroke(let outline, let paint, let style):
      member("kind", "stroke")
      members(of: outline)
      members(of: paint)
      members(of: style)
    case .shadow(let shadow, let outline):
      member("kind", "shadow")
      members(of: outline)
      member("color", shadow.color)
      member("offset", shadow.offset)
      member("radius", shadow.radius)
    case .text(let text):
      member("kind", "text")
      members(of: text)
    case .image(let image):
      member("kind", "image")
      members(of: image)
    case .symbol(let symbol):
      member("kind", "symbol")
      members(of: symbol)
    case .material(let material, let outline):
      member("kind", "material")
      members(of: outline)
      member("thickness", material.thickness.rawValue)
      member("isDark", material.isDark)
    case .group(let group):
      member("kind", "group")
      member("transform", group.transform)
      if group.opacity != 1 { member("opacity", group.opacity) }
      array("clip", group.clip) { json, outline in
        json.beginObject()
        json.members(of: outline)
        json.endObject()
      }
      drawings("drawings", group.drawings)
    }
  }

  /// Writes the six numbers of a transform; nothing for the one that changes nothing.
  mutating func member(_ name: String, _ transform: Transform) {
    guard transform != .identity else { return }
    member(
      name,
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    )
  }

  mutating func members(of outline: Outline) {
    switch outline {
    case .rect(let rect): member("rect", rect)
    case .ellipse(let rect): member("ellipse", rect)
    case .roundedRect(let rect, let radii, let curve):
      member("rect", rect)
      member("cornerRadii", radii)
      member("cornerCurve", curve.rawValue)
    case .path(let path, let rule):
      array("path", path.elements) { $0.write($1) }
      flag("isEvenOdd", rule == .evenOdd)
    }
  }

  /// Corners from the top left one clockwise.
  mutating func member(_ name: String, _ radii: CornerRadii) {
    member(name, [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
  }

  private mutating func members(of paint: Paint) {
    switch paint {
    case .color(let color): member("color", color)
    case .gradient(let gradient): object("gradient") { $0.members(of: gradient) }
    }
  }

  private mutating func members(of gradient: Gradient) {
    switch gradient.shape {
    case .linear(let from, let to):
      member("from", from)
      member("to", to)
    case .radial(let center, let inner, let outer):
      member("center", center)
      member("innerRadius", inner)
      member("outerRadius", outer)
    }
    array("stops", gradient.stops) { json, stop in
      json.beginObject()
      json.member("location", stop.location)
      json.member("color", stop.color)
      json.endObject()
    }
  }

  private mutating func members(of style: StrokeStyle) {
    member("lineWidth", style.width)
    if style.cap != .butt { member("cap", style.cap.rawValue) }
    if style.join != .miter { member("join", style.join.rawValue) }
    member("dash", style.dash)
  }

  private mutating func members(of image: ImageContent) {
    member("name", image.name)
    member("missingReason", image.missingReason)
    member("rect", image.rect)
    member("naturalSize", image.naturalSize)
    member("contentMode", image.contentMode.rawValue)
    member("format", image.source?.format.rawValue)
    member("tint", image.tint)
    flags([
      "isSymbol": image.isSymbol, "adjustsForAccessibility": image.adjustsForAccessibility,
      "isMirrored": image.isMirrored, "isMissing": image.isMissing,
    ])
  }

  private mutating func members(of symbol: SymbolContent) {
    member("name", symbol.name)
    member("rect", symbol.rect)
    member("pointSize", symbol.pointSize)
    member("weight", symbol.weight.description)
    member("scale", symbol.scale.rawValue)
    member("tint", symbol.tint)
    member("upperTint", symbol.upperTint)
    flags([
      "adjustsForContentSizeCategory": symbol.adjustsForContentSizeCategory,
      "isMirrored": symbol.isMirrored,
    ])
  }
}

extension JSONWriter {
  /// Writes the letter of SVG's path data for a step, and its coordinates.
  fileprivate mutating func write(_ element: Path.Element) {
    let (letter, points): (String, [Point]) =
      switch element {
      case .move(let point): ("M", [point])
      case .line(let point): ("L", [point])
      case .curve(let first, let second, let end): ("C", [first, second, end])
      case .close: ("Z", [])
      }
    beginArray()
    string(letter)
    for point in points {
      number(point.x)
      number(point.y)
    }
    endArray()
  }
}
