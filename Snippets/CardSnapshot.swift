// The examples of the documentation of Snapshots, and of its drawing.

import DynamicType
import FontDescriptors
import FontManagement
import Rendering
import RichText
import Snapshots
import Typesetting

func card(_ title: String, width: Double) -> LayoutSnapshot {
  let text = ShapedText(AttributedText(title, font: .preferredFont(forTextStyle: .headline)))
  let height = text.measure(width: width - 32).height + 32
  let frame = Rect(x: 0, y: 0, width: width, height: height)
  var root = SnapshotElement(Identity(className: "Card"), frame: frame)
  root.drawings = [
    .fill(.roundedRect(root.bounds, radius: 12), .color(.white)),
    .text(TextContent(laying: text, in: root.bounds.inset(by: 16), color: .black)),
  ]
  return LayoutSnapshot(size: frame.size, traits: .fallback, language: "en", root: root)
}

let snapshot = card("Larger Text", width: 200)
for (visit, text) in snapshot.texts {
  print(text.string, visit.onScreen(text.frame).x)  // Larger Text 16.0
}

let red = Color(red: 0.8, green: 0, blue: 0)
let marks = snapshot.texts.map { Highlight($0.visit.onScreen($0.text.textRect), color: red) }
let screenshot = try snapshot.pngData(highlights: marks)
