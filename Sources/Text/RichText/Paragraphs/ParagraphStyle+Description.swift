import FontDescriptors

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
