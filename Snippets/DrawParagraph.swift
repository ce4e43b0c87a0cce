// The examples of the documentation of Rendering.

import DynamicType
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

let text = AttributedText("Good morning", font: .preferredFont(forTextStyle: .title1))
let picture = try drawing(of: text, as: .png(scale: 2))
let vectors = String(decoding: try drawing(of: text, as: .svg), as: UTF8.self)
print(picture.prefix(4) == [0x89, 0x50, 0x4E, 0x47])  // true
print(vectors.contains("Good morning"))  // true
