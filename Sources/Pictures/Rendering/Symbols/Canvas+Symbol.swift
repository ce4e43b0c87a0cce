import DynamicType
import RichText
public import Snapshots

extension Canvas {
  /// Draws a symbol: a drawing of this package for known names, and a box with the first letter of
  /// the name for the others.
  ///
  /// The drawing stands in the middle of the symbol's rectangle, as large as iOS draws the symbol at
  /// its point size, or smaller where it has no room. Its lines have the thickness of the weight.
  public func draw(_ symbol: SymbolContent) {
    guard canDraw, !symbol.rect.isEmpty else { return }
    let shape = SymbolCatalog.shape(named: symbol.name) ?? .unknown(symbol.name)
    let rect = symbol.drawnRect
    let limit = min(symbol.rect.width, symbol.rect.height) / 3
    let thickness = min(symbol.lineWidth, max(limit, 0.5))
    let fitted = shape.fitted(into: rect, lineWidth: thickness)
    let mirrored = symbol.isMirrored ? fitted.transformed(by: .mirroring(rect)) : fitted
    drawWhole(mirrored, symbol.tint, thickness)
    if let tint = symbol.upperTint { drawWhole(mirrored.upper, tint, thickness) }
  }

  /// Draws a shape as one: where its pieces overlap, a translucent color covers what is below once.
  private func drawWhole(_ shape: SymbolShape, _ tint: Color, _ lineWidth: Double) {
    guard tint.alpha < 1, shape.pieces.count > 1 else { return draw(shape, tint, lineWidth) }
    withLayer(opacity: tint.alpha) { draw(shape, tint.withAlpha(1), lineWidth) }
  }

  /// Draws a shape in layers, of which each keeps the clearances of those after it free.
  private func draw(_ shape: SymbolShape, _ tint: Color, _ lineWidth: Double) {
    guard let last = shape.pieces.lastIndex(where: { $0.ink == .clearance }) else {
      return drawLayer(shape, tint, lineWidth)
    }
    withSavedState {
      keepFree(shape.pieces[last].path)
      draw(SymbolShape(Array(shape.pieces[..<last])), tint, lineWidth)
    }
    drawLayer(SymbolShape(Array(shape.pieces[(last + 1)...])), tint, lineWidth)
  }

  /// Limits drawing to the outside of a path.
  private func keepFree(_ path: Path) {
    guard let box = path.controlBounds else { return }
    var outside = Path(box.inset(by: -10 * max(box.width, box.height)))
    outside.append(path)
    clip(to: outside, rule: .evenOdd)
  }

  private func drawLayer(_ shape: SymbolShape, _ tint: Color, _ lineWidth: Double) {
    let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    guard shape.hasLinesOnAreas, backend.canErase else {
      return draw(shape.pieces, tint, style) { path, isLine in
        let paint = Paint.color(tint.standingOut)
        if isLine { stroke(path, with: paint, style: style) } else { fill(path, with: paint) }
      }
    }
    withSavedState {
      if let bounds = shape.bounds { clip(to: bounds.inset(by: -lineWidth)) }
      withLayer(opacity: 1) {
        draw(shape.pieces, tint, style) { path, isLine in
          if isLine { backend.erase(along: path, style: style) } else { backend.erase(in: path) }
        }
      }
    }
  }

  /// Draws pieces; lines and areas upon an area are left to a closure.
  private func draw(
    _ pieces: [SymbolShape.Piece],
    _ tint: Color,
    _ style: StrokeStyle,
    onArea: (_ path: Path, _ isLine: Bool) -> Void
  ) {
    var isOnArea = false
    for piece in pieces {
      switch piece.ink {
      case .inner where isOnArea: onArea(piece.path, true)
      case .hole where isOnArea: onArea(piece.path, false)
      case .line, .dashes, .outline, .inner: stroke(piece.path, with: .color(tint), style: style)
      case .area, .hole:
        fill(piece.path, with: .color(tint))
        isOnArea = true
      case .clearance: break
      }
    }
  }
}

extension SymbolShape {
  /// Whether lines lie upon filled areas, and must stand out from them.
  fileprivate var hasLinesOnAreas: Bool {
    pieces.contains { $0.ink == .inner || $0.ink == .hole } && pieces.contains { $0.ink == .area }
  }

  /// The lines and areas upon areas, as a shape of its own.
  fileprivate var upper: SymbolShape {
    SymbolShape(
      pieces.compactMap { piece in
        switch piece.ink {
        case .inner: Piece(ink: .line, path: piece.path)
        case .hole: Piece(ink: .area, path: piece.path)
        default: nil
        }
      }
    )
  }

  /// The placeholder for a symbol without a drawing of ours.
  fileprivate static func unknown(_ name: String) -> SymbolShape {
    var shape = SymbolShape("s R 2 2 20 20 4")
    let letter = name.first { StrokeLetters.path(of: $0) != nil } ?? "."
    if let path = StrokeLetters.path(of: letter) {
      let size = StrokeLetters.height
      let scale = 11 / size
      let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: 12 - 2 * scale, ty: 6.5)
      shape.pieces.append(Piece(ink: .line, path: path.transformed(by: place)))
    }
    return shape
  }
}

extension SymbolContent {
  /// The place of what the symbol draws.
  fileprivate var drawnRect: Rect {
    let size = SymbolMetrics.drawnSize(
      of: name,
      pointSize: pointSize,
      weight: weight,
      scale: scale
    )
    guard size.width > 0, size.height > 0 else { return rect }
    let part = min(1, rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * part, size.height * part)
    return Rect(
      x: rect.center.x - width / 2,
      y: rect.center.y - height / 2,
      width: width,
      height: height
    )
  }

  /// The thickness of the lines in points, 8.2 percent of the size at regular weight.
  ///
  /// That lies between the 8.45 of `minus` and the 8.0 of `circle` in the pictures of
  /// `Reference/symbols`; the reference `button-info` of StanfordSpezi/SpeziViews has 7.9. 11.9 percent
  /// at semibold and a little more in large symbols are estimates.
  fileprivate var lineWidth: Double {
    let weight = Double(weight.cssValue)
    let stem = weight < 400 ? 0.082 - (400 - weight) * 0.0002 : 0.008 + weight * 0.000185
    return pointSize * stem * (scale == .large ? 1.1 : 1)
  }
}

extension Color {
  /// White upon dark colors, black upon bright ones.
  fileprivate var standingOut: Color {
    let lightness = 0.299 * red + 0.587 * green + 0.114 * blue
    return (lightness > 0.8 ? Color.black : .white).withAlpha(alpha)
  }
}
