import Snapshots

/// Symbols that are made of others, on the grid of 24.
extension SymbolShape {
  /// The shape with a line across it, apart from it by a gap.
  ///
  /// `eye.slash` is as wide as `eye` and `mic.slash` as high as `mic`, by the lengths of
  /// `Reference/symbols/sizes.tsv`.
  var slashed: SymbolShape {
    guard let box = bounds else { return self }
    let (middle, half) = (box.center, max(0.92 * box.height, 0.72 * box.width) / 2)
    let (x, y, left, top) = (middle.x + half, middle.y + half, middle.x - half, middle.y - half)
    // The gap is a band on both sides of the line, a little longer than the line.
    let gap =
      "x M \(left - 1.4) \(top + 1.2) L \(left + 1.2) \(top - 1.4)"
      + " L \(x + 1.4) \(y - 1.2) L \(x - 1.2) \(y + 1.4) Z"
    return self + SymbolShape("\(gap); s M \(left) \(top) L \(x) \(y)")
  }

  /// The shape with a dot at its upper right.
  var dotted: SymbolShape { self + SymbolShape("x O 18.4 5.6 5.6; f O 18.4 5.6 3.8") }

  /// The shape with a sign in a disc at its lower right.
  func badged(withSign sign: SymbolShape) -> SymbolShape {
    let place = placeOfBadge
    let disc = SymbolShape("x O \(place.x) \(place.y) 6.7; f O \(place.x) \(place.y) 5.2")
    return self + disc + sign.placed(0.27, x: place.x, y: place.y).onArea
  }

  /// The shape with another one at its lower right.
  func badged(with badge: SymbolShape) -> SymbolShape {
    let badge = badge.placed(0.46, x: placeOfBadge.x, y: placeOfBadge.y)
    return self + badge.clearance(1.6) + badge
  }

  /// The middle of a badge, which stands out on the right by a fifth of the symbol:
  /// `folder.badge.plus` is 46 wide and `folder` 39 in `Reference/symbols/sizes.tsv`.
  private var placeOfBadge: Point {
    guard let box = bounds else { return Point(x: 18, y: 18) }
    return Point(x: box.maxX, y: box.maxY - 2.8)
  }

  /// The shape with a sign without a disc at its lower right.
  func marked(with sign: SymbolShape) -> SymbolShape {
    placed(0.92, x: 11, y: 11) + SymbolShape("x O 18.5 17.5 5.4")
      + sign.placed(0.36, x: 18.5, y: 17.5)
  }

  /// The shape in front of another one, which shows at its upper right.
  func upon(_ back: SymbolShape) -> SymbolShape {
    let front = placed(0.78, x: 9.6, y: 14.4)
    return back.placed(0.78, x: 14.6, y: 9.4) + front.clearance(2.2) + front
  }

  /// The shape with another one at its lower right.
  func beside(_ other: SymbolShape) -> SymbolShape {
    let front = other.placed(0.66, x: 15.6, y: 15.6)
    return placed(0.66, x: 8.6, y: 8.6) + front.clearance(1.7) + front
  }

  /// The shape with a smaller one of its kind behind it.
  var repeated: SymbolShape {
    let front = placed(0.72, x: 9, y: 15)
    return placed(0.5, x: 17.5, y: 7) + front.clearance(1.6) + front
  }

  /// The shape in front of two more, of which the upper edges show.
  var stacked: SymbolShape {
    placed(0.72, x: 12, y: 15) + SymbolShape("s M 5 4.6 L 19 4.6 M 7.5 1.4 L 16.5 1.4")
  }

  /// The shape with its outlines in dashes.
  var dashed: SymbolShape {
    SymbolShape(
      pieces.map { $0.ink == .outline ? Piece(ink: .line, path: $0.path.dashed) : $0 }
    )
  }

  /// The shape about a symbol, which is filled in it.
  ///
  /// iOS draws `play.circle.fill` with an area for the triangle (the documentation of
  /// danielsaidi/ScrollKit) and `person.2.circle.fill` with areas for the persons (the references of
  /// leboncoin/spark-ios-component-text-link).
  func around(_ inner: SymbolShape, in box: Rect, isFilled: Bool) -> SymbolShape {
    let inner = inner.areas.fitted(into: box, lineWidth: Self.lineWidth)
    return isFilled ? filled + inner.onArea : self + inner
  }

  /// The thickness of lines on the grid of 24, where an em is 24 wide, at regular weight.
  static let lineWidth = 1.97

  /// The shape without the lines upon its areas.
  var withoutInnerLines: SymbolShape { SymbolShape(pieces.filter { $0.ink != .inner }) }

  /// The shape smaller, with the middle of its grid at a point.
  func placed(_ scale: Double, x: Double, y: Double) -> SymbolShape {
    let move = Transform(a: scale, b: 0, c: 0, d: scale, tx: x - 12 * scale, ty: y - 12 * scale)
    return transformed(by: move)
  }

  /// Areas as the shape's, wider by a margin, which what lies behind keeps free.
  func clearance(_ margin: Double) -> SymbolShape {
    let closed = pieces.filter { $0.ink == .outline || $0.ink == .area }
      .flatMap { $0.path.subpaths }
    let areas = closed.isEmpty ? [bounds.map { Path($0) } ?? Path()] : closed
    return SymbolShape(areas.map { Piece(ink: .clearance, path: $0.grown(by: margin)) })
  }

  static func + (first: SymbolShape, second: SymbolShape) -> SymbolShape {
    SymbolShape(first.pieces + second.pieces)
  }
}

extension Path {
  /// The parts that begin with a move each.
  fileprivate var subpaths: [Path] {
    var paths: [Path] = []
    for element in elements {
      if case .move = element { paths.append(Path()) }
      if !paths.isEmpty { paths[paths.count - 1].append(element) }
    }
    return paths
  }

  /// The path stretched about its middle so that its box has a margin.
  fileprivate func grown(by margin: Double) -> Path {
    guard let box = tightBounds else { return self }
    let across = 1 + 2 * margin / max(box.width, 1)
    let along = 1 + 2 * margin / max(box.height, 1)
    let (x, y) = (box.center.x * (1 - across), box.center.y * (1 - along))
    return transformed(by: Transform(a: across, b: 0, c: 0, d: along, tx: x, ty: y))
  }
}
