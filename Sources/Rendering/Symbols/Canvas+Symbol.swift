import DynamicType
import RichText
public import Snapshots

extension Canvas {
  /// Draws a symbol: a drawing of our own for the frequent names, for the others a box with the
  /// first letter of the name.
  ///
  /// The drawing keeps its proportions in the middle of the symbol's rectangle, and its lines have
  /// the thickness of the weight at the point size.
  public func draw(_ symbol: SymbolContent) {
    guard canDraw, !symbol.rect.isEmpty else { return }
    let shape = SymbolCatalog.shape(named: symbol.name) ?? .unknown(symbol.name)
    let limit = min(symbol.rect.width, symbol.rect.height) / 3
    let thickness = min(symbol.lineWidth, max(limit, 0.5))
    let fitted = shape.fitted(into: symbol.rect, lineWidth: thickness)
    let mirrored = symbol.isMirrored ? fitted.transformed(by: .mirroring(symbol.rect)) : fitted
    draw(mirrored, symbol.tint, thickness)
  }

  private func draw(_ shape: SymbolShape, _ tint: Color, _ lineWidth: Double) {
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
      case .line, .outline, .inner: stroke(piece.path, with: .color(tint), style: style)
      case .area, .hole:
        fill(piece.path, with: .color(tint))
        isOnArea = true
      }
    }
  }
}

extension SymbolShape {
  /// Whether lines lie upon filled areas, and must stand out from them.
  fileprivate var hasLinesOnAreas: Bool {
    pieces.contains { $0.ink == .inner || $0.ink == .hole } && pieces.contains { $0.ink == .area }
  }

  /// The placeholder for a symbol without a drawing of ours.
  fileprivate static func unknown(_ name: String) -> SymbolShape {
    var shape = SymbolShape("s R 4 4 16 16 4")
    let letter = name.first { StrokeLetters.path(of: $0) != nil } ?? "."
    if let path = StrokeLetters.path(of: letter) {
      let size = StrokeLetters.height
      let scale = 9 / size
      let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: 12 - 2 * scale, ty: 7.5)
      shape.pieces.append(Piece(ink: .line, path: path.transformed(by: place)))
    }
    return shape
  }

  /// Whether areas reach further than lines: the lines then need no room around the shape.
  private var isBoundedByAreas: Bool {
    func bounds(_ inks: Set<Ink>) -> Rect? {
      SymbolShape(pieces.filter { inks.contains($0.ink) }).bounds
    }
    guard let areas = bounds([.area]) else { return false }
    guard let lines = bounds([.line, .outline]) else { return true }
    return areas.inset(by: 1).union(lines) == areas.inset(by: 1)
  }

  /// The shape in the middle of a rectangle, with room for half of the lines at its edge.
  ///
  /// A filled circle is as wide as one of lines: `person.2.circle.fill` fills its frame in the
  /// references of leboncoin/spark-ios-component-text-link.
  fileprivate func fitted(into rect: Rect, lineWidth: Double) -> SymbolShape {
    guard let bounds else { return self }
    let room = isBoundedByAreas ? rect : rect.inset(by: lineWidth / 2)
    // A straight line has no height, and takes the scale of its length.
    let across = bounds.width > 0 ? room.width / bounds.width : .infinity
    let along = bounds.height > 0 ? max(room.height, 0) / bounds.height : .infinity
    let scale = max(min(across, along), 0)
    guard scale.isFinite, scale > 0 else { return self }
    let (middle, target) = (bounds.center, rect.center)
    var place = Transform.scale(x: scale, y: scale)
    place.tx = target.x - middle.x * scale
    place.ty = target.y - middle.y * scale
    return transformed(by: place)
  }
}

extension SymbolContent {
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
