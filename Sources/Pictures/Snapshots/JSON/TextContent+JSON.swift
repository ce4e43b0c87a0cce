import DynamicType
import JSONText
import RichText
import Typesetting

extension JSONWriter {
  mutating func members(of text: TextContent) {
    member("string", text.string)
    member("role", text.role.rawValue)
    member("frame", text.frame)
    member("color", text.color)
    array("fonts", text.fonts) { $0.write($1) }
    member("numberOfLines", Double(text.numberOfLines))
    member("lineBreakMode", "\(text.lineBreakMode)")
    member("isTruncated", text.isTruncated)
    member("isClipped", text.isClipped)
    member("neededSize", text.neededSize)
    if text.scaleFactor != 1 { member("scaleFactor", text.scaleFactor) }
    array("lines", Array(text.layout.lines.indices)) { json, index in
      json.beginObject()
      json.members(ofLine: index, in: text)
      json.endObject()
    }
  }

  private mutating func members(ofLine index: Int, in text: TextContent) {
    let line = text.layout.lines[index]
    member("text", line.visibleText)
    member("rect", text.rect(ofLine: index))
    member("baseline", text.origin.y + line.baseline)
    flag("isTruncated", line.isTruncated)
    flag("hasHyphen", line.hasHyphen)
  }

  private mutating func write(_ font: FontUse) {
    beginObject()
    member("name", font.name)
    member("pointSize", font.pointSize)
    member("textStyle", font.textStyle?.name)
    member("adjustsForContentSizeCategory", font.adjustsForContentSizeCategory)
    member("basePointSize", font.basePointSize)
    member("maximumPointSize", font.maximumPointSize)
    if font.widthError > 0 { member("widthError", font.widthError) }
    endObject()
  }
}
