import DynamicType
import RichText
import Snapshots

extension Canvas {
  /// Draws a dashed box with the image's name or the reason for which it is missing, or with a diagonal
  /// where these have no room.
  func drawPlaceholder(of content: ImageContent) {
    let rect = content.rect
    let gray = Color(white: 0.55, alpha: 0.9)
    fill(
      Path(roundedRect: rect, radius: min(4, rect.width / 4, rect.height / 4)),
      with: .color(Color(white: 0.55, alpha: 0.12))
    )
    let box = rect.inset(by: 0.5)
    guard !box.isEmpty else { return }
    let radius = min(4, box.width / 4, box.height / 4)
    stroke(
      Path(roundedRect: box, radius: radius),
      with: .color(gray),
      style: StrokeStyle(width: 1, dash: [3, 2])
    )
    let inside = box.inset(by: 3)
    if let name = content.name, drawName(name, in: inside, gray) { return }
    if let reason = content.missingReason, drawReason(reason, in: inside, gray) { return }
    var diagonal = Path()
    let corner = radius * 0.3
    diagonal.move(to: Point(x: box.x + corner, y: box.maxY - corner))
    diagonal.line(to: Point(x: box.maxX - corner, y: box.y + corner))
    stroke(diagonal, with: .color(gray), style: StrokeStyle(width: 1))
  }

  /// Writes a name into a box and returns whether it had room.
  private func drawName(_ name: String, in box: Rect, _ color: Color) -> Bool {
    let width = StrokeLetters.width(of: name)
    guard width > 0, !box.isEmpty else { return false }
    let scale = min(box.width / width, box.height / StrokeLetters.height, 1.5)
    guard scale >= 0.7 else { return false }
    draw(name, in: box, scale: scale, color)
    return true
  }

  /// Writes a reason into the middle of a box in as many lines as it needs, and returns whether it had
  /// room.
  private func drawReason(_ reason: String, in box: Rect, _ color: Color) -> Bool {
    for scale in [1.5, 1.25, 1, 0.8] {
      let lines = lines(of: reason, in: box.width / scale)
      let height = StrokeLetters.lineHeight * scale
      guard let lines, Double(lines.count) * height <= box.height else { continue }
      var line = Rect(x: box.x, y: box.y, width: box.width, height: height)
      line.y = box.center.y - Double(lines.count) * height / 2
      for text in lines {
        draw(text, in: line, scale: scale, color)
        line.y += height
      }
      return true
    }
    return false
  }

  /// Breaks a text between words; `nil` where a word is wider than a line.
  private func lines(of text: String, in width: Double) -> [String]? {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      guard StrokeLetters.width(of: String(word)) <= width else { return nil }
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, StrokeLetters.width(of: longer) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Writes one line into the middle of a box.
  private func draw(_ text: String, in box: Rect, scale: Double, _ color: Color) {
    let place = Transform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: box.center.x - StrokeLetters.width(of: text) * scale / 2,
      ty: box.center.y - StrokeLetters.height * scale / 2
    )
    let path = StrokeLetters.path(ofText: text).transformed(by: place)
    let style = StrokeStyle(width: 0.7 * scale, cap: .round, join: .round)
    stroke(path, with: .color(color), style: style)
  }
}
