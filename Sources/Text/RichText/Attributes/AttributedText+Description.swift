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
