import FontDescriptors
import DynamicType
import RichText

extension StyleApplication {
  /// Applies a declaration that is not about the font; the result is whether it has a meaning.
  func apply(_ declaration: StyleDeclaration, to state: inout ElementState) -> Bool {
    let value = declaration.value
    let lower = value.lowercased()
    switch declaration.name {
    case "color":
      guard let color = StyleColor.parse(value) else { return false }
      state.attributes.foregroundColor = color
    case "background-color", "background":
      guard let color = StyleColor.parse(value) else { return false }
      setBackground(color, &state)
    case "text-decoration", "text-decoration-line": setDecoration(lower, &state.attributes)
    case "letter-spacing":
      guard let length = lower == "normal" ? 0 : length(lower, state) else { return false }
      state.attributes.letterSpacing = length
    case "vertical-align":
      switch lower {
      case "super": state.attributes.superscript = 1
      case "sub": state.attributes.superscript = -1
      default: return setVerticalAlignment(lower, &state)
      }
    case "display":
      state.isHidden = lower == "none"
      if lower == "block" { state.hasMarker = false }
    case "white-space":
      guard ["normal", "pre", "pre-wrap", "break-spaces"].contains(lower) else { return false }
      if state.whitespace != .paragraphs {
        state.whitespace = lower == "normal" ? .collapse : .keep
      }
    case "break-before", "page-break-before": return setBreak(\.breaksBefore, lower, &state)
    case "break-after", "page-break-after": return setBreak(\.breaksAfter, lower, &state)
    default: return applyParagraph(declaration.name, lower, &state)
    }
    return true
  }

  private func length(_ value: String, _ state: ElementState, percent: Double? = nil) -> Double? {
    StyleLength.points(value, em: state.attributes.font.pointSize, rem: rem, percent: percent)
  }

  private func setBackground(_ color: Color, _ state: inout ElementState) {
    if ["td", "th"].contains(state.name), let last = state.paragraph.cells.indices.last {
      state.paragraph.cells[last].backgroundColor = color
    } else {
      state.attributes.backgroundColor = color
    }
  }

  private func setVerticalAlignment(_ value: String, _ state: inout ElementState) -> Bool {
    guard ["td", "th"].contains(state.name), let last = state.paragraph.cells.indices.last else {
      return false
    }
    switch value {
    case "top": state.paragraph.cells[last].verticalAlignment = .top
    case "middle": state.paragraph.cells[last].verticalAlignment = .center
    case "bottom": state.paragraph.cells[last].verticalAlignment = .bottom
    default: return false
    }
    return true
  }

  private func setDecoration(_ value: String, _ attributes: inout TextAttributes) {
    var line = LineDecoration()
    for word in StyleDeclarations.parts(value, separator: " ") {
      switch word {
      case "double": line.pattern = .double
      case "dotted": line.dash = .dotted
      case "dashed": line.dash = .dashed
      case "2px": line.pattern = .thick
      case "underline", "line-through", "none", "solid", "": break
      default: line.color = StyleColor.parse(word) ?? line.color
      }
    }
    if value.contains("underline") { attributes.underline = line }
    if value.contains("line-through") { attributes.strikethrough = line }
    if value == "none" {
      attributes.underline = nil
      attributes.strikethrough = nil
    }
  }

  private func applyParagraph(_ name: String, _ value: String, _ state: inout ElementState) -> Bool
  {
    switch name {
    case "text-align":
      let alignments: [String: TextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
      ]
      guard let alignment = alignments[value] else { return false }
      state.paragraph.alignment = alignment
    case "direction":
      guard value == "rtl" || value == "ltr" else { return false }
      state.paragraph.baseWritingDirection = value == "rtl" ? .rightToLeft : .leftToRight
    case "line-height": return setLineHeight(value, &state)
    case "text-indent":
      guard let length = length(value, state) else { return false }
      state.paragraph.firstLineHeadIndent = StyleLength.rounded(state.paragraph.headIndent + length)
    case "hyphens": state.paragraph.usesHyphenation = value == "auto"
    case "margin", "padding": return setMargins(value, &state, isPadding: name == "padding")
    case "list-style-type", "list-style":
      guard let marker = ListMarkers.types.first(where: { $0.name == value })?.marker,
        let last = state.paragraph.lists.indices.last, state.isList
      else { return false }
      let isNumber = marker.rawValue.contains("{") && ![.disc, .circle, .square].contains(marker)
      state.paragraph.lists[last].marker =
        isNumber ? .init(rawValue: marker.rawValue + ".") : marker
    default:
      let sides = ["margin-top", "margin-bottom", "margin-left", "margin-right"]
      guard sides.contains(name), let length = length(value, state) else { return false }
      setMargin(String(name.dropFirst(7)), length, &state)
    }
    return true
  }

  func setLineHeight(_ value: String, _ state: inout ElementState) -> Bool {
    state.paragraph.lineHeightMultiple = 0
    state.paragraph.minimumLineHeight = 0
    state.paragraph.maximumLineHeight = 0
    if value == "normal" { return true }
    if let factor = StyleLength.number(value) ?? StyleLength.number(value, "%").map({ $0 / 100 }) {
      state.paragraph.lineHeightMultiple = StyleLength.rounded(max(factor, 0) / Self.naturalHeight)
      return true
    }
    guard let height = length(value, state), height > 0 else { return false }
    state.paragraph.minimumLineHeight = height
    state.paragraph.maximumLineHeight = height
    return true
  }

  /// The usual height of a line in parts of the font's size, which is a factor of 1 in a paragraph.
  static let naturalHeight = 1.2

  private func setMargins(_ value: String, _ state: inout ElementState, isPadding: Bool) -> Bool {
    let parts = value.split(separator: " ").map { length(String($0), state) }
    guard (1...4).contains(parts.count) else { return false }
    let values =
      [parts[0], parts[parts.count > 1 ? 1 : 0], parts[parts.count > 2 ? 2 : 0]]
      + [parts[parts.count > 3 ? 3 : parts.count > 1 ? 1 : 0]]
    // A padding of 0 is the usual one; others are not those of a paragraph.
    if isPadding { return values.allSatisfy { $0 == 0 } }
    for (side, value) in zip(["top", "right", "bottom", "left"], values) {
      if let value { setMargin(side, value, &state) }
    }
    return true
  }

  private func setMargin(_ side: String, _ length: Double, _ state: inout ElementState) {
    switch side {
    case "top": state.paragraph.paragraphSpacingBefore = max(length, 0)
    case "bottom": state.paragraph.paragraphSpacing = max(length, 0)
    case "right":
      state.paragraph.tailIndent = min(StyleLength.rounded(parent.paragraph.tailIndent - length), 0)
    default:
      let first = state.paragraph.firstLineHeadIndent - state.paragraph.headIndent
      state.paragraph.headIndent = StyleLength.rounded(parent.paragraph.headIndent + length)
      state.paragraph.firstLineHeadIndent = StyleLength.rounded(state.paragraph.headIndent + first)
    }
  }
}
