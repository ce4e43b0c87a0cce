import DynamicType
import FileAccess
import FontDescriptors
import RichText

extension BodyWriter {
  mutating func write(_ runs: [(text: String, attributes: TextAttributes)], in font: FontRequest) {
    for run in runs where !run.text.isEmpty { write(run.text, run.attributes, in: font) }
  }

  private mutating func write(_ text: String, _ attributes: TextAttributes, in font: FontRequest) {
    var tags: [(start: String, end: String)] = []
    func add(_ name: String, _ values: String = "") {
      tags.append(("<\(name)\(values)>", "</\(name)>"))
    }
    if let mark = noteMark(attributes) {
      add("a", mark)
    } else if let link = attributes.link {
      add("a", " href=\"\(Markup.attribute(link))\"")
    }
    if let field = attributes[DocumentField.self] {
      add("span", " data-field=\"\(field.rawValue)\"")
    }
    var current = font
    for _ in 0..<min(abs(attributes.superscript), 4) {
      add(attributes.superscript > 0 ? "sup" : "sub")
      current = current.multiplied(by: 0.8)
    }
    let css = style(attributes, in: current)
    let language = attributes.language.map { " lang=\"\(Markup.attribute($0))\"" } ?? ""
    if !css.isEmpty || !language.isEmpty {
      add("span", language + (css.isEmpty ? "" : " style=\"\(Markup.attribute(css))\""))
    }
    var face = attributes.font.withFaceTraits.descriptor
    // A weight has a declaration of its own.
    face.weight = nil
    if face.symbolicTraits.contains(.bold) { add("b") }
    if face.symbolicTraits.contains(.italic) { add("i") }
    if let line = attributes.underline { addLine("u", "underline", line, &tags) }
    if let line = attributes.strikethrough { addLine("s", "line-through", line, &tags) }
    count(text, attributes)
    output += tags.map(\.start).joined()
    output += content(text, attributes)
    output += tags.reversed().map(\.end).joined()
  }

  private func addLine(
    _ element: String,
    _ name: String,
    _ line: LineDecoration,
    _ tags: inout [(start: String, end: String)]
  ) {
    guard line != LineDecoration() else {
      tags.append(("<\(element)>", "</\(element)>"))
      return
    }
    var words = [name]
    if line.pattern == .double { words.append("double") }
    if line.pattern == .thick { words.append("2px") }
    if line.dash == .dotted { words.append("dotted") }
    if line.dash != .solid, line.dash != .dotted { words.append("dashed") }
    if let color = line.color { words.append(StyleColor.text(color)) }
    tags.append(("<span style=\"text-decoration:\(words.joined(separator: " "))\">", "</span>"))
  }

  private mutating func style(_ attributes: TextAttributes, in font: FontRequest) -> String {
    let (text, isExact) = fonts.declarations(attributes.font.upright, in: font)
    if !isExact { omit(.fontDetails) }
    var parts = text.isEmpty ? [] : [text]
    if attributes.foregroundColor != nil || attributes.backgroundColor != nil { hasColors = true }
    if let color = attributes.foregroundColor { parts.append("color:\(StyleColor.text(color))") }
    if let color = attributes.backgroundColor {
      parts.append("background-color:\(StyleColor.text(color))")
    }
    if attributes.letterSpacing != 0 {
      parts.append("letter-spacing:\(Markup.length(attributes.letterSpacing, options.fontSizes))")
    }
    return parts.joined(separator: ";")
  }

  private mutating func count(_ text: String, _ attributes: TextAttributes) {
    if !attributes.kerning || !attributes.ligatures { omit(.glyphFeatures) }
    if attributes.baselineOffset != 0 { omit(.baselineOffset) }
    if attributes.stroke != nil || attributes.shadow != nil || attributes.expansion != 0
      || attributes.obliqueness != 0
    {
      omit(.letterEffects)
    }
    if text.unicodeScalars.contains(where: Markup.isControl) { omit(.controlCharacter) }
  }

  private mutating func content(_ text: String, _ attributes: TextAttributes) -> String {
    guard let attachment = attributes.attachment,
      text.unicodeScalars.allSatisfy({ $0 == TextAttachment.character })
    else { return Markup.text(text) }
    guard let file = attachment.file, !file.bytes.isEmpty || !file.name.isEmpty else {
      omit(.attachment)
      return Markup.text(text)
    }
    let source = file.bytes.isEmpty ? file.name : Self.data(file)
    var tag = "<img src=\"\(Markup.attribute(source))\""
    if attachment.width > 0 { tag += " width=\"\(Markup.number(attachment.width))\"" }
    if attachment.height > 0 { tag += " height=\"\(Markup.number(attachment.height))\"" }
    tag += " alt=\"\(Markup.attribute(attributes[PictureDescription.self] ?? ""))\">"
    return String(repeating: tag, count: text.unicodeScalars.count)
  }

  private static func data(_ file: AttachedFile) -> String {
    let type =
      file.format.pictureType
      ?? FilePath.fileExtension(file.name).filter { $0.isLetter || $0.isNumber }
    return DataAddress.picture(type: type, bytes: file.bytes)
  }
}
