// The examples of the documentation of Rendering.

import DynamicType
import FontDescriptors
import FontManagement
import Rendering
import RichText
import Snapshots
import Typesetting

func drawing(of text: AttributedText, as format: CanvasFormat) throws -> [UInt8] {
  let layout = ShapedText(text).layout(width: 200)
  let size = Size(width: 232, height: layout.height + 32)
  let canvas = try Canvas(format, size: size)
  canvas.fill(Rect(size: size), with: .white)
  canvas.draw(layout, of: text.string, at: Point(x: 16, y: 16))
  return try canvas.finish()
}

func pages(of text: AttributedText, paper: Size, margin: Double) throws -> [UInt8] {
  let layout = ShapedText(text).layout(width: paper.width - 2 * margin)
  let canvas = try Canvas(.pdf, size: paper)
  var top = 0.0
  for line in layout.lines {
    if line.top + line.height - top > paper.height - 2 * margin {
      try canvas.beginPage()
      top = line.top
    }
    let place = Point(x: margin + line.x, y: margin + line.baseline - top)
    canvas.draw(line, of: text.string, at: place)
  }
  return try canvas.finish()
}

let text = AttributedText("Good morning", font: .preferredFont(forTextStyle: .title1))
let picture = try drawing(of: text, as: .png(scale: 2))
let vectors = String(decoding: try drawing(of: text, as: .svg), as: UTF8.self)
print(picture.prefix(4) == [0x89, 0x50, 0x4E, 0x47])  // true
print(vectors.contains("Good morning"))  // true

let document = try pages(of: text, paper: Size(width: 120, height: 60), margin: 10)
let pageCount = String(decoding: document, as: UTF8.self).firstMatch(of: /\/Count (\d+)/)
print(pageCount?.1 ?? "none")  // 2
