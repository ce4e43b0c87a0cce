import FontDescriptors
import FontManagement
public import RichText
public import Typesetting
public import Snapshots

extension Canvas {
  /// Draws a run of glyphs with the line's origin, its left edge on the baseline, at a point.
  ///
  /// - Parameters:
  ///   - run: the glyphs.
  ///   - text: the whole text that the run's offsets count in; SVG and PDF keep it as text.
  ///   - origin: where the line's origin goes.
  ///   - color: the color of a run that has none.
  public func draw(_ run: GlyphRun, of text: String, at origin: Point, color: Color = .black) {
    draw(TextRun(run, of: text), at: origin, color: run.color ?? color)
  }

  /// Draws a line with its left edge on the baseline at a point.
  ///
  /// That is what is behind the text, the text, and the lines under and through it. Attachments are
  /// left to the caller. On pixels the baseline lies between two rows, as in pictures of labels of UIKit and of texts
  /// of SwiftUI on iOS, whose stems end at full strength (leboncoin/spark-ios-component-button).
  public func draw(_ line: TextLine, of text: String, at origin: Point, color: Color = .black) {
    let decorations = line.decorations
    for decoration in decorations where decoration.kind == .background {
      draw(decoration, at: origin, color: color)
    }
    let runs = line.glyphRuns
    let place = Point(x: origin.x, y: backend.pixelLines?.nearest(to: origin.y) ?? origin.y)
    for run in runs { draw(run, of: text, at: place, color: color) }
    for decoration in decorations where decoration.kind != .background {
      draw(decoration, below: runs, of: text, at: place, color: color)
    }
  }

  /// Draws all lines with the top left corner of the text at a point.
  public func draw(
    _ layout: ParagraphLayout,
    of text: String,
    at origin: Point,
    color: Color = .black
  ) {
    for line in layout.lines {
      let place = Point(x: origin.x + line.x, y: origin.y + line.baseline)
      draw(line, of: text, at: place, color: color)
    }
  }

  /// Draws a decoration; a line under the text leaves out what letters cross.
  private func draw(
    _ decoration: DecorationLine,
    below runs: [GlyphRun] = [],
    of text: String = "",
    at origin: Point,
    color: Color
  ) {
    let lines = decoration.kind == .background ? nil : backend.pixelLines
    let plain = decoration.thickness * (decoration.pattern == .thick ? 2 : 1)
    let thickness = lines?.rows(plain) ?? plain
    // The two lines of a double one are a line's thickness apart.
    let middles = decoration.pattern == .double ? [-thickness, thickness] : [0]
    for middle in middles {
      let end = origin.y + decoration.y + middle + plain / 2
      let top = (lines?.nearest(to: end) ?? end) - thickness
      for part in parts(of: decoration, from: top - origin.y, thickness, below: runs, of: text) {
        let rect = Rect(
          x: origin.x + part.lowerBound,
          y: top,
          width: part.upperBound - part.lowerBound,
          height: thickness
        )
        fill(rect, with: decoration.color ?? color)
      }
    }
  }

  /// The stretches of a decoration that are drawn.
  private func parts(
    of decoration: DecorationLine,
    from top: Double,
    _ thickness: Double,
    below runs: [GlyphRun],
    of text: String
  ) -> [ClosedRange<Double>] {
    let whole = decoration.x...decoration.x + max(0, decoration.width)
    guard decoration.kind == .underline else { return [whole] }
    return InkGaps(of: runs.map { TextRun($0, of: text) }, from: top, to: top + thickness)
      .stretches(of: whole)
  }
}

extension TextRun {
  /// Takes what drawing needs from a run of the typesetter.
  init(_ run: GlyphRun, of text: String) {
    let units = Array(text.utf16.dropFirst(run.textRange.lowerBound).prefix(run.textRange.count))
    // An ellipsis or a hyphen is one cluster: its characters are not in the text.
    let clusters =
      run.insertedText == nil
      ? run.glyphs.map { $0.cluster - run.textRange.lowerBound } : run.glyphs.map { _ in 0 }
    self.init(
      face: GlyphCache.shared.glyphs(
        of: run.face.hbFont,
        synthesis: run.face.synthesis,
        scale: run.face.scale
      ),
      pointSize: run.pointSize,
      glyphs: run.glyphs.map(\.number),
      positions: run.glyphs.map { Point(x: $0.x, y: $0.y) },
      clusters: clusters,
      text: run.insertedText.map { Array($0.utf16) } ?? units,
      isRightToLeft: run.isRightToLeft,
      width: run.x + run.width,
      advanceScales: run.glyphs.map(\.advanceScale)
    )
  }
}
