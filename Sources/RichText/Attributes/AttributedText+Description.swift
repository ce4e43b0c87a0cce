import FontDescriptors

extension AttributedText: CustomStringConvertible {
  /// Each run in quotation marks with its attributes, one to a line.
  public var description: String {
    runs.map { run in
      let start = string.utf16.index(string.startIndex, offsetBy: run.range.lowerBound)
      let end = string.utf16.index(start, offsetBy: run.range.count)
      return "\(String(string[start..<end]).debugDescription) in \(run.attributes)"
    }
    .joined(separator: "\n")
  }
}

extension RichTextDocument: CustomStringConvertible {
  /// The text with its attributes.
  public var description: String { text.description }
}

extension TextAttributes: CustomStringConvertible {
  /// The font, and the other attributes that are not at their usual values.
  public var description: String {
    let others: [String?] = [
      letterSpacing == 0 ? nil : "letter spacing \(FontDescriptor.points(letterSpacing))",
      foregroundColor.map { "color \($0)" }, backgroundColor.map { "background \($0)" },
      underline == nil ? nil : "underlined", strikethrough == nil ? nil : "struck through",
      baselineOffset == 0 ? nil : "baseline \(FontDescriptor.points(baselineOffset))",
      language.map { "language \($0)" }, link.map { "link to \($0)" },
      attachment == nil ? nil : "attachment", paragraphStyle.map { "paragraph \($0)" },
    ]
    return ([font.description] + others.compactMap(\.self)).joined(separator: ", ")
  }
}

extension ParagraphStyle: CustomStringConvertible {
  /// The values that differ from those of ``default``.
  public var description: String {
    let usual = ParagraphStyle.default
    let lengths: [(name: String, value: Double, usual: Double)] = [
      ("minimum line height", minimumLineHeight, usual.minimumLineHeight),
      ("maximum line height", maximumLineHeight, usual.maximumLineHeight),
      ("line spacing", lineSpacing, usual.lineSpacing),
      ("spacing after", paragraphSpacing, usual.paragraphSpacing),
      ("spacing before", paragraphSpacingBefore, usual.paragraphSpacingBefore),
      ("first line indent", firstLineHeadIndent, usual.firstLineHeadIndent),
      ("head indent", headIndent, usual.headIndent), ("tail indent", tailIndent, usual.tailIndent),
    ]
    let words: [String?] = [
      alignment == usual.alignment ? nil : "\(alignment)",
      lineBreakMode == usual.lineBreakMode ? nil : "\(lineBreakMode)",
      lineHeightMultiple == usual.lineHeightMultiple ? nil : "line height × \(lineHeightMultiple)",
      usesHyphenation == usual.usesHyphenation ? nil : "hyphenated",
    ]
    let parts =
      words.compactMap(\.self)
      + lengths.filter { $0.value != $0.usual }.map {
        "\($0.name) \(FontDescriptor.points($0.value))"
      }
    if parts.isEmpty { return self == usual ? "default" : "other" }
    return parts.joined(separator: ", ")
  }
}
