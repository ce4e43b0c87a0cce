import FontDescriptors
import FontManagement
import RichText

/// Cuts a text into paragraphs, and resolves the fonts of each.
struct ParagraphSplitter {
  let text: AttributedText
  let style: ParagraphStyle
  let language: String?
  let wordBreaker: (any WordBreaker)?
  let cache: ShapingCache

  /// The paragraphs, shaped.
  func paragraphs() -> [ShapedText.Paragraph] {
    let ranges = ParagraphRanges.paragraphs(of: text.string)
    guard ranges.count > 1 else {
      return [paragraph(0..<text.count, text.string)]
    }
    var result: [ShapedText.Paragraph] = []
    result.reserveCapacity(ranges.count)
    let units = text.string.utf16
    var index = units.startIndex
    var last: String?
    for part in ranges {
      let end = units.index(index, offsetBy: part.range.count)
      let string = String(text.string[index..<end])
      if text.runs.count == 1, string == last, var paragraph = result.last {
        // Equal paragraphs, such as empty lines, share what was shaped.
        paragraph.offset = part.range.lowerBound
        result.append(paragraph)
      } else {
        result.append(paragraph(part.range, string))
      }
      last = string
      index = units.index(end, offsetBy: part.separatorLength)
    }
    return result
  }

  private func paragraph(_ range: Range<Int>, _ string: String) -> ShapedText.Paragraph {
    var slots: [TextAttributes] = []
    var runs: [Itemizer.StyleRun] = []
    var known: [TextAttributes: Int] = [:]
    var index = text.runIndex(at: range.lowerBound)
    repeat {
      let run = text.runs[index]
      let attributes = run.attributes.positioning
      let slot = slots.first == attributes ? 0 : known[attributes] ?? slots.count
      if slot == slots.count {
        slots.append(attributes)
        if text.runs.count > 1 { known[attributes] = slot }
      }
      let end = min(run.range.upperBound, range.upperBound) - range.lowerBound
      if let last = runs.last, last.style == slot {
        runs[runs.count - 1].end = end
      } else {
        runs.append(Itemizer.StyleRun(end: end, style: slot))
      }
      index += 1
    } while index < text.runs.count && text.runs[index].range.lowerBound < range.upperBound
    let style = text.attributes(at: range.lowerBound).paragraphStyle ?? style
    var options = ParagraphOptions(style, language: language)
    options.wordBreaker = wordBreaker
    let fonts = slots.map { Font($0.font) }
    let shaped = cache.paragraph(
      string,
      styles: zip(slots, fonts).map { RunStyle($0, font: $1) },
      runs: runs,
      options: options
    )
    return ShapedText.Paragraph(
      shaped: shaped,
      styles: zip(slots, fonts).map { ScaledStyle($0, font: $1) },
      style: style,
      offset: range.lowerBound
    )
  }
}
