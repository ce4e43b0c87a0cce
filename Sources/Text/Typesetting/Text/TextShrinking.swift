import FontDescriptors
import FontManagement
import RichText

/// Shrinks fonts until a text fits, as a label with a minimum scale factor does.
public enum TextShrinking {
  /// Finds the largest factor at which a text fits.
  ///
  /// A text that does not fit at the minimum gets the minimum, and is truncated: 20 points at 0.6
  /// become 12. Otherwise the largest factor is found to a 256th of the range, which is finer than
  /// a label of iOS is known to be. One line also has to fit into the height.
  ///
  /// - Returns: The factor, and the text at it.
  public static func fit(
    _ text: ShapedText,
    width: Double,
    height: Double = .infinity,
    maximumLines: Int?,
    minimumScaleFactor: Double
  ) -> (factor: Double, text: ShapedText) {
    func fits(_ candidate: ShapedText) -> Bool {
      let measure = candidate.measure(width: width, maximumLines: maximumLines)
      return !measure.isTruncated && measure.width <= width + 1e-6
        && (maximumLines != 1 || measure.height <= height + 1e-6)
    }
    guard minimumScaleFactor > 0, minimumScaleFactor < 1, !fits(text) else { return (1, text) }
    let smallest = text.scaled(by: minimumScaleFactor)
    guard fits(smallest) else { return (minimumScaleFactor, smallest) }
    var best = (factor: minimumScaleFactor, text: smallest)
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      let factor = minimumScaleFactor + (1 - minimumScaleFactor) * Double(middle) / 256
      let candidate = text.scaled(by: factor)
      if fits(candidate) {
        low = middle
        best = (factor, candidate)
      } else {
        high = middle
      }
    }
    return best
  }
}

extension ShapedText {
  /// Returns the text with every font multiplied by a factor.
  public func scaled(by factor: Double) -> ShapedText {
    var text = text
    text.update { attributes in
      attributes.font = attributes.font.withSize(attributes.font.pointSize * factor)
    }
    return ShapedText(
      text,
      style: baseStyle,
      language: language,
      wordBreaker: wordBreaker,
      cache: cache
    )
  }
}
