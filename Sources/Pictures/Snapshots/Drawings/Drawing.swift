import DynamicType
public import LayoutGeometry

/// A drawing of an element, in the element's own coordinates.
///
/// Colors are those of the screen: a snapshot has already chosen between light and dark.
public indirect enum Drawing: Equatable, Sendable {
  /// A filled shape.
  case fill(Outline, Paint)

  /// A line along a shape, half of its width on each side.
  case stroke(Outline, Paint, StrokeStyle)

  /// The shadow of a shape, without the shape.
  case shadow(Shadow, Outline)

  /// Text in a box.
  case text(TextContent)

  /// An image.
  case image(ImageContent)

  /// A symbol of the system.
  case symbol(SymbolContent)

  /// A translucent material over what was drawn before.
  case material(Material, Outline)

  /// Drawings that are transformed, clipped or made translucent together.
  case group(DrawingGroup)

  /// The part of the element's own coordinates that the drawing takes.
  ///
  /// It includes the width of lines, the box of text and the reach of a shadow's blur.
  public var bounds: Rect {
    switch self {
    case .fill(let outline, _), .material(_, let outline): outline.bounds
    case .stroke(let outline, _, let style): outline.bounds.inset(by: -style.width / 2)
    case .shadow(let shadow, let outline):
      outline.bounds.inset(by: -3 * shadow.radius)
        .offset(x: shadow.offset.width, y: shadow.offset.height)
    case .text(let text): text.frame
    case .image(let image): image.rect
    case .symbol(let symbol): symbol.rect
    case .group(let group): group.bounds
    }
  }
}
