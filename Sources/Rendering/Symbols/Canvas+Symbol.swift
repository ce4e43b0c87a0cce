import DynamicType
import RichText
public import Snapshots

extension Canvas {
  /// Draws a symbol: a drawing of our own for the frequent names, for the others a box with the
  /// first letter of the name.
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

  /// The shape in the middle of a rectangle, with room for half of the lines at its edge.
  ///
  /// The drawing keeps its proportions, or takes those of the rectangle where they are close.
  fileprivate func fitted(into rect: Rect, lineWidth: Double) -> SymbolShape {
    let lines = bounds { $0 != .area && $0 != .clearance && $0 != .hole }
    let areas = bounds { $0 == .area || $0 == .hole }
    guard let plain = bounds else { return self }
    let across = Extent(
      lines.map { $0.x...$0.maxX },
      areas.map { $0.x...$0.maxX },
      scaledTo: rect.width,
      lineWidth
    )
    let along = Extent(
      lines.map { $0.y...$0.maxY },
      areas.map { $0.y...$0.maxY },
      scaledTo: rect.height,
      lineWidth
    )
    let scale = min(across?.scale ?? .infinity, along?.scale ?? .infinity)
    guard scale.isFinite, scale > 0 else { return self }
    let closest = 1.15 * scale
    let x = min(across?.scale ?? scale, closest)
    let y = min(along?.scale ?? scale, closest)
    var place = Transform.scale(x: x, y: y)
    place.tx = rect.center.x - (across?.middle ?? plain.center.x) * x
    place.ty = rect.center.y - (along?.middle ?? plain.center.y) * y
    return transformed(by: place)
  }
}

/// A shape's extent on one axis, and the scale with which it fills a length.
private struct Extent {
  var scale: Double
  var middle: Double

  /// Nil where the shape has no extent, and takes the scale of the other axis.
  init?(
    _ lines: ClosedRange<Double>?,
    _ areas: ClosedRange<Double>?,
    scaledTo length: Double,
    _ lineWidth: Double
  ) {
    guard let first = lines ?? areas else { return nil }
    var ends = first
    scale = .infinity
    // The lines keep their thickness, so that their extent on the grid depends on the scale.
    for step in 0...4 {
      let room = step == 0 ? 0 : lineWidth / 2 / scale
      ends = lines.map { ($0.lowerBound - room)...($0.upperBound + room) } ?? first
      if let areas {
        ends = min(ends.lowerBound, areas.lowerBound)...max(ends.upperBound, areas.upperBound)
      }
      let extent = ends.upperBound - ends.lowerBound
      guard extent > 0.5 else { return nil }
      scale = length / extent
    }
    middle = (ends.lowerBound + ends.upperBound) / 2
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

  /// The thickness of the lines in points: 8.8 percent of the size at regular weight and 12.5 at
  /// semibold, as the stems of letters beside them, and a little more in large symbols; estimates.
  fileprivate var lineWidth: Double {
    let weight = Double(weight.cssValue)
    let stem = weight < 400 ? 0.088 - (400 - weight) * 0.0002 : 0.014 + weight * 0.000185
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
