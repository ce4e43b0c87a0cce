import FontDescriptors
import RichText

extension BodyWriter {
  mutating func writeParagraph(_ paragraph: ParagraphPieces) {
    let path = path(paragraph, lists: paragraph.style.lists)
    countParagraph(paragraph)
    if paragraph.style.styleName == BlockForm.rule, paragraph.string == BlockForm.ruleText {
      return write([path.isEmpty ? "---" : "___"], .rule, path)
    }
    let level = paragraph.headingLevel
    guard level == 0 else { return writeHeading(paragraph, level, path) }
    var spans = spans(paragraph, font: bodyFont)
    var line = InlineWriter(place: .paragraph)
    if paragraph.marker != nil, showsTasks(path), let box = TaskBox.take(from: &spans) {
      line.output = box
    }
    line.write(spans)
    count(line)
    guard !line.isEmpty else {
      // An item without text is its marker; the fallback is a paragraph that shows nothing.
      return paragraph.marker == nil ? omit(.emptyParagraph) : write([], .paragraph, path)
    }
    write(line.lines, .paragraph, path)
  }

  /// Whether boxes are read: cmark-gfm wants nothing but one mark of an item before them.
  private func showsTasks(_ path: [Level]) -> Bool {
    let common = zip(open, path).prefix { $0.identity == $1.identity }.count
    return (pending == nil || common < open.count)
      && path.allSatisfy { $0.kind != .quotation }
      && path.dropFirst(common).count { $0.kind == .item } == 1
      && path.dropFirst(common).allSatisfy { $0.kind != .note }
  }

  private mutating func writeHeading(
    _ paragraph: ParagraphPieces,
    _ level: Int,
    _ path: [Level]
  ) {
    let font = paragraph.attributes.font
    let style = MarkdownReadingOptions.headingStyles[level - 1]
    let heading = TextStyleFont.request(style)
    let base = font.scaling == .preferred(style) ? heading : font.plain
    if font.scaling != .preferred(style) { omit(.font) }
    var line = InlineWriter(place: .heading)
    line.write(spans(paragraph, font: base))
    count(line)
    guard !line.isEmpty else {
      return paragraph.marker == nil ? omit(.emptyParagraph) : write([], .paragraph, path)
    }
    let text = line.output.hasSuffix("#") ? line.output.dropLast() + "\\#" : line.output
    write([String(repeating: "#", count: level) + " " + text], .heading, path)
  }

  mutating func writeCode(_ lines: [ParagraphPieces]) {
    let path = path(lines[0], lists: lines[0].style.lists)
    let texts = lines.map(\.string)
    let info = lines[0].attributes[CodeBlockInfo.self] ?? ""
    let mark: Unicode.Scalar = info.contains("`") ? "~" : "`"
    let longest = texts.map { CodeFence.longestRun(of: mark, in: $0) }.max() ?? 0
    let fence = String(repeating: Character(mark), count: max(longest + 1, 3))
    write([fence + CodeFence.escaped(info)] + texts + [fence], .code, path)
  }

  /// Returns the styles of a paragraph's text, and counts what has no form.
  mutating func spans(_ paragraph: ParagraphPieces, font: FontRequest) -> [InlineSpan] {
    for run in paragraph.runs { countText(run.attributes, font) }
    return InlineSpan.normalized(
      paragraph.runs.map {
        let style = InlineStyle($0.attributes, in: font)
        return InlineSpan(text: $0.text, style: marked(style, $0.attributes))
      }
    )
  }

  mutating func count(_ line: InlineWriter) {
    for part in line.omitted { omit(part) }
  }
}

/// The box of a task at the beginning of an item.
private enum TaskBox {
  /// Takes a box from the text of an item and returns its mark.
  static func take(from spans: inout [InlineSpan]) -> String? {
    guard let first = spans.first, first.style == InlineStyle() else { return nil }
    for (box, mark) in [(BlockForm.openTask, "[ ] "), (BlockForm.doneTask, "[x] ")]
    where first.text.hasPrefix(box) {
      let rest = String(first.text.dropFirst(box.count))
      guard !rest.isEmpty || spans.count > 1 else { return nil }
      if rest.isEmpty { spans.removeFirst() } else { spans[0].text = rest }
      return mark
    }
    return nil
  }
}

/// The lines around a block of code.
enum CodeFence {
  static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var length = 0
    for scalar in text.unicodeScalars {
      length = scalar == mark ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }

  /// The words after a fence, of which backslashes and entities are no marks.
  static func escaped(_ info: String) -> String {
    let text = info.replacing("\\", with: "\\\\").replacing("&", with: "&amp;")
    return text.first == "~" || text.first == "`" ? " " + text : text
  }
}
