/// A box in a line of text, such as an image.
///
/// The attached character is U+FFFC; see ``AttributedText/init(attachment:attributes:)``.
public struct TextAttachment: Hashable, Sendable {
  /// The character that stands for an attachment.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  /// The width of the box in points; not negative.
  public var width: Double

  /// The height of the box in points; not negative.
  public var height: Double

  /// The distance of the box's lower edge above the baseline in points; negative is below.
  public var baselineOffset: Double

  /// The name by which drawing code finds the content.
  public var identifier: String

  /// Creates a box.
  public init(
    width: Double,
    height: Double,
    baselineOffset: Double = 0,
    identifier: String = ""
  ) {
    precondition(
      width >= 0 && height >= 0 && width.isFinite && height.isFinite && baselineOffset.isFinite,
      "The box of an attachment has finite sizes that are not negative."
    )
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
    self.identifier = identifier
  }
}
