internal import DynamicType
import RichText
import Snapshots

extension SVGBackend {
  /// Writes a run as text with the place of each character, or of each word where characters join.
  func draw(_ run: TextRun, at origin: Point, color: Color) {
    if let sheet { return drawOutlines(run, sheet, at: origin, color: color) }
    let fitted = FittedRun(run)
    if fitted.shapes.contains(where: \.isColored) {
      let clusters = fitted.run.visualClusters
      return drawShapes(fitted.run, fitted.shapes, clusters, at: origin, color: color)
    }
    for piece in fitted.pieces {
      if let fit = piece.fit {
        write(piece.run, scaledBy: fit.factor, at: origin, color: color)
      } else {
        write(piece.run, at: origin, color: color)
      }
    }
  }

  /// Writes one glyph as text that is narrower by a factor.
  private func write(
    _ run: TextRun,
    scaledBy factor: Double,
    at origin: Point,
    color: Color
  ) {
    let place = Transform(
      a: factor,
      b: 0,
      c: 0,
      d: 1,
      tx: origin.x + run.positions[0].x,
      ty: origin.y + run.positions[0].y
    )
    let transform = SVGMarkup.attribute("transform", SVGMarkup.transform(place))
    let font = fontAttributes(run) + SVGMarkup.paint("fill", color)
    let text = SVGMarkup.escape(String(decoding: run.text, as: UTF16.self))
    document.draw("<text\(transform)\(font)>\(text)</text>")
  }

  private func write(_ run: TextRun, at origin: Point, color: Color) {
    let clusters = run.visualClusters
    guard !clusters.isEmpty else { return }
    let isSimple = !run.isRightToLeft && clusters.allSatisfy(\.isOneCharacter)
    let pieces = isSimple ? [] : SVGWord.words(of: clusters, isRightToLeft: run.isRightToLeft)
    let y = SVGMarkup.attribute("y", origin.y + (run.positions.first?.y ?? 0))
    let font = fontAttributes(run) + SVGMarkup.paint("fill", color)
    guard !isSimple else {
      let places = clusters.map { SVGMarkup.number(origin.x + $0.left) }
      let text = clusters.map { SVGMarkup.escape($0.text) }.joined()
      return document.draw(
        "<text x=\"\(places.joined(separator: " "))\"\(y)\(font)>\(text)</text>"
      )
    }
    let direction =
      run.isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"bidi-override\"" : ""
    let words = pieces.map { word in
      "<tspan x=\"\(SVGMarkup.number(origin.x + word.start))\">"
        + "\(SVGMarkup.escape(word.text))</tspan>"
    }
    document.draw("<text\(y)\(font)\(direction)>\(words.joined())</text>")
  }

  private func fontAttributes(_ run: TextRun) -> String {
    let handle = run.face.handle
    var result = SVGMarkup.attribute("font-family", "'\(handle.familyName)'")
    result += SVGMarkup.attribute("font-size", run.pointSize)
    if handle.weight != 400 { result += SVGMarkup.attribute("font-weight", "\(handle.weight)") }
    if handle.isItalic { result += SVGMarkup.attribute("font-style", "italic") }
    if let size = handle.opticalSize {
      result += SVGMarkup.attribute(
        "style",
        "font-variation-settings:'opsz' \(SVGMarkup.number(size))"
      )
    }
    return result + " xml:space=\"preserve\""
  }

  /// Places glyphs that are pictures or layers as drawings that say what they show.
  func drawShapes(
    _ run: TextRun,
    _ shapes: [GlyphShape],
    _ clusters: [TextRun.Cluster],
    at origin: Point,
    color: Color
  ) {
    for cluster in clusters {
      for index in cluster.glyphs {
        guard case .picture(let picture) = shapes[index] else {
          drawPaths(run, shapes[index], index, cluster, at: origin, color: color)
          continue
        }
        let (width, height) = (Double(picture.bitmap.width), Double(picture.bitmap.height))
        let name = define(
          SVGMarkup.dataAddress("image/png", picture.png),
          size: .init(width: width, height: height)
        )
        let frame = picture.frame(in: run, at: index).offset(x: origin.x, y: origin.y)
        let place = Transform(
          a: frame.width / width,
          b: 0,
          c: 0,
          d: frame.height / height,
          tx: frame.x,
          ty: frame.y
        )
        let opacity = color.alpha < 1 ? SVGMarkup.attribute("opacity", color.alpha) : ""
        document.draw(
          "<use href=\"#\(name)\" transform=\"\(SVGMarkup.transform(place))\"\(opacity)>"
            + "<title>\(SVGMarkup.escape(cluster.text))</title></use>"
        )
      }
    }
  }

  /// Writes the outlines of a glyph in their colors.
  private func drawPaths(
    _ run: TextRun,
    _ shape: GlyphShape,
    _ index: Int,
    _ cluster: TextRun.Cluster,
    at origin: Point,
    color: Color
  ) {
    let move = Transform.translation(x: origin.x, y: origin.y)
    let paths = run.paths(of: shape, at: index, color: color).map { path, color in
      "<path" + SVGMarkup.attribute("d", SVGMarkup.path(path.transformed(by: move)))
        + SVGMarkup.paint("fill", color) + "/>"
    }
    guard !paths.isEmpty else { return }
    let title = "<title>\(SVGMarkup.escape(cluster.text))</title>"
    document.draw("<g>\(title)\(paths.joined())</g>")
  }
}

extension TextRun.Cluster {
  /// Whether one character is one glyph, so that a list of places is read the same everywhere.
  fileprivate var isOneCharacter: Bool {
    glyphs.count == 1 && text.utf16.count == 1
  }
}

/// Clusters up to the next space, placed at the end where reading begins.
private struct SVGWord {
  var text: String
  var start: Double

  static func words(of clusters: [TextRun.Cluster], isRightToLeft: Bool) -> [SVGWord] {
    var words: [SVGWord] = []
    var isNew = true
    for cluster in isRightToLeft ? clusters.reversed() : clusters {
      if isNew {
        words.append(
          SVGWord(text: "", start: isRightToLeft ? cluster.right : cluster.left)
        )
      }
      words[words.count - 1].text += cluster.text
      isNew = cluster.text.hasSuffix(" ")
    }
    return words
  }
}
