/// The properties of a label.
public final class LabelProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public let attributedText = Property("attributedText", .attributedString)
  /// Whether the attributed text counts.
  public let usesAttributedText = Property("usesAttributedText", .bool, default: false)
  /// The font; `nil` for 17 points of the system font.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property(
    "adjustsFontForContentSizeCategory",
    .bool,
    default: false
  )
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The color of the text while highlighted.
  public let highlightedTextColor = Property("highlightedColor", .color)
  /// Whether the label is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the label is drawn as usable.
  public let isEnabled = Property("enabled", .bool, default: true)
  /// The alignment of lines.
  public let textAlignment = Property(
    "textAlignment",
    .words(Words.TextAlignment.self),
    default: .left
  )
  /// The treatment of text that does not fit.
  public let lineBreakMode = Property(
    "lineBreakMode",
    .words(Words.LineBreakMode.self),
    default: .tailTruncation
  )
  /// The largest number of lines, 0 for any.
  public let numberOfLines = Property("numberOfLines", .integer, default: 1)
  /// Whether text shrinks to fit its width; labels that shrink leave the attribute out and have a
  /// smallest size or scale.
  public let adjustsFontSizeToFit = Property("adjustsFontSizeToFit", .bool)
  /// The smallest size of shrunken text in points.
  public let minimumFontSize = Property("minimumFontSize", .number)
  /// The smallest factor on the size of shrunken text.
  public let minimumScaleFactor = Property("minimumScaleFactor", .number)
  /// The line of shrunken text that keeps its place.
  ///
  /// `alignBaselines` is nearly always written; nothing written is taken as it too.
  public let baselineAdjustment = Property(
    "baselineAdjustment",
    .words(Words.BaselineAdjustment.self),
    default: .alignBaselines
  )
  /// The width at which the label wraps when it is asked for its size; 0 where it is not fixed.
  public let preferredMaxLayoutWidth = Property("preferredMaxLayoutWidth", .number, default: 0)
  /// The color of the text's shadow.
  public let shadowColor = Property("shadowColor", .color)
  /// The distance of the text's shadow.
  public let shadowOffset = Property("shadowOffset", .size)

  let unused: [UnusedProperty] = [
    UnusedProperty("adjustsLetterSpacingToFitWidth", .bool, .notDrawn)
  ]

  static let shared = LabelProperties()
}

extension Property {
  /// The properties of a label.
  public static var label: LabelProperties { LabelProperties.shared }
}
