package import FontDescriptors

extension AttributedText {
  /// Returns the font of most of the text outside of headings.
  ///
  /// - Parameter plain: Returns a font without the traits that marks of the document say.
  /// - Returns: The font, or `nil` where there is no text.
  package func commonFont(_ plain: (FontRequest) -> FontRequest) -> FontRequest? {
    var lengths: [FontRequest: Int] = [:]
    var best: FontRequest?
    var longest = 0
    for run in runs where run.attributes.paragraphStyle?.headingLevel ?? 0 == 0 {
      let font = plain(run.attributes.font)
      let length = (lengths[font] ?? 0) + run.range.count
      lengths[font] = length
      if length > longest { (best, longest) = (font, length) }
    }
    return best
  }
}
