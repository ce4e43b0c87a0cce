import LayoutGeometry
import Rendering
import RichText
import Snapshots
import Typesetting

/// Draws the items of a page.
struct PageDrawing {
  let canvas: Canvas

  /// Draws an item with its top left corner at a point.
  func draw(_ item: FlowItem, at origin: Point) {
    switch item.content {
    case .line(let line, let text): draw(line, text, at: origin)
    case .row(let row): draw(row, height: item.height, at: origin)
    case .pageBreak: break
    }
  }

  private func draw(_ line: TextLine, _ text: AttributedText, at origin: Point) {
    let place = Point(x: origin.x + line.x, y: origin.y + line.baseline - line.top)
    canvas.draw(line, of: text.string, at: place)
    drawAttachments(line, text, at: place)
    addLinks(line, text, at: place)
  }

  private func drawAttachments(_ line: TextLine, _ text: AttributedText, at place: Point) {
    guard text.runs(in: line.range).contains(where: { $0.attributes.attachment != nil }) else {
      return
    }
    for placed in line.attachments {
      let rect = Rect(
        x: place.x + placed.x,
        y: place.y + placed.y,
        width: placed.attachment.width,
        height: placed.attachment.height
      )
      let file = placed.attachment.file
      do {
        try canvas.draw(Image(file?.bytes ?? []), in: rect)
      } catch {
        FileBox(name: file?.name ?? placed.attachment.identifier, rect: rect).draw(on: canvas)
      }
    }
  }

  /// Adds the links of a line: a rectangle for each run of glyphs of a linked stretch.
  private func addLinks(_ line: TextLine, _ text: AttributedText, at place: Point) {
    let linked = text.runs(in: line.range).filter { $0.attributes.link != nil }
    guard !linked.isEmpty else { return }
    for run in line.glyphRuns {
      let stretch = linked.first { $0.range.overlaps(run.textRange) }
      guard let stretch, let address = stretch.attributes.link else { continue }
      canvas.addLink(
        to: address,
        in: Rect(
          x: place.x + run.x,
          y: place.y - line.ascent,
          width: run.width,
          height: line.ascent + line.descent
        )
      )
    }
  }

  private func draw(_ row: FlowRow, height: Double, at origin: Point) {
    let frames = row.cells.map {
      Rect(x: origin.x + $0.x, y: origin.y, width: $0.width, height: height)
    }
    for (cell, frame) in zip(row.cells, frames) {
      if let color = cell.backgroundColor { canvas.fill(frame, with: color) }
    }
    for (cell, frame) in zip(row.cells, frames) {
      let rest = height - cell.padding.top - cell.padding.bottom - cell.text.height
      let share =
        switch cell.verticalAlignment {
        case .top: 0.0
        case .center: 0.5
        case .bottom: 1.0
        }
      let top = frame.y + cell.padding.top + max(rest, 0) * share
      for (item, distance) in cell.text.placed {
        draw(item, at: Point(x: frame.x + cell.padding.left, y: top + distance))
      }
    }
    for (cell, frame) in zip(row.cells, frames) {
      BorderDrawing(canvas: canvas, frame: frame).draw(cell.borders)
    }
  }
}

extension AttributedText {
  /// The runs that reach into a range.
  fileprivate func runs(in range: Range<Int>) -> ArraySlice<Run> {
    let first = runIndex(at: range.lowerBound)
    return runs[first...].prefix { $0.range.lowerBound < max(range.upperBound, 1) }
  }
}
