import Snapshots

/// Something that is written in a drawing: markup, or glyphs at a place.
package enum SheetPart: Hashable, Sendable {
  /// An element, or the start or the end of a group.
  case markup(String)

  /// The number of a row, where its baseline begins in thousandths of a point, and its color as
  /// attributes.
  case row(Int, x: Int, y: Int, attributes: String)
}

/// Glyphs beside each other.
package struct GlyphRow: Hashable, Sendable {
  /// A glyph and how far it is to the next.
  package struct Step: Hashable, Sendable {
    /// The number of the outline.
    package var outline: Int

    /// The distance of the glyph's origin below the baseline, in thousandths of an em.
    package var drop: Int

    /// The distance to the next glyph's origin, in thousandths of an em.
    package var advance: Int
  }

  /// The size in thousandths of a point.
  package var size: Int

  package var steps: [Step]
}

extension SheetPart {
  /// The part as SVG.
  func markup(_ rows: [GlyphRow], _ outlines: [String]) -> String {
    switch self {
    case .markup(let text): return text
    case .row(let number, let x, let y, let attributes):
      let row = rows[number]
      let place = Transform(
        a: Double(row.size) / 1e6,
        b: 0,
        c: 0,
        d: Double(row.size) / 1e6,
        tx: Double(x) / 1000,
        ty: Double(y) / 1000
      )
      return "<path transform=\"\(SVGMarkup.transform(place))\" d=\"\(row.path(outlines))\""
        + attributes + "/>"
    }
  }
}

extension GlyphRow {
  /// The outlines of all glyphs; each is written from its own origin.
  fileprivate func path(_ outlines: [String]) -> String {
    var x = 0
    var path = ""
    for step in steps {
      path += "M\(x) \(step.drop)" + outlines[step.outline]
      x += step.advance
    }
    return path
  }
}

extension GlyphOutline {
  /// The outline as steps from where the pen is, in thousandths of an em.
  var relativePath: String {
    var text = ""
    var pen = SIMD2<Int>.zero
    var start = pen
    var index = 0
    func next() -> SIMD2<Int> {
      defer { index += 2 }
      return SIMD2(
        Int((coordinates[index] * 1000).rounded()),
        Int((coordinates[index + 1] * 1000).rounded())
      )
    }
    func write(_ letter: Character, _ points: [SIMD2<Int>]) {
      text.append(letter)
      var isFirst = true
      for value in points.flatMap({ [$0.x - pen.x, $0.y - pen.y] }) {
        if !isFirst, value >= 0 { text += " " }
        text += "\(value)"
        isFirst = false
      }
      pen = points.last ?? pen
    }
    for verb in verbs {
      switch verb {
      case .move:
        write("m", [next()])
        start = pen
      case .line: write("l", [next()])
      case .quadratic: write("q", [next(), next()])
      case .cubic: write("c", [next(), next(), next()])
      case .close:
        text += "z"
        pen = start
      }
    }
    return text
  }
}
