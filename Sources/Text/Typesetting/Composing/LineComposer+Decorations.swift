import CHarfBuzz
import FontManagement
import RichText

extension LineComposer {
  /// The boxes of attachments from left to right.
  func attachments() -> [PlacedAttachment] {
    guard let text = content.text else { return [] }
    var placed: [PlacedAttachment] = []
    forEachPart { part, _ in
      guard part.item.kind == .attachment else { return }
      let offset = content.offset + part.piece.range.lowerBound
      guard let attachment = text.attributes(at: offset).attachment else { return }
      placed.append(
        PlacedAttachment(
          attachment: attachment,
          x: part.x,
          y: -part.style.ascent,
          offset: offset
        )
      )
    }
    return placed
  }

  /// The lines under and through the text and the colors behind it, from left to right.
  func decorations() -> [DecorationLine] {
    guard let text = content.text, content.runs(of: text).contains(where: \.attributes.isDecorated)
    else { return [] }
    var lines: [DecorationLine] = []
    forEachPart { part, shaper in
      for stretch in stretches(of: part, text) {
        append(stretch, part, shaper.recipe(of: part.item), to: &lines)
      }
    }
    return lines
  }

  /// A part of a part with the same attributes.
  private struct Stretch {
    var attributes: TextAttributes
    var x: Double
    var width: Double
  }

  private func stretches(of part: Part, _ text: AttributedText) -> [Stretch] {
    var stretches: [(run: Int, stretch: Stretch)] = []
    for edge in part.edges {
      let offset = content.offset + (part.isMark ? content.markOffset : edge.range.lowerBound)
      let run = text.runIndex(at: offset)
      if let last = stretches.last, last.run == run {
        stretches[stretches.count - 1].stretch.width += edge.width
      } else {
        stretches.append(
          (run, Stretch(attributes: text.runs[run].attributes, x: edge.x, width: edge.width))
        )
      }
    }
    return stretches.map(\.stretch)
  }

  private func append(
    _ stretch: Stretch,
    _ part: Part,
    _ recipe: FontRecipe,
    to lines: inout [DecorationLine]
  ) {
    let attributes = stretch.attributes
    if let color = attributes.backgroundColor {
      lines.append(
        DecorationLine(
          kind: .background,
          pattern: .single,
          x: stretch.x,
          width: stretch.width,
          y: (line.descent - line.ascent) / 2,
          thickness: line.ascent + line.descent,
          color: color
        )
      )
    }
    for (kind, decoration) in [
      (DecorationLine.Kind.underline, attributes.underline),
      (.strikethrough, attributes.strikethrough),
    ] {
      guard let decoration else { continue }
      let metrics = DecorationMetrics(recipe, kind)
      lines.append(
        DecorationLine(
          kind: kind,
          pattern: decoration.pattern,
          x: stretch.x,
          width: stretch.width,
          y: -metrics.offset * part.style.pointSize - part.style.baselineOffset,
          thickness: metrics.thickness * part.style.pointSize,
          color: decoration.color ?? attributes.foregroundColor
        )
      )
    }
  }
}

extension LineContent {
  /// The runs of the attributes that the line shows, those of its mark included.
  ///
  /// All lines of a text look at each of its runs about once, so that time is linear in the text.
  fileprivate func runs(of text: AttributedText) -> ArraySlice<AttributedText.Run> {
    let start = tail.isEmpty ? lineStart : min(lineStart, tail.lowerBound)
    let end = tail.isEmpty ? head.upperBound : max(head.upperBound, tail.upperBound)
    let first = text.runIndex(at: offset + start)
    return text.runs[first...max(first, text.runIndex(at: offset + end))]
  }
}

/// The places and thicknesses of a face's decoration lines in ems.
private struct DecorationMetrics {
  /// The middle of the line above the baseline.
  var offset: Double
  var thickness: Double

  init(_ recipe: FontRecipe, _ kind: DecorationLine.Kind) {
    if kind == .underline, let underline = recipe.systemUnderline {
      (offset, thickness) = underline
      return
    }
    let face = recipe.text
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(face.hbFont, tag, &position)
      return Double(position) / Double(EmUnits.perEm)
    }
    let isUnderline = kind == .underline
    let place =
      value(isUnderline ? HB_OT_METRICS_TAG_UNDERLINE_OFFSET : HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    let size =
      value(isUnderline ? HB_OT_METRICS_TAG_UNDERLINE_SIZE : HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    thickness = size > 0 ? size : 0.05
    // A font gives the top of the line through text, and iOS takes its place of the line under text as the middle:
    // 61 to 64 pixels with Nunito Sans at 57 pixels, whose place is 0.085 em, on a baseline at 58
    // (leboncoin/spark-ios-component-text-link).
    offset = isUnderline ? place : place - thickness / 2
  }
}

extension TextAttributes {
  fileprivate var isDecorated: Bool {
    underline != nil || strikethrough != nil || backgroundColor != nil
  }
}
