import DynamicType
import FontDescriptors
import RichText

extension BodyWriter {
  mutating func write(_ paragraph: ParagraphPieces) {
    let path = path(paragraph)
    if path.isContinued {
      enter(path.levels)
      return
    }
    var levels = path.levels
    let style = paragraph.style
    let beginsPage = paragraph.beginsPage && !breakPage(before: &levels)
    let pageBreak = beginsPage ? " style=\"\(Self.pageBreak)\"" : ""
    if style.styleName == ElementStyleName.rule, style.lists.isEmpty {
      enter(levels)
      output += "<hr\(pageBreak)>\n"
      return
    }
    let isPreformatted = style == preformattedStyle(style)
    let pre = Level(identity: "pre", start: "<pre\(pageBreak)>", end: "</pre>\n")
    if beginsPage, open.last?.identity == "pre" { close(to: open.count - 1) }
    let isOpen = isPreformatted && open.last?.identity == "pre"
    enter(isPreformatted ? levels + [pre] : levels)
    if isPreformatted {
      if isOpen || paragraph.string.isEmpty { output += "\n" }
      write(paragraph.runs, in: preformattedFont)
      if isOpen, paragraph.string.isEmpty { open[open.count - 1].end = "\n</pre>\n" }
      if !paragraph.string.isEmpty { open[open.count - 1].end = "</pre>\n" }
    } else {
      writeParagraph(paragraph, style, beginsPage: beginsPage)
    }
  }

  private static let pageBreak = "break-before:page"

  /// Puts the break before a paragraph on the table that begins with it, because cells break no pages.
  ///
  /// - Returns: Whether a table begins with the paragraph.
  private func breakPage(before levels: inout [Level]) -> Bool {
    let common = zip(open, levels).prefix { $0.identity == $1.identity }.count
    let table = levels.indices.dropFirst(common).first { levels[$0].start.hasPrefix("<table") }
    guard let table else { return false }
    levels[table].start = "<table style=\"\(Self.pageBreak)\"" + levels[table].start.dropFirst(6)
    return true
  }

  private var preformattedFont: FontRequest { bodyFont.monospacedDesign }

  /// The style that a preformatted paragraph has by itself.
  private func preformattedStyle(_ style: ParagraphStyle) -> ParagraphStyle {
    var result = ParagraphStyle()
    result.styleName = ElementStyleName.preformatted
    result.cells = style.cells
    return result
  }

  private mutating func writeParagraph(
    _ paragraph: ParagraphPieces,
    _ style: ParagraphStyle,
    beginsPage: Bool
  ) {
    let level = min(max(style.headingLevel, 0), 6)
    let tag = level > 0 ? "h\(level)" : "p"
    let font = level > 0 ? TextStyleFont.request(TextStyleFont.headings[level - 1]) : bodyFont
    var declarations = self.declarations(style, font)
    let string = paragraph.string
    if beginsPage { declarations.append(Self.pageBreak) }
    if Self.keepsSpaces(string) { declarations.append("white-space:pre-wrap") }
    let direction: String =
      switch style.baseWritingDirection {
      case .natural: ""
      case .leftToRight: " dir=\"ltr\""
      case .rightToLeft: " dir=\"rtl\""
      }
    let css = declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
    output += "<\(tag)\(direction)\(css)>"
    write(paragraph.runs, in: font)
    // A line break at the end of a block shows no line of its own.
    if string.isEmpty || string.unicodeScalars.last == "\u{2028}" { output += "<br>" }
    output += "</\(tag)>\n"
  }

  /// Whether a browser would show other spaces than the text has.
  private static func keepsSpaces(_ text: String) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\t" || (scalar == " " && (previous == " " || previous == "\u{2028}")) {
        return true
      }
      previous = scalar
    }
    return previous == " " && !text.isEmpty
  }

  /// The style that the elements around a paragraph give it.
  private func surroundingStyle(_ style: ParagraphStyle, _ font: FontRequest) -> ParagraphStyle {
    var result = ParagraphStyle()
    for list in style.lists {
      result.lists.append(list)
      ListMarkers.indent(&result)
    }
    if isQuote(style) {
      result.headIndent = Double(Self.quoteDepth(style)) * ElementStyleName.indent
      result.firstLineHeadIndent = result.headIndent
    }
    if options.extent == .fragment {
      result.paragraphSpacing = StyleLength.rounded(font.pointSize)
    }
    return result
  }

  private mutating func declarations(_ style: ParagraphStyle, _ font: FontRequest) -> [String] {
    let base = surroundingStyle(style, font)
    var result: [String] = []
    func length(_ points: Double) -> String { Markup.length(points, options.fontSizes) }
    if style.alignment != base.alignment {
      result.append(
        "text-align:\(style.alignment == .justified ? "justify" : style.alignment.rawValue)"
      )
    }
    if style.paragraphSpacingBefore != base.paragraphSpacingBefore {
      result.append("margin-top:\(length(style.paragraphSpacingBefore))")
    }
    if style.paragraphSpacing != base.paragraphSpacing {
      result.append("margin-bottom:\(length(style.paragraphSpacing))")
    }
    if style.headIndent != base.headIndent {
      result.append("margin-left:\(length(style.headIndent - base.headIndent))")
    }
    if style.firstLineHeadIndent - style.headIndent != base.firstLineHeadIndent - base.headIndent {
      result.append("text-indent:\(length(style.firstLineHeadIndent - style.headIndent))")
    }
    if style.tailIndent < 0 { result.append("margin-right:\(length(-style.tailIndent))") }
    if style.usesHyphenation { result.append("hyphens:auto") }
    if style.lineHeightMultiple > 0 {
      let factor = style.lineHeightMultiple * StyleApplication.naturalHeight
      result.append("line-height:\(Markup.number(factor))")
    } else if style.minimumLineHeight > 0, style.minimumLineHeight == style.maximumLineHeight {
      result.append("line-height:\(length(style.minimumLineHeight))")
    }
    count(style, base)
    return result
  }

  /// Counts the values that have no property.
  private mutating func count(_ style: ParagraphStyle, _ base: ParagraphStyle) {
    if style.lineSpacing != 0 { omit(.lineSpacing) }
    if style.minimumLineHeight != style.maximumLineHeight { omit(.lineHeightLimits) }
    if style.tabStops != base.tabStops { omit(.tabStops) }
    if style.lineBreakMode != .wordWrap || style.tighteningFactor != 0 { omit(.lineBreaks) }
    if style.tailIndent > 0 { omit(.tailIndent) }
    for cell in style.cells where cell.padding != nil || cell.rowFormat.gap != 0 {
      omit(.tableDetails)
    }
  }
}
