import LayoutGeometry
import RichText

extension BodyWriter {
  /// Writes the formatting of a paragraph where it differs from that of the one before.
  mutating func beginParagraph(_ style: ParagraphStyle) {
    let before = paragraph
    beginRows(style.cells, after: before?.cells ?? [])
    if style != before {
      output.raw(before == nil || !style.cells.isEmpty ? "\\pard" : "\n\\pard")
      write(style)
      output.raw("\n")
    }
    if let list = style.lists.first {
      output.word("ls", tables.number(ofList: list.identifier))
      output.raw("\\ilvl\(min(style.lists.count, 9) - 1) ")
    }
    paragraph = style
  }

  private mutating func write(_ style: ParagraphStyle) {
    if !style.cells.isEmpty {
      output.word("intbl")
      output.word("itap", style.cells.count)
    }
    if let name = style.styleName { output.word("s", tables.number(ofStyle: name)) }
    for stop in style.tabStops { write(stop) }
    if style.defaultTabInterval != standardTabInterval {
      output.word("pardeftab", max(0, twips(style.defaultTabInterval)))
    }
    let head = twips(style.headIndent)
    let first = twips(style.firstLineHeadIndent) - head
    if head != 0 { output.word("li", head) }
    if first != 0 { output.word("fi", first) }
    if style.tailIndent != 0 { output.word("ri", rightIndent(style.tailIndent)) }
    writeLineHeight(style)
    if style.paragraphSpacingBefore != 0 { output.word("sb", twips(style.paragraphSpacingBefore)) }
    if style.paragraphSpacing != 0 { output.word("sa", twips(style.paragraphSpacing)) }
    switch style.baseWritingDirection {
    case .natural: output.word("pardirnatural")
    case .leftToRight: output.word("ltrpar")
    case .rightToLeft: output.word("rtlpar")
    }
    switch style.alignment {
    case .natural: break
    case .left: output.word("ql")
    case .center: output.word("qc")
    case .right: output.word("qr")
    case .justified: output.word("qj")
    }
    if style.usesHyphenation { output.word("hyphpar", 1) }
    if style.headingLevel > 0 { output.word("outlinelevel", min(style.headingLevel, 9) - 1) }
    output.word("partightenfactor", twips(style.tighteningFactor * 100))
  }

  private var standardTabInterval: Double {
    attributes.defaultTabInterval ?? DocumentBuilder.standardTabInterval(isCocoa: tables.isCocoa)
  }

  private mutating func write(_ stop: TabStop) {
    switch stop.alignment {
    case .leading: break
    case .center: output.word("tqc")
    case .trailing: output.word("tqr")
    case .decimal: output.word("tqdec")
    }
    output.word("tx", twips(stop.location))
  }

  /// The distance from the right margin; an end that is measured from the left needs the paper.
  private func rightIndent(_ tail: Double) -> Int {
    guard tail > 0 else { return twips(-tail) }
    let paper = attributes.paperSize?.width ?? 612
    let margins = (attributes.margins.left ?? 72) + (attributes.margins.right ?? 72)
    return max(0, twips(paper - margins - tail))
  }

  private mutating func writeLineHeight(_ style: ParagraphStyle) {
    let least = twips(style.minimumLineHeight)
    let most = twips(style.maximumLineHeight)
    if style.lineHeightMultiple > 0 {
      output.word("sl", Int((min(style.lineHeightMultiple, 1000) * 240).rounded()))
      output.word("slmult", 1)
      if least > 0 { output.word("slminimum", least) }
      if most > 0 { output.word("slmaximum", most) }
    } else if least > 0 {
      output.word("sl", most == least ? -least : least)
      if most > 0, most != least { output.word("slmaximum", most) }
    } else if most > 0 {
      output.word("slmaximum", most)
    }
    if style.lineSpacing != 0 { output.word("slleading", twips(style.lineSpacing)) }
  }
}
